import type { ProvenanceGraphGuarantee, ProvenanceGraphTestProof } from '@ticket-circuit/schemas';

/** Where a criterion stands: `red` is proved before the code, `green` after it as well, `failing` where the code does not hold it. */
export type Standing = 'open' | 'red' | 'green' | 'failing' | 'accepted' | 'reviewed';

/** Returns where a criterion stands. */
export function standingOf(guarantee: ProvenanceGraphGuarantee): Standing {
  if (guarantee.kind === 'accepted' || guarantee.kind === 'reviewed') return guarantee.kind;
  if (guarantee.kind === 'unheld') return 'open';
  const { tests } = guarantee;
  if (tests.some(({ after }) => after.kind === 'failed')) return 'failing';
  if (tests.every(({ after }) => after.kind === 'passed')) return 'green';
  return tests.every(wasShown) ? 'red' : 'open';
}

/** A guard is shown by its run alone; a proof must have failed in every run before the code. */
function wasShown({ role, before }: ProvenanceGraphTestProof): boolean {
  return before.length > 0 && (role === 'guard' || before.some(({ outcome }) => outcome === 'failed'));
}
