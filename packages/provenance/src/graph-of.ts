import { deliverable, fold, positionOf, statusOf, type Ticketed } from '@ticket-circuit/router';
import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import { approvalOf } from './approval-of.ts';
import { artifactsOf } from './artifacts-of.ts';
import { childrenOf } from './children-of.ts';
import type { GraphEntry } from './graph-entry.ts';
import { guaranteesOf } from './guarantees-of.ts';
import { journeyOf } from './journey-of.ts';
import { patchOf } from './patch-of.ts';
import { planOf } from './plan-of.ts';
import { runsOf } from './runs-of.ts';

/**
 * Returns a ticket as the root of everything that made it; null when it has no entry that opens it. Equal entries give an equal graph. What a later
 * round made stale is in the journey only: plan, guarantees, manifestations and lines are those that hold. Never throws.
 *
 * @param entries All entries of one ticket, in order.
 * @param isHeld Whether a process takes the ticket on now, for its status; without it the events alone decide.
 */
export function graphOf(entries: readonly GraphEntry[], isHeld?: boolean): ProvenanceGraph | null {
  const { state } = fold(entries);
  const [first] = entries;
  const last = entries.at(-1);
  if (state.kind === 'none' || first === undefined || last === undefined) return null;
  const runs = runsOf(entries);
  return {
    ticket: { id: state.id, title: state.title, goal: state.goal, status: statusOf(state, isHeld), origin: state.origin },
    head: { seq: last.seq, hash: last.hash },
    openedAt: first.at,
    bounds: state.bounds,
    ...placeOf(state),
    ...(state.base === null ? {} : { base: state.base }),
    mandate: state.plan?.criteria ?? [],
    plan: planOf(state, entries),
    patch: patchOf(state, entries),
    approval: approvalOf(state, entries),
    runs,
    manifestations: state.elements?.elements ?? [],
    guarantees: guaranteesOf(state),
    convergence: state.plan === undefined ? [] : deliverable(state).conjuncts.map((each) => ({ ...each, evidence: [...each.evidence] })),
    journey: journeyOf(entries),
    artifacts: artifactsOf(entries, runs),
    children: childrenOf(entries),
  };
}

function placeOf(state: Ticketed): Pick<ProvenanceGraph, 'place'> {
  if (['open', 'discovered', 'closed', 'abandoned'].includes(state.kind)) return {};
  const { step, round, try: tried } = positionOf(state);
  return { place: { step, round, try: tried } };
}
