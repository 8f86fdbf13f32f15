import { checkLot } from '@ticket-circuit/coupler';
import { classify } from '@ticket-circuit/rights';
import type { CandidateInput } from './candidate-input.ts';
import type { ChecksContext } from './checks-context.ts';
import { textOf } from './tree-text.ts';

/** Returns the lot between base and a tree: its elements, and what lies outside the plan. */
export async function lotOf(
  ctx: ChecksContext,
  input: Pick<CandidateInput, 'baseTree' | 'plan'> & Partial<Pick<CandidateInput, 'tests'>>,
  tree: string,
): ReturnType<typeof checkLot> {
  const changed = await ctx.repo.diffTrees(input.baseTree, tree);
  const outputs = new Set((ctx.config.references ?? []).flatMap((reference) => reference.outputs));
  return await checkLot({
    readBase: textOf(ctx.repo, input.baseTree),
    readAfter: textOf(ctx.repo, tree),
    plan: input.plan,
    changedPaths: changed.map(({ path }) => path),
    listFiles: async () =>
      (await ctx.repo.listTree(input.baseTree))
        .filter(({ kind, path }) => kind === 'file' && classify(path, ctx.config) === 'source')
        .map(({ path }) => path),
    classOf: (path) => classify(path, ctx.config),
    isReference: (path) => outputs.has(path),
    tests: input.tests?.sheet.tests ?? [],
  });
}
