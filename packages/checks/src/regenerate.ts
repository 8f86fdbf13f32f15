import type { CheckReportFault } from '@ticket-circuit/schemas';
import type { ChecksContext } from './checks-context.ts';
import { playCommand } from './play-command.ts';

/**
 * Returns the tree with every reference of circuit.json generated anew, one evidence line per reference, and what went wrong.
 * A reference may write its declared outputs and nothing else.
 */
export async function regenerate(
  ctx: ChecksContext,
  tree: string,
): Promise<{ tree: string; faults: CheckReportFault[]; evidence: string[] }> {
  const evidence: string[] = [];
  let current = tree;
  for (const reference of ctx.config.references ?? []) {
    const played = await playCommand(ctx, { tree: current, argv: reference.run });
    if (played.kind === 'failed')
      return {
        tree: current,
        evidence,
        faults: [
          {
            conjunct: 'references-clean',
            where: 'source',
            message: `The reference ${reference.name} could not be generated: ${played.why}`,
          },
        ],
      };
    const outside = played.changed.filter((path) => !reference.outputs.includes(path));
    if (outside.length > 0)
      return {
        tree: current,
        evidence,
        faults: [
          {
            conjunct: 'references-clean',
            where: 'infrastructure',
            message: `The reference ${reference.name} wrote ${outside.join(', ')}, which it does not declare.`,
          },
        ],
      };
    current = played.tree;
    evidence.push(`${reference.name}: ${played.changed.length === 0 ? 'clean' : played.changed.join(', ')}`);
  }
  return { tree: current, faults: [], evidence };
}
