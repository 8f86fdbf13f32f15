import { assertNever } from '@ticket-circuit/schemas';
import { withoutTicket, type Leaving } from './leave.ts';
import { mainJudged, withLanded } from './judge-main.ts';
import { withEntry, withJump } from './order.ts';
import { plan } from './plan.ts';
import { policies } from './policies.ts';
import { withMisfit } from './plan-batch.ts';
import type { Decision, Entry, QueueAction, QueueEvent, QueueState, Run } from './queue-state.ts';
import { overlaps } from './stacks.ts';

type EventOf<Kind extends QueueEvent['kind']> = Extract<QueueEvent, { readonly kind: Kind }>;

/**
 * Returns what the queue is after an event, and what is to be done. Pure: no clock, no file, no randomness, so the same code runs a real
 * queue, a simulated one, and the replay of a journal. An event that no longer means anything changes nothing. Never throws.
 */
export function decide(state: QueueState, event: QueueEvent): Decision {
  const taken = take(state, event);
  const planned = plan(taken.state);
  return { state: planned.state, actions: [...taken.actions, ...planned.actions] };
}

function take(state: QueueState, event: QueueEvent): Decision {
  switch (event.kind) {
    case 'submitted':
      return submitted(state, event);
    case 'cancelled':
      return cancelled(state, event);
    case 'jumped':
      return jumped(state, event);
    case 'paused':
      return only({ ...state, mode: { kind: 'paused', why: event.why } });
    case 'drained':
      return only({ ...state, mode: { kind: 'draining', upTo: state.nextSeq - 1, why: event.why } });
    case 'resumed':
      return only({ ...state, mode: { kind: 'open' } });
    case 'restarted':
      // Where main is must be read again before anything starts: a push may have gone through.
      return only({ ...withPolicy(state, event), head: '', runs: [], landing: null, judging: null });
    case 'main-read':
      return mainRead(state, event);
    case 'verdict':
      return judged(state, event);
    case 'not-stacked':
      return notStacked(state, event);
    case 'landed':
      return landed(state, event);
    case 'push-refused':
      return pushRefused(state, event);
    case 'push-unknown':
      return pushUnknown(state, event);
    case 'main-judged':
      return only(mainJudged(state, event));
    case 'noted':
      return only(state);
    default:
      return assertNever(event);
  }
}

function withPolicy(state: QueueState, { policy: name, slots = 1 }: EventOf<'restarted'>): QueueState {
  if (name === undefined) return state;
  const policy = policies[name](slots);
  // Groups of a batch mean nothing to a window.
  return { ...state, policy, window: policy.window.cap, groups: policy.grouping === 'batch' ? state.groups : [] };
}

function only(state: QueueState): Decision {
  return { state, actions: [] };
}

function refusal(state: QueueState, ticket: string, why: string): Decision {
  return { state, actions: [{ kind: 'refuse', ticket, why }] };
}

/** The same submission again is the same entry; another commit of the ticket takes its place in the queue, unless it is being pushed. */
function submitted(state: QueueState, event: EventOf<'submitted'>): Decision {
  const { ticket, commit, packages = null, after = null, priority, attended = false } = event;
  const known = state.entries.find((entry) => entry.ticket === ticket);
  const facts = { ticket, commit, packages, after, priority, attended };
  if (known === undefined) {
    const entry = { ...facts, seq: state.nextSeq, overtaken: 0, unknowns: 0, unknownWhy: '', redAlone: 0 };
    return only({ ...state, entries: withEntry(state, entry), nextSeq: state.nextSeq + 1 });
  }
  if (known.commit === commit) {
    const entries = state.entries.map((entry) => (entry === known && attended ? { ...entry, attended } : entry));
    return only({ ...state, entries });
  }
  if (isLanding(state, ticket)) return refusal(state, ticket, `${known.commit} of it is being pushed.`);
  const fresh: Entry = { ...known, commit, packages, after, attended, unknowns: 0, unknownWhy: '', redAlone: 0 };
  const entries = state.entries.map((entry) => (entry === known ? fresh : entry));
  return withRunsStopped({ ...state, entries }, ({ items }) => items.includes(ticket));
}

function cancelled(state: QueueState, { ticket, why }: EventOf<'cancelled'>): Decision {
  if (!state.entries.some((entry) => entry.ticket === ticket)) return refusal(state, ticket, 'It is not in the queue.');
  if (isLanding(state, ticket)) return refusal(state, ticket, 'It is too late: it is being pushed.');
  return withoutTicket(state, { ticket, reason: 'cancelled', why });
}

function jumped(state: QueueState, { ticket }: EventOf<'jumped'>): Decision {
  if (!state.entries.some((entry) => entry.ticket === ticket)) return refusal(state, ticket, 'It is not in the queue.');
  if (isLanding(state, ticket)) return refusal(state, ticket, 'It is being pushed.');
  return only({ ...state, entries: withJump(state, ticket) });
}

function isLanding({ landing }: QueueState, ticket: string): boolean {
  return landing?.items.includes(ticket) === true;
}

function mainRead(state: QueueState, { head, landed }: EventOf<'main-read'>): Decision {
  const found = state.entries.filter(({ ticket }) => landed.includes(ticket));
  const entries = state.entries.filter((entry) => !found.includes(entry));
  const next = { ...withLanded(state, found, head), head, entries, landing: null };
  if (head === state.head && entries.length === state.entries.length) return only(next);
  const stopped = withRunsStopped(next, () => true);
  if (head === state.head) return stopped;
  // What was proven where main is no more.
  const moved = withoutAll(stopped.state, attendedIn(next, state.landing?.items ?? []), {
    reason: 'moved',
    why: `Main moved to ${head} after it was checked.`,
  });
  return { state: moved.state, actions: [...stopped.actions, ...moved.actions] };
}

/** Main refuses pushes: whoever waits for a ticket of this one is told, and where nobody does, the queue stops until somebody has looked. */
function pushRefused(state: QueueState, { run, ticket, why }: EventOf<'push-refused'>): Decision {
  if (state.landing?.run !== run) return only(state);
  const next = { ...state, landing: null };
  const refused = ticket === undefined ? attendedIn(state, state.landing.items) : [ticket];
  if (refused.length === 0) return only({ ...next, mode: { kind: 'paused', why } });
  return withoutAll(next, refused, { reason: 'refused', why });
}

/** Only main can tell. Where somebody waits for a ticket, he is told that it cannot be told, should main not hold it. */
function pushUnknown(state: QueueState, { run, why }: EventOf<'push-unknown'>): Decision {
  if (state.landing?.run !== run) return only(state);
  const entries = withUnknown(state, attendedIn(state, state.landing.items), why);
  return { state: { ...state, entries }, actions: [{ kind: 'read-main' }] };
}

function withUnknown({ entries }: QueueState, tickets: readonly string[], unknownWhy: string): readonly Entry[] {
  return entries.map((entry) => (tickets.includes(entry.ticket) ? { ...entry, unknowns: entry.unknowns + 1, unknownWhy } : entry));
}

function attendedIn({ entries }: QueueState, items: readonly string[]): readonly string[] {
  return entries.flatMap(({ ticket, attended }) => (attended && items.includes(ticket) ? [ticket] : []));
}

function withoutAll(state: QueueState, tickets: readonly string[], out: Omit<Leaving, 'ticket'>): Decision {
  return tickets.reduce(
    (before: Decision, ticket): Decision => {
      const after = withoutTicket(before.state, { ...out, ticket });
      return { state: after.state, actions: [...before.actions, ...after.actions] };
    },
    { state, actions: [] },
  );
}

function judged(state: QueueState, { run: id, verdict, why }: EventOf<'verdict'>): Decision {
  const run = state.runs.find((each) => each.id === id);
  if (run?.verdict !== 'running') return only(state);
  const others = state.runs.filter((each) => each !== run);
  if (verdict === 'unknown') {
    return only({ ...state, entries: withUnknown(state, run.items.slice(-1), why), runs: others });
  }
  const window = verdict === 'red' ? Math.max(state.policy.window.floor, Math.floor(state.window / 2)) : state.window;
  return only({ ...state, window, judged: state.judged + 1, runs: [...others, { ...run, verdict, why }] });
}

function notStacked(state: QueueState, { run: id, ticket, fault, why }: EventOf<'not-stacked'>): Decision {
  const run = state.runs.find((each) => each.id === id);
  if (run?.verdict !== 'running') return only(state);
  const others = state.runs.filter((each) => each !== run);
  // The ticket has landed or left meanwhile, or its push says more than we can: the run never began, and is started anew.
  if (!run.items.includes(ticket) || isLanding(state, ticket)) return only({ ...state, runs: others });
  if (fault === 'refused') return withoutTicket({ ...state, runs: others }, { ticket, reason: 'refused', why, run: id });
  if (state.policy.grouping === 'batch') return withMisfit(state, run, { ticket, reason: fault, why });
  // It is a fact about the stack of that ticket, which need not be the one whose run this was.
  const items = run.items.slice(0, run.items.indexOf(ticket) + 1);
  return only({ ...state, runs: [...others, { ...run, items, verdict: fault, why }] });
}

/** Main is now the run's candidate. What was stacked on the same tickets stands on main with the rest; anything else has to be stacked anew. */
function landed(state: QueueState, { run: id, head }: EventOf<'landed'>): Decision {
  const { landing, policy } = state;
  if (landing?.run !== id) return only(state);
  const gone = state.entries.filter(({ ticket }) => landing.items.includes(ticket));
  const flaky = gone.flatMap(({ ticket }): QueueAction[] =>
    state.runs.flatMap((run) => (run.verdict === 'red' && run.items.at(-1) === ticket ? [{ kind: 'flaky', ticket, run: run.id }] : [])),
  );
  const isHere = ({ base }: Run): boolean => base === state.head;
  const rebased = state.runs.filter(isHere).flatMap((run): Run[] => {
    const items = policy.grouping === 'lanes' ? besides(state, run, gone) : behind(run, landing.items);
    return items === null ? [] : [{ ...run, base: head, items }];
  });
  const kept = new Set(rebased.map((run) => run.id));
  const stopped = state.runs.filter((run) => !kept.has(run.id) && run.verdict === 'running');
  const next: QueueState = {
    ...withLanded(state, gone, head),
    head,
    landing: null,
    entries: state.entries.filter((entry) => !gone.includes(entry)),
    runs: rebased,
    window: Math.min(policy.window.cap, state.window + gone.length),
    flakes: state.flakes + flaky.length,
  };
  return { state: next, actions: [...flaky, ...stopped.map(({ id: run }): QueueAction => ({ kind: 'stop', run }))] };
}

function behind({ items }: Run, landed: readonly string[]): readonly string[] | null {
  const rest = items.slice(landed.length);
  return rest.length > 0 && landed.every((ticket, at) => items[at] === ticket) ? rest : null;
}

function besides({ entries }: QueueState, { items }: Run, gone: readonly Entry[]): readonly string[] | null {
  const rest = items.filter((item) => !gone.some(({ ticket }) => ticket === item));
  const others = entries.filter(({ ticket }) => rest.includes(ticket));
  // Tested without what has now landed below it: its verdict says nothing any more.
  const isBlind = gone.some((entry) => !items.includes(entry.ticket) && others.some((other) => overlaps(entry, other)));
  return rest.length > 0 && !isBlind ? rest : null;
}

function withRunsStopped(state: QueueState, isVain: (run: Run) => boolean): Decision {
  const strays = state.runs.filter((run) => isVain(run) && run.verdict === 'running');
  return {
    state: { ...state, runs: state.runs.filter((run) => !isVain(run)) },
    actions: strays.map(({ id }) => ({ kind: 'stop', run: id })),
  };
}
