import type { PlanSheet, SkeletonProposal } from '@ticket-circuit/schemas';
import { laySkeleton } from '../lay/lay-skeleton.ts';
import type { Senior } from './skeleton.ts';

/**
 * Returns the senior that lays a model's typed proposal for the files of a plan: imports, private constants, types and fields, and private
 * helpers, which are its blanks. It stands on a tree on which the plan itself was laid.
 */
export function modelSenior(plan: PlanSheet, proposal: SkeletonProposal, nonce: string): Senior {
  return async (read) => {
    const { changes, helpers, findings } = await laySkeleton(read, plan, proposal, nonce);
    const faults = findings.map(({ message }) => message);
    const blanks = faults.length > 0 ? [] : helpers.map((element) => ({ plan, element, mode: 'new' as const }));
    return { changes, blanks, faults };
  };
}
