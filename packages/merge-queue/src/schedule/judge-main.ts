import type { Decision, Entry, QueueEvent, QueueState } from './queue-state.ts';

/**
 * Returns the queue after tickets have landed, or main was found elsewhere with none of them. What landed by lanes alone is to be checked
 * together; a ticket that stood on all of main, and was checked with all of it, speaks for what landed before as well.
 */
export function withLanded(state: QueueState, landed: readonly Entry[], head: string): QueueState {
  const isWhole = state.policy.grouping !== 'lanes' || landed.some(({ packages }) => packages === null);
  const unjudged = isWhole && landed.length > 0 ? [] : [...state.unjudged, ...landed.map(({ ticket, commit }) => ({ ticket, commit }))];
  return { ...state, unjudged, whole: unjudged.length === 0 ? head : state.whole };
}

/** Has all of main checked once what landed by lanes alone is many, or nothing else is left to do. */
export function planMainJudging(state: QueueState): Decision {
  const { policy, judging, unjudged, landing, runs, head, nextRun: run, whole: since } = state;
  const isBusy = landing !== null || runs.some(({ verdict }) => verdict === 'running');
  const isDue = unjudged.length >= (isBusy ? policy.maxUnjudged : 1);
  if (policy.grouping !== 'lanes' || judging !== null || !isDue) return { state, actions: [] };
  const next = { ...state, nextRun: run + 1, judging: { run, head, tickets: unjudged.map(({ ticket }) => ticket) } };
  return { state: next, actions: [{ kind: 'judge-main', run, head, since, landed: unjudged }] };
}

/** Takes what the check of all of main said. A red, or no verdict again and again, stops the queue until somebody has looked. */
export function mainJudged(state: QueueState, { run, verdict, why }: Extract<QueueEvent, { readonly kind: 'main-judged' }>): QueueState {
  const { judging, policy } = state;
  if (judging?.run !== run) return state;
  const left = state.unjudged.filter(({ ticket }) => !judging.tickets.includes(ticket));
  // A ticket that was checked with all of main has landed since.
  if (left.length === state.unjudged.length) return { ...state, judging: null };
  if (verdict === 'green') return { ...state, judging: null, mainUnknowns: 0, unjudged: left, whole: judging.head };
  const mainUnknowns = verdict === 'unknown' ? state.mainUnknowns + 1 : 0;
  const isStopped = verdict === 'red' || mainUnknowns >= policy.maxUnknowns;
  return { ...state, judging: null, mainUnknowns: isStopped ? 0 : mainUnknowns, ...(isStopped ? { mode: { kind: 'paused', why } } : {}) };
}
