import {
  assertNever,
  counted,
  tokens,
  usd,
  type CheckReportFault,
  type Event,
  type LandingReport,
  type SessionOutcome,
  type Sheet,
} from '@ticket-circuit/schemas';

/** Returns one line that says what an event records. */
export function eventText(event: Event): string {
  switch (event.kind) {
    case 'ticket-opened':
      return `opened: ${event.title}`;
    case 'ticket-edited':
      return `edited: ${event.title}`;
    case 'run-requested':
      return `run asked for on base ${short(event.base)}, questions to the ${event.supervisor}`;
    case 'effect-started':
      return `begins ${event.effect}`;
    case 'session-started':
      return `${event.session}: the ${event.role} starts with ${[event.engine, event.model].filter(Boolean).join(' ')} on tree ${short(event.tree)}`;
    case 'model-called':
      return `${event.callId}: ${event.purpose}, ${tokens(event.usage.inputTokens + event.usage.outputTokens)}, ${usd(event.costUsd)}`;
    case 'file-written':
      return `${event.session}: wrote ${event.file}`;
    case 'tool-used':
      return `${event.session}: ${event.tool} ${event.outcome}`;
    case 'sheet-accepted':
      return `${event.session}: ${sheetText(event.sheet)} accepted`;
    case 'sheet-refused':
      return `${event.session}: sheet refused, ${event.faults.map((fault) => `${fault.path || '/'} ${fault.message}`).join('; ')}`;
    case 'session-ended':
      return `${event.session}: ended, ${outcomeText(event.outcome)}`;
    case 'session-stopped':
      return `${event.session}: stopped by a person`;
    case 'blunder':
      return `${event.session}: claimed ${event.claim}, found ${event.found}`;
    default:
      return stageText(event);
  }
}

type SessionEvent =
  | 'ticket-opened'
  | 'ticket-edited'
  | 'run-requested'
  | 'effect-started'
  | 'session-started'
  | 'model-called'
  | 'file-written'
  | 'tool-used'
  | 'sheet-accepted'
  | 'sheet-refused'
  | 'session-ended'
  | 'session-stopped'
  | 'blunder';

/** What the circuit itself did, and what became of the ticket. */
function stageText(event: Exclude<Event, { kind: SessionEvent }>): string {
  switch (event.kind) {
    case 'plan-laid':
      return `plan laid: ${faultsText(event.report.faults, `${counted(event.report.stubs.length, 'stub')}, tree ${short(event.report.tree)}`)}`;
    case 'gesture-played':
      return `gesture ${event.gesture} (${event.rule}): ${event.outcome.kind}`;
    case 'red-proved':
      return `red proof: ${faultsText(event.proof.faults, `right, ${counted(event.proof.entries.length, 'entry', 'entries')}`)}`;
    case 'checks-run':
      return `checks: ${faultsText(event.report.faults, `green, ${counted(event.report.runs.length, 'run')}`)}`;
    case 'elements-listed':
      return `final pass: ${faultsText(event.list.faults, counted(event.list.elements.length, 'element'))}`;
    case 'committed':
      return `commit ${short(event.commit)} with tree ${short(event.tree)} on ${short(event.base)}`;
    case 'landing-reported':
      return `queue: ${landingText(event.report)}`;
    case 'question-asked':
      return `${event.question.id} asked (${event.question.cause}, for the ${event.question.to}): ${event.question.text}`;
    case 'question-answered':
      return `${event.question} answered by the ${event.by}: ${event.decision.kind}`;
    case 'discovery-recorded':
      return `${event.session}: discovery kept as ${event.ticket}: ${event.discovery.title}`;
    case 'discovery-reopened':
      return `discovery ${event.ticket} reopened: ${event.reason}`;
    case 'ticket-linked':
      return `ticket ${event.ticket} opened: ${event.reason}`;
    case 'ticket-closed':
      return `closed by commit ${short(event.commit)}`;
    case 'ticket-abandoned':
      return `abandoned: ${event.reason}`;
    case 'infrastructure-lost':
      return `lost ${event.effect} (${event.retries}): ${event.why}`;
    default:
      return assertNever(event);
  }
}

const short = (id: string): string => id.slice(0, 10);

function faultsText(faults: readonly Pick<CheckReportFault, 'message'>[], good: string): string {
  return faults.length === 0 ? good : faults.map(({ message }) => message).join('; ');
}

/** Returns which sheet it is, and of which kind where it has several. */
export function sheetText({ kind, body }: Sheet): string {
  const form = 'kind' in body ? body.kind : 'nature' in body ? body.nature : '';
  return form === '' ? `${kind} sheet` : `${kind} sheet (${form})`;
}

/** Returns how a session ended, in a few words. */
export function outcomeText(outcome: SessionOutcome): string {
  switch (outcome.kind) {
    case 'sheet':
      return sheetText(outcome.sheet);
    case 'out-of-plan':
      return `a write out of the plan: ${outcome.path} (${outcome.rule})`;
    case 'breach':
      return `breach: ${outcome.paths.join(', ')}`;
    case 'invalid-sheet':
      return `no valid sheet: ${outcome.faults.map((fault) => fault.message).join('; ')}`;
    default:
      return 'why' in outcome ? `${outcome.kind}: ${outcome.why}` : outcome.kind;
  }
}

function landingText(report: LandingReport): string {
  switch (report.kind) {
    case 'landed':
      return `landed ${short(report.commit)}`;
    case 'red':
      return `red on ${short(report.base)}: ${faultsText(report.faults, 'no fault named')}`;
    case 'conflict':
      return `conflict with ${short(report.head)} in ${report.paths.join(', ')}`;
    case 'moved':
    case 'empty':
      return `${report.kind}, main is at ${short(report.head)}`;
    default:
      return `${report.kind}: ${report.why}`;
  }
}
