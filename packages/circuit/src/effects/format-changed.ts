import { playCommand, type ChecksContext } from '@ticket-circuit/checks';

/**
 * Returns a tree with the project's formatter applied to what differs from the start tree (gesture G4); the tree itself when no formatter is
 * configured, when it fails, or when it writes anything else: form is no reason to lose work, and the checks judge it again.
 */
export async function formatChanged(ctx: ChecksContext, start: string, tree: string): Promise<string> {
  const command = ctx.config.format?.only;
  if (command === undefined) return tree;
  const files = (await ctx.repo.diffTrees(start, tree)).filter(({ status }) => status !== 'removed').map(({ path }) => path);
  if (files.length === 0) return tree;
  const played = await playCommand(ctx, { tree, argv: command.flatMap((word) => (word === '{files}' ? files : [word])) });
  return played.kind === 'played' && played.changed.every((path) => files.includes(path)) ? played.tree : tree;
}
