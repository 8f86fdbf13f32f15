import { culpritOf, provenIn, rerunsDue } from './judge-reds.ts';
import { planMainJudging } from './judge-main.ts';
import { withoutTicket } from './leave.ts';
import { planBatch } from './plan-batch.ts';
import type { Decision, QueueAction, QueueState, Run } from './queue-state.ts';
import { stacksOf, type Stack } from './stacks.ts';

/**
 * Brings the queue to what its facts ask for: throws out who is at fault, stops what runs in vain, lands what is proven, and fills the free
 * slots. A function of the facts alone, so that a signal that is lost, doubled or late does no harm.
 */
export function plan(state: QueueState): Decision {
  if (state.head === '') return { state, actions: [] };
  const planned = state.policy.grouping === 'batch' ? planBatch(state) : planWindow(state);
  const { mode, entries } = planned.state;
  if (mode.kind !== 'draining' || entries.some(({ seq }) => seq <= mode.upTo)) return planned;
  return { ...planned, state: { ...planned.state, mode: { kind: 'paused', why: mode.why } } };
}

function planWindow(state: QueueState): Decision {
  const actions: QueueAction[] = [];
  let current = state;
  const take = (decision: Decision): void => {
    current = decision.state;
    actions.push(...decision.actions);
  };
  for (let out = culpritOf(current, stacksOf(current)); out !== null; out = culpritOf(current, stacksOf(current)))
    take(withoutTicket(current, out));
  const stacks = stacksOf(current);
  take(stopStrays(current, stacks));
  if (current.mode.kind === 'paused') return { state: current, actions };
  take(landFirst(current, stacks));
  take(fillSlots(current, stacks));
  take(planMainJudging(current));
  return { state: current, actions };
}

function stopStrays(state: QueueState, stacks: readonly Stack[]): Decision {
  const wanted = new Set(stacks.flatMap(({ runs }) => runs.map(({ id }) => id)));
  // The run whose push is awaited is needed to tell what landed.
  const isKept = ({ id }: Run): boolean => wanted.has(id) || state.landing?.run === id;
  const strays = state.runs.filter((run) => !isKept(run) && run.verdict === 'running');
  return { state: { ...state, runs: state.runs.filter(isKept) }, actions: strays.map(({ id }) => ({ kind: 'stop', run: id })) };
}

/** One ticket at a time by its own green; several at once only where the first one's own run is not green and one behind it is. */
function landFirst(state: QueueState, stacks: readonly Stack[]): Decision {
  if (state.landing !== null) return { state, actions: [] };
  for (const stack of stacks) {
    if (stack.items.length > 1) continue;
    const run = landableRun(stack, stacks);
    if (run === null) continue;
    const { id, items } = run;
    return { state: { ...state, landing: { run: id, items } }, actions: [{ kind: 'land', run: id, items }] };
  }
  return { state, actions: [] };
}

function landableRun({ entry, runs }: Stack, stacks: readonly Stack[]): Run | null {
  const own = runs.find(({ verdict }) => verdict === 'green');
  if (own !== undefined) return own;
  if (runs.some(({ verdict }) => verdict === 'running')) return null;
  const later = stacks.flatMap(({ items, runs: theirs }) => (items.includes(entry.ticket) ? theirs : []));
  const greens = later.filter(({ verdict }) => verdict === 'green');
  return greens.toSorted((a, b) => a.items.length - b.items.length)[0] ?? null;
}

function fillSlots(state: QueueState, stacks: readonly Stack[]): Decision {
  let free = state.policy.slots - state.runs.filter(({ verdict }) => verdict === 'running').length;
  const again = new Set(rerunsDue(state, stacks).map(({ entry }) => entry.ticket));
  const proven = provenIn(stacks);
  const runs: Run[] = [];
  for (const { entry, items, runs: own } of stacks) {
    const isDue = own.length === 0 ? items.length <= state.window && !proven.has(entry.ticket) : again.has(entry.ticket);
    if (!isDue || free <= 0) continue;
    runs.push({ id: state.nextRun + runs.length, base: state.head, items, verdict: 'running', why: '' });
    free -= 1;
  }
  const next = { ...state, runs: [...state.runs, ...runs], nextRun: state.nextRun + runs.length };
  return { state: next, actions: runs.map(({ id, base, items }) => ({ kind: 'start', run: id, base, items })) };
}
