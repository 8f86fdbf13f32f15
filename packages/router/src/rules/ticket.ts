import type {
  EventDiscoveryReopened,
  EventRunRequested,
  EventTicketAbandoned,
  EventTicketEdited,
  EventTicketOpened,
} from '@ticket-circuit/schemas';
import { rule, type StateOf } from '../cell.ts';
import { emit } from '../emit.ts';
import { enter } from '../enter.ts';
import { factsOf } from '../facts-of.ts';
import type { RuleOutcome } from '../outcome.ts';
import type { StageState, State, Ticketed, TicketFacts } from '../state.ts';
import { giveUp } from './give-up.ts';
import { holdFor } from './held.ts';
import { decisionOrder, goesToRole } from './questions.ts';

/** Bounds until the first run says those of `circuit.json`. */
const unsetBounds = { tries: 3, rounds: 3 };

export const openTicket = rule(
  'open-ticket',
  'The ticket exists and runs under the table of the program that opened it; a discovery is born closed.',
  (state: StateOf<'none'>, { ticket, title, goal, origin, table }: EventTicketOpened): RuleOutcome => {
    void state;
    const opened: State = {
      kind: origin.kind === 'discovery' ? 'discovered' : 'open',
      id: ticket,
      title,
      goal,
      origin,
      table,
      base: null,
      bounds: unsetBounds,
      supervisor: 'person',
      round: 1,
      try: 1,
      tries: {},
      lines: [],
      questions: [],
      decided: [],
      accepted: [],
      acceptedDependencies: [],
      discoveries: [],
      recommended: [],
      reportedTests: [],
      notes: {},
      told: [],
      outstanding: [],
      keys: {},
      losses: {},
      asked: 0,
      queueTurns: 0,
      noticed: [],
    };
    return { state: opened, effects: [] };
  },
);

export const openDiscovery = rule(
  'open-discovery',
  'Triage or the owner wants it: the discovery becomes an open ticket.',
  (state: StateOf<'discovered'>, event: EventDiscoveryReopened): RuleOutcome => {
    void event;
    return { state: { ...state, kind: 'open' }, effects: [] };
  },
);

export const editTicket = rule(
  'edit-ticket',
  'Title and goal change freely until the first session has read them.',
  (state: StateOf<'open'>, { title, goal }: EventTicketEdited): RuleOutcome => ({ state: { ...state, title, goal }, effects: [] }),
);

export const abandonTicket = rule(
  'abandon-ticket',
  'Ends the ticket without landing; a running session is stopped.',
  (state: Ticketed, { reason }: EventTicketAbandoned): RuleOutcome => giveUp(state, reason),
);

function settings({ bounds, supervisor }: EventRunRequested): Pick<TicketFacts, 'bounds' | 'supervisor'> {
  return { bounds, supervisor };
}

export const firstRun = rule(
  'first-run',
  'Starts the explorer on the head of main; under another table the question migrate comes first.',
  (state: StateOf<'open'>, event: EventRunRequested): RuleOutcome => {
    if (event.table !== state.table) return holdFor(state, event);
    const facts = { ...factsOf(state), ...settings(event), base: event.base, goal: event.goal };
    return enter(facts, { to: 'planning', count: 'first', feedback: [] });
  },
);

export const runOn = rule(
  'run-on',
  'Goes on with what is outstanding; under another table the question migrate comes first.',
  (state: StageState, event: EventRunRequested): RuleOutcome => {
    if (event.table !== state.table) return holdFor(state, event);
    return { state: { ...state, ...settings(event) }, effects: [] };
  },
);

export const runStopped = rule(
  'run-stopped',
  'Starts the same try again; a run that stopped because main was red starts from the main of now. Under another table the question migrate comes first.',
  (state: StateOf<'stopped'>, event: EventRunRequested): RuleOutcome => {
    if (event.table !== state.table) return holdFor(state, event);
    const facts = { ...factsOf(state), ...settings(event), ...(state.rebase ? { base: event.base } : {}) };
    return enter(facts, state.again);
  },
);

export const runWaiting = rule(
  'run-waiting',
  'Waits on; a supervisor role starts on each of its questions that nobody decides yet. Under another table the question migrate comes first.',
  (state: StateOf<'waiting'>, event: EventRunRequested): RuleOutcome => {
    if (event.table !== state.table) return holdFor(state, event);
    const next = { ...state, ...settings(event) };
    const taken = new Set(
      state.outstanding.flatMap((effect) =>
        effect.kind === 'ask' ? [effect.question.id] : effect.kind === 'start-session' && effect.question ? [effect.question] : [],
      ),
    );
    const orders = next.questions
      .filter((question) => goesToRole(next, question) && !taken.has(question.id))
      .map((question) => decisionOrder(next, question, 1, []));
    const { facts, effects } = emit(next, orders);
    return { state: { ...next, ...facts }, effects };
  },
);
