import type { CheckReport, ElementList } from '@ticket-circuit/schemas';
import type { CandidateInput } from './candidate-input.ts';
import { checkCandidate } from './check-candidate.ts';
import type { ChecksContext } from './checks-context.ts';
import { lotOf } from './lot-of.ts';

/**
 * Returns the element list of a checked candidate, after the final pass on a clean checkout of exactly that tree.
 * The pass repeats every check; the proof store spares what was run on the same tree before. Faults mean that the candidate is not what was checked.
 */
export async function finalPass(ctx: ChecksContext, input: CandidateInput, checked: CheckReport): Promise<ElementList> {
  const again = await checkCandidate(ctx, { ...input, codeTree: checked.tree });
  const faults =
    again.tree === checked.tree
      ? again.faults
      : [
          ...again.faults,
          {
            conjunct: 'references-clean' as const,
            where: 'infrastructure' as const,
            message: `The final pass made the tree ${again.tree}, and ${checked.tree} was checked.`,
          },
        ];
  const lot = await lotOf(ctx, input, checked.tree);
  return { base: input.base, tree: checked.tree, elements: lot.elements, faults };
}
