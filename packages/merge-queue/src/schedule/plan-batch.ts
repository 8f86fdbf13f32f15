import { assertNever } from '@ticket-circuit/schemas';
import type { Decision, QueueAction, QueueState, Run } from './queue-state.ts';
import { withoutTicket } from './leave.ts';
import { admitted } from './stacks.ts';

/** Plans the one run of a queue that checks several tickets as one. A red batch is told apart by halves; what is red alone twice is out. */
export function planBatch(state: QueueState): Decision {
  const actions: QueueAction[] = [];
  let current = state;
  for (let next = step(current); next !== null; next = step(current)) {
    current = next.state;
    actions.push(...next.actions);
  }
  return { state: current, actions };
}

function step(state: QueueState): Decision | null {
  const run = state.runs.find(({ base }) => base === state.head);
  const stale = state.runs.filter(({ base, items }) => base !== state.head || !items.every((ticket) => has(state, ticket)));
  if (stale.length > 0)
    return dropRuns(
      state,
      stale.map(({ id }) => id),
    );
  if (run === undefined) return state.mode.kind === 'paused' || state.landing !== null ? null : startNext(state);
  switch (run.verdict) {
    case 'running':
      return null;
    case 'green':
      if (state.landing !== null || state.mode.kind === 'paused') return null;
      return {
        state: { ...state, landing: { run: run.id, items: run.items } },
        actions: [{ kind: 'land', run: run.id, items: run.items }],
      };
    case 'red':
      return afterRed({ ...state, runs: [] }, run);
    case 'conflict':
    case 'empty':
      return null;
    default:
      return assertNever(run.verdict);
  }
}

function afterRed(state: QueueState, { id, items, why }: Run): Decision {
  const [, ...rest] = state.groups;
  if (items.length > 1) return { state: { ...state, groups: [...halved(items), ...rest] }, actions: [] };
  const [only = ''] = items;
  const entries = state.entries.map((entry) => (entry.ticket === only ? { ...entry, redAlone: entry.redAlone + 1 } : entry));
  const isOut = entries.some(({ ticket, redAlone }) => ticket === only && redAlone >= 2);
  return isOut
    ? withoutTicket({ ...state, entries }, { ticket: only, reason: 'red', why, run: id })
    : { state: { ...state, entries }, actions: [] };
}

function startNext(state: QueueState): Decision | null {
  const groups = state.groups.map((group) => group.filter((ticket) => has(state, ticket))).filter((group) => group.length > 0);
  const [first, ...rest] = groups;
  const items =
    first ??
    admitted(state)
      .slice(0, state.policy.batchSize)
      .map(({ ticket }) => ticket);
  if (items.length === 0) return null;
  const run = { id: state.nextRun, base: state.head, items, verdict: 'running' as const, why: '' };
  const next = { ...state, groups: [items, ...rest], runs: [run], nextRun: state.nextRun + 1 };
  return { state: next, actions: [{ kind: 'start', run: run.id, base: run.base, items }] };
}

/** A batch in which one ticket does not fit: those before it go without it, and it goes on with those behind; what does not fit on main itself is out. */
export function withMisfit(state: QueueState, run: Run, misfit: { ticket: string; reason: 'conflict' | 'empty'; why: string }): Decision {
  const at = run.items.indexOf(misfit.ticket);
  const [, ...rest] = state.groups;
  const next = { ...state, runs: state.runs.filter(({ id }) => id !== run.id) };
  if (at > 0) return { state: { ...next, groups: [run.items.slice(0, at), run.items.slice(at), ...rest] }, actions: [] };
  return withoutTicket(next, { ...misfit, run: run.id });
}

function dropRuns(state: QueueState, ids: readonly number[]): Decision {
  const gone = state.runs.filter(({ id }) => ids.includes(id));
  const actions = gone.filter(({ verdict }) => verdict === 'running').map(({ id }) => ({ kind: 'stop' as const, run: id }));
  return { state: { ...state, runs: state.runs.filter(({ id }) => !ids.includes(id)) }, actions };
}

function halved(items: readonly string[]): string[][] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

function has({ entries }: QueueState, ticket: string): boolean {
  return entries.some((entry) => entry.ticket === ticket);
}
