import type { Decision, Question } from '@ticket-circuit/schemas';
import type { TicketFacts } from './state.ts';

type Cause = Question['cause'];
type Kind = Decision['kind'];

/** The decisions that may be given to each cause of a question. */
export const admitted = {
  'plan-question': ['choose', 'amend', 'extend-plan', 'abandon', 'to-owner'],
  dependency: ['accept-dependency', 'amend', 'refuse', 'abandon'],
  'open-answer': ['amend', 'extend-plan', 'refuse', 'retry', 'abandon', 'to-owner'],
  uncovered: ['amend', 'extend-plan', 'refuse', 'retry', 'accept-uncovered', 'abandon', 'to-owner'],
  'plan-defect': ['extend-plan', 'amend', 'refuse', 'retry', 'abandon', 'to-owner'],
  'test-defect-twice': ['amend', 'refuse', 'retry', 'abandon', 'to-owner'],
  'out-of-plan': ['extend-plan', 'amend', 'refuse', 'retry', 'abandon', 'to-owner'],
  breach: ['extend-plan', 'amend', 'refuse', 'retry', 'abandon', 'to-owner'],
  'review-plan': ['extend-plan', 'amend', 'refuse', 'retry', 'abandon', 'to-owner'],
  'bound-reached': ['retry', 'amend', 'extend-plan', 'abandon', 'to-owner'],
  blocked: ['retry', 'amend', 'extend-plan', 'abandon', 'to-owner'],
  'budget-spent': ['raise-budget', 'abandon'],
  'engine-down': ['retry', 'abandon'],
  infrastructure: ['retry', 'abandon'],
  'unexpected-event': ['retry', 'abandon'],
  'table-changed': ['migrate', 'abandon'],
  'not-deliverable': ['retry', 'amend', 'abandon', 'to-owner'],
  'gesture-outside-rule': ['extend-plan', 'amend', 'refuse', 'retry', 'abandon', 'to-owner'],
  'queue-refused': ['retry', 'amend', 'abandon'],
  'refused-by-model': ['retry', 'amend', 'abandon', 'to-owner'],
} as const satisfies Record<Cause, readonly Kind[]>;

/** Causes that only the owner can settle: their decisions are the owner's, or they need hands outside the circuit. */
export const ownersCauses: readonly Cause[] = [
  'dependency',
  'budget-spent',
  'engine-down',
  'infrastructure',
  'unexpected-event',
  'table-changed',
  'queue-refused',
];
export const ownersDecisions: readonly Kind[] = ['accept-uncovered', 'accept-dependency', 'raise-budget'];
const afterLanding: readonly Kind[] = ['retry', 'raise-budget', 'migrate', 'abandon', 'to-owner'];

/** Decisions that a supervisor role may take in one ticket; then questions go to the owner, so that no two roles can go round for ever. */
export const maxRoleDecisions = 9;

export function isOwners(decision: Kind): boolean {
  return ownersDecisions.includes(decision);
}

/** Returns who is asked: the owner where only he can settle it, or where the supervisor role has used up its decisions. */
export function addresseeOf(facts: TicketFacts, cause: Cause, wished: Question['to']): Question['to'] {
  if (wished === 'owner' || ownersCauses.includes(cause)) return 'owner';
  const byRole = facts.decided.filter(({ by }) => by === 'supervisor').length;
  return facts.supervisor === 'role' && byRole >= maxRoleDecisions ? 'owner' : 'supervisor';
}

/**
 * Returns the decisions that a question admits, never empty. A supervisor role is not offered what belongs to the owner; a person who stands in for
 * it is. Without a plan there is none to extend. After landing no decision can send the lot back, and `abandon` gives up only what is left.
 */
export function admitsOf(facts: TicketFacts, cause: Cause, to: Question['to']): Kind[] {
  const kinds: readonly Kind[] = admitted[cause];
  return kinds.filter((kind) => {
    if (kind === 'extend-plan' && facts.plan === undefined) return false;
    if (facts.landed !== undefined && !afterLanding.includes(kind)) return false;
    if (to === 'owner') return kind !== 'to-owner';
    return facts.supervisor === 'person' || !isOwners(kind);
  });
}
