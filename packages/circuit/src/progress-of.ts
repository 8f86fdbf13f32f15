import type { TicketFacts } from '@ticket-circuit/router';
import { assertNever, counted, type CommonStepSlug, type Effect, type Event, type SessionOutcome } from '@ticket-circuit/schemas';
import type { ProgressEvent, SheetFault } from './progress.ts';

/** The whole list, and the whole words, are in the graph of the ticket. */
const MOST_FAULTS = 3;
const LONGEST_WORDS = 300;

/** The step of what belongs to one step only. */
const steps: Readonly<Record<Exclude<Effect['kind'], 'start-session' | 'ask'>, CommonStepSlug>> = {
  'stop-session': 'plan',
  'lay-plan': 'plan',
  'run-red': 'red',
  'run-checks': 'checks',
  'run-gesture': 'gesture',
  'list-elements': 'review',
  commit: 'land',
  enqueue: 'land',
  'record-discovery': 'triage',
  'open-ticket': 'closure',
  close: 'land',
  reopen: 'triage',
};

const words: Readonly<Record<Effect['kind'], string>> = {
  'start-session': 'a role works',
  'stop-session': 'stopping the session',
  'lay-plan': 'laying the plan',
  'run-red': 'proving the tests red',
  'run-checks': 'checking the candidate',
  'run-gesture': 'playing a gesture',
  'list-elements': 'final pass on a clean tree',
  commit: 'making the commit',
  enqueue: 'landing through the queue',
  ask: 'asking',
  'record-discovery': 'keeping a discovery',
  'open-ticket': 'opening a linked ticket',
  close: 'closing the ticket',
  reopen: 'reopening a discovery',
};

function stepOf(effect: Effect): CommonStepSlug {
  if (effect.kind === 'start-session') return effect.step;
  return effect.kind === 'ask' ? effect.question.step : steps[effect.kind];
}

function start(ticket: string, facts: TicketFacts, effect: Effect): ProgressEvent[] {
  const step = stepOf(effect);
  const what = effect.kind === 'start-session' ? `the ${effect.role} works` : words[effect.kind];
  return [{ kind: 'step', ticket, step, round: facts.round, try: facts.try, tries: facts.bounds.tries, rounds: facts.bounds.rounds, what }];
}

function result(ticket: string, effect: Effect, event: Event): ProgressEvent[] {
  const step = stepOf(effect);
  const said = (good: boolean, what: string): ProgressEvent[] => [{ kind: 'result', ticket, step, good, what }];
  switch (event.kind) {
    case 'session-ended':
      return event.outcome.kind === 'sheet'
        ? said(true, `sheet: ${sheetWords(event.outcome.sheet)}`)
        : said(false, endWords(event.outcome));
    case 'plan-laid':
      return said(
        event.report.faults.length === 0,
        event.report.faults.length === 0
          ? `laid, ${counted(event.report.stubs.length, 'stub')}`
          : event.report.faults.map((fault) => fault.message).join('; '),
      );
    case 'red-proved':
      return said(
        event.proof.faults.length === 0,
        event.proof.faults.length === 0
          ? `red for the right reason, ${counted(event.proof.entries.length, 'entry', 'entries')}`
          : event.proof.faults.map((fault) => fault.message).join('; '),
      );
    case 'checks-run':
      return said(
        event.report.faults.length === 0,
        event.report.faults.length === 0
          ? `green, ${counted(event.report.runs.length, 'run')}`
          : event.report.faults.map((fault) => `${fault.conjunct}: ${fault.message}`).join('; '),
      );
    case 'elements-listed':
      return said(event.list.faults.length === 0, counted(event.list.elements.length, 'element'));
    case 'committed':
      return said(true, `commit ${event.commit.slice(0, 10)}`);
    case 'landing-reported':
      return event.report.kind === 'landed'
        ? [{ kind: 'landed', ticket, commit: event.report.commit, tree: event.report.tree }]
        : said(false, `queue: ${event.report.kind}`);
    case 'question-asked':
      return [{ kind: 'question', ticket, question: event.question }];
    case 'infrastructure-lost':
      return said(false, `infrastructure: ${event.why}`);
    case 'gesture-played':
      return said(event.outcome.kind === 'played', `${event.gesture}: ${event.outcome.kind}`);
    default:
      return [];
  }
}

/** Returns how a session ended without a sheet, and why. */
function endWords(outcome: Exclude<SessionOutcome, { kind: 'sheet' }>): string {
  switch (outcome.kind) {
    case 'invalid-sheet':
      return `no valid sheet: ${faultWords(outcome.faults)}`;
    case 'out-of-plan':
      return `out of the plan: ${outcome.path}, against the rule ${outcome.rule}`;
    case 'breach':
      return `breach: ${outcome.paths.join(', ')}`;
    case 'refused-by-model':
      return `refused by the model: ${outcome.text === '' ? 'it gave no reason' : outcome.text.slice(0, LONGEST_WORDS)}`;
    case 'infrastructure':
    case 'budget-spent':
    case 'engine-down':
      return `${outcome.kind}: ${outcome.why}`;
    case 'stopped':
      return outcome.kind;
    default:
      return assertNever(outcome);
  }
}

/** Returns the first faults of a sheet in words, and how many more there are. */
export function faultWords(faults: readonly SheetFault[]): string {
  const first = faults.slice(0, MOST_FAULTS).map(({ path, rule, message }) => `${path || '/'} ${rule}: ${message.slice(0, LONGEST_WORDS)}`);
  return [...first, ...(faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : [])].join('; ');
}

function sheetWords(sheet: { kind: string; body: object }): string {
  const kind = 'kind' in sheet.body && typeof sheet.body.kind === 'string' ? ` ${sheet.body.kind}` : '';
  return `${sheet.kind}${kind}`;
}

/** Says in words for people what the circuit does; nothing decides on it. */
export const progressOf = { start, result };
