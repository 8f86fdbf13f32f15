import { fold, positionOf, statusOf, tableDigest, type State, type Ticketed } from '@ticket-circuit/router';
import { counted, type CommonStepSlug, type Decision, type Question, type Ticket } from '@ticket-circuit/schemas';
import { CircuitHostError } from './circuit-host-error.ts';
import type { Project } from './project/open-project.ts';

/** A ticket as the list shows it, with where it stands. */
export interface TicketView {
  readonly ticket: Ticket;
  readonly step: CommonStepSlug | null;
  readonly round: number;
  readonly try: number;
  readonly questions: readonly Question[];
  readonly costUsd: number;
  readonly commit: string | null;
}

/** Opens a ticket and returns its id, whose number is higher than `above` and than those of all tickets here. */
export function openTicket(project: Project, text: { title: string; goal: string }, above = 0): string {
  const facts = { kind: 'ticket-opened', ...text, origin: { kind: 'owner' }, table: tableDigest() } as const;
  return project.journal.openTicket(facts, new Date().toISOString(), undefined, above).entry.ticket;
}

/**
 * Changes title and goal of a ticket that no session has worked on.
 *
 * @throws {CircuitHostError} no-ticket; bad-ticket when work has begun, since its proofs speak of the goal as it was, or when it is over; ticket-held
 * while somebody runs it.
 */
export function editTicket(project: Project, id: string, text: { title: string; goal: string }): void {
  ticketState(project, id);
  using _ = lockFor(project, id, 'changed');
  const entries = project.journal.read(id);
  const state = ticketState(project, id);
  const hasBegun = entries.some(({ event }) => event.kind === 'session-started' || event.kind === 'session-ended');
  const why = hasBegun
    ? 'A session has worked on it already, and its sheets speak of the goal as it was.'
    : state.kind === 'abandoned' || state.kind === 'closed'
      ? `It is ${state.kind}.`
      : null;
  if (why !== null)
    throw new CircuitHostError({ code: 'bad-ticket', what: `${id} was not changed.`, why, next: 'Open a new ticket: circuit ticket add' });
  project.journal.append(id, `${id}/edit.${entries.length}`, { kind: 'ticket-edited', ...text }, new Date().toISOString());
}

/** Holds a ticket against whoever would run it meanwhile. */
function lockFor(project: Project, id: string, what: string): Disposable {
  const attempt = project.journal.lockTicket(id, new Date().toISOString());
  if (attempt.kind === 'held')
    throw new CircuitHostError({
      code: 'ticket-held',
      what: `${id} was not ${what}.`,
      why: `Process ${attempt.by.pid} has been running it since ${attempt.by.since}.`,
      next: 'Stop that run with Ctrl-C, then type the same command again.',
    });
  return attempt.lock;
}

/** States in which a ticket is out of its owner's hands, or has no work that could be given up. */
const CANNOT_BE_ABANDONED: ReadonlyMap<State['kind'], string> = new Map([
  ['landing', 'The merge queue has it: take it back with circuit queue cancel, or wait for the landing.'],
  ['closing', 'It has landed.'],
  ['triaging', 'It has landed.'],
  ['closure', 'It has landed.'],
  ['closed', 'It has landed.'],
  ['abandoned', 'It is abandoned already.'],
  ['discovered', 'It is a discovery that nobody works on.'],
]);

/**
 * Gives a ticket up without landing. What its sessions made stays in the step refs.
 *
 * @throws {CircuitHostError} no-ticket, bad-ticket when it has landed or the queue has it, or ticket-held while somebody runs it.
 */
export function abandonTicket(project: Project, id: string, reason: string): void {
  const { kind } = ticketState(project, id);
  const why = CANNOT_BE_ABANDONED.get(kind);
  if (why !== undefined)
    throw new CircuitHostError({ code: 'bad-ticket', what: `${id} was not abandoned.`, why, next: `Look at it: circuit show ${id}` });
  using _ = lockFor(project, id, 'abandoned');
  project.journal.append(id, `${id}/abandoned`, { kind: 'ticket-abandoned', reason }, new Date().toISOString());
}

/** Returns every ticket, in the order of their opening. */
export function listTickets(project: Project): TicketView[] {
  return project.journal.tickets().map((id) => viewTicket(project, id));
}

/**
 * Returns one ticket with where it stands.
 *
 * @throws {CircuitHostError} no-ticket.
 */
export function viewTicket(project: Project, id: string): TicketView {
  const state = ticketState(project, id);
  const position = positionOf(state);
  const costUsd = project.journal.read(id).reduce((sum, { event }) => sum + (event.kind === 'model-called' ? event.costUsd : 0), 0);
  const isOver = state.kind === 'closed' || state.kind === 'abandoned' || state.kind === 'open';
  return {
    ticket: {
      id,
      title: state.title,
      goal: state.goal,
      status: statusOf(state, project.journal.ticketHolder(id) !== null),
      origin: state.origin,
    },
    step: isOver ? null : position.step,
    round: position.round,
    try: position.try,
    questions: position.waitingOn,
    costUsd,
    commit: state.landed?.commit ?? null,
  };
}

/** Returns every open question of the project. */
export function openQuestions(project: Project): Question[] {
  return listTickets(project).flatMap((view) => view.questions);
}

/**
 * Returns an open question by its id, of the named ticket or of the only one that has it.
 *
 * @throws {CircuitHostError} no-question.
 */
export function findQuestion(project: Project, questionId: string, ticket?: string): Question {
  // Where the ticket is named, only its events are read: a journal may be long.
  const isKnown = ticket !== undefined && project.journal.read(ticket).length > 0;
  const open = ticket === undefined ? openQuestions(project) : isKnown ? viewTicket(project, ticket).questions : [];
  const matches = open.filter((question) => question.id === questionId);
  const [question] = matches;
  if (question === undefined)
    throw new CircuitHostError({
      code: 'no-question',
      what: `There is no open question ${questionId}${ticket === undefined ? '' : ` of ${ticket}`}.`,
      why: `${counted(openQuestions(project).length, 'question is', 'questions are')} open.`,
      next: 'Run: circuit questions',
    });
  if (matches.length > 1)
    throw new CircuitHostError({
      code: 'no-question',
      what: `${questionId} is open in several tickets.`,
      why: matches.map((match) => match.ticket).join(', '),
      next: `Name the ticket: circuit answer ${question.ticket}/${questionId} …`,
    });
  return question;
}

/**
 * Records a person's decision on a question; the next run goes on from it.
 *
 * @throws {CircuitHostError} no-question, or not-admitted naming the decisions that the question admits.
 */
export function answerQuestion(project: Project, questionId: string, decision: Decision, ticket?: string): Question {
  const question = findQuestion(project, questionId, ticket);
  refuseNotAdmitted(question, decision);
  project.journal.append(
    question.ticket,
    `${question.ticket}/${question.id}/answer`,
    { kind: 'question-answered', question: question.id, by: 'owner', decision },
    new Date().toISOString(),
  );
  return question;
}

function refuseNotAdmitted(question: Question, decision: Decision): void {
  if (!question.admits.includes(decision.kind))
    throw new CircuitHostError({
      code: 'not-admitted',
      what: `${question.id} was not answered.`,
      why: `It does not admit ${decision.kind}; it admits ${question.admits.join(', ')}.`,
      next: `Run: circuit answer ${question.id} ${question.admits[0] ?? ''}`,
    });
  if (decision.kind === 'choose' && !question.options.includes(decision.option))
    throw new CircuitHostError({
      code: 'not-admitted',
      what: `${question.id} was not answered.`,
      why: `"${decision.option}" is none of its options.`,
      next: `Choose one of: ${question.options.map((option) => JSON.stringify(option)).join(', ')}`,
    });
}

/** @throws {CircuitHostError} no-ticket. */
function ticketState(project: Project, id: string): Ticketed {
  const { state }: { state: State } = fold(project.journal.read(id));
  if (state.kind !== 'none') return state;
  throw noTicket(project, id);
}

/** Returns the refusal of a ticket that the journal does not know. */
export function noTicket(project: Project, id: string): CircuitHostError {
  return new CircuitHostError({
    code: 'no-ticket',
    what: `There is no ticket ${id}.`,
    why: `The journal of this repository knows ${counted(project.journal.tickets().length, 'ticket')}.`,
    next: 'Run: circuit tickets',
  });
}
