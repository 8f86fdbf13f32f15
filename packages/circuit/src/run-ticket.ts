import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sweepFolders } from '@ticket-circuit/checks';
import type { LockAttempt } from '@ticket-circuit/journal';
import { fold, positionOf, tableDigest, type State, type TicketFacts } from '@ticket-circuit/router';
import { requireSandbox } from '@ticket-circuit/sandbox';
import { CircuitError, InternalError, type Effect, type Event, type Question } from '@ticket-circuit/schemas';
import { startTelemetry } from '@ticket-circuit/telemetry';
import { CircuitHostError } from './circuit-host-error.ts';
import { asFullDisk } from './full-disk.ts';
import { perform } from './effects/perform.ts';
import { engineSet, type EngineOptions } from './project/engine-set.ts';
import { keepLandingRecords } from './keep-landing-records.ts';
import { givenEngines, type GivenEngines } from './project/given-engines.ts';
import { mainHead, type MainHead, type Project } from './project/open-project.ts';
import { refuseBlockedLanding, refuseFileInTheWay } from './project/refuse-blocked-landing.ts';
import { refuseTakenId } from './project/tickets-on-main.ts';
import { refuseUnreadyEngines } from './project/refuse-unready-engines.ts';
import type { ProgressEvent } from './progress.ts';
import { progressOf } from './progress-of.ts';
import { clearSession } from './session/free-session.ts';
import { SessionFolder } from './session/session-folder.ts';
import { spentBy } from './project/spent-by.ts';
import { noTicket } from './tickets.ts';
import { ticketRun, type TicketRun } from './ticket-run.ts';

const patienceMs = 60_000;
const lookMs = 50;

/** How a run of a ticket ended. */
export type RunEnd =
  /** `unpublished`: why others cannot see the records of the landing yet. */
  | { readonly kind: 'closed'; readonly commit: string; readonly tree: string; readonly unpublished?: string }
  | { readonly kind: 'waiting'; readonly questions: readonly Question[] }
  | { readonly kind: 'abandoned'; readonly reason: string }
  | { readonly kind: 'stopped' };

export interface RunTicketOptions extends EngineOptions {
  readonly project: Project;
  readonly ticket: string;
  readonly signal: AbortSignal;
  readonly progress?: (event: ProgressEvent) => void;
  readonly faultPoint?: (name: string) => void;
}

/**
 * Runs the circuit of a ticket until it is closed, abandoned, waits on a question, or is stopped. The router decides; this performs its
 * effects in order and journals each result. It may be killed at any moment: the next run goes on from the journal.
 *
 * @throws {CircuitHostError} no-ticket, ticket-held, no-sandbox, no-engine, not-payable, main-not-clean, base-red, cannot-run-tests, bad-config, disk-full …; nothing was lost.
 * @throws {JournalError} not-opened when the journal cannot be written.
 */
export async function runTicket(options: RunTicketOptions): Promise<RunEnd> {
  const { ticket } = options;
  const { log } = options.project;
  log.info({ ticket }, 'a run begins');
  try {
    const end = await runHeld(options);
    log.info({ ticket, end: end.kind }, 'a run ended');
    return end;
  } catch (error) {
    log.error({ ticket, error }, 'a run failed');
    throw asFullDisk(error, options.project.repo.commonDir) ?? error;
  }
}

async function runHeld(options: RunTicketOptions): Promise<RunEnd> {
  const { project, ticket } = options;
  const entries = project.journal.read(ticket);
  if (entries.length === 0) throw noTicket(project, ticket);
  const attempt = await takeTicket(options);
  if (attempt.kind === 'held')
    throw new CircuitHostError({
      code: 'ticket-held',
      what: `${ticket} is already running.`,
      why: `Process ${attempt.by.pid} has held it since ${attempt.by.since}.`,
      next: 'Wait for it, or stop that process and run this again.',
    });
  const telemetry = startTelemetry({
    ticket,
    journal: project.journal.file,
    folder: join(project.repo.commonDir, 'circuit', 'telemetry'),
    env: process.env,
    warn: (text) => options.progress?.({ kind: 'note', ticket, text }),
  });
  try {
    return await runLocked(options);
  } finally {
    telemetry.end();
    attempt.lock.release();
  }
}

/** Whoever opens the project clears up what a killed circuit left of the ticket, and holds it for that long. */
async function takeTicket({ project, ticket, signal }: RunTicketOptions): Promise<LockAttempt> {
  const asked = performance.now();
  for (;;) {
    const attempt = project.journal.lockTicket(ticket, new Date().toISOString());
    const isWorthWaiting = attempt.kind === 'held' && attempt.by.brief === true && performance.now() - asked < patienceMs;
    if (!isWorthWaiting || signal.aborted) return attempt;
    await pause(lookMs, undefined, { signal }).catch(() => {});
  }
}

async function runLocked(options: RunTicketOptions): Promise<RunEnd> {
  const started = performance.now();
  await clearEnded(options.project, options.project.journal.read(options.ticket));
  await sweepFolders(options.project.workDir);
  const { state, pending } = stateOf(options);
  const before = endOf(state);
  if (before !== null && pending.length === 0) return before;
  await requireSandbox();
  const main = await mainHead(options.project.repo);
  const run = makeRun(options, main);
  const end = await withRecords(run, await goOn(run, main, givenEngines(options)));
  run.progress({
    kind: 'ended',
    ticket: run.ticket,
    state: end.kind,
    seconds: (performance.now() - started) / 1000,
    costUsd: spentBy(run).usdSpent,
  });
  return end;
}

/** What landed is recorded for every clone, once all that follows the landing is in the journal too. */
async function withRecords({ project, config }: TicketRun, end: RunEnd): Promise<RunEnd> {
  if (end.kind !== 'closed') return end;
  const unpublished = await keepLandingRecords(project, config);
  return unpublished === null ? end : { ...end, unpublished };
}

/** Asks the circuit to go on, and performs what it orders; a person's stop is an ending at any moment. */
async function goOn(run: TicketRun, main: MainHead, given: GivenEngines): Promise<RunEnd> {
  try {
    // A ticket that is over may still owe its last effects, and asks for nothing more.
    if (endOf(stateOf(run).state) === null) await request(run, main, given);
    return await advance(run);
  } catch (error) {
    if (run.signal.aborted) return { kind: 'stopped' };
    throw error;
  }
}

const stateOf = ({ project, ticket }: { project: Project; ticket: string }): ReturnType<typeof fold> => fold(project.journal.read(ticket));

function makeRun(options: RunTicketOptions, { config }: MainHead): TicketRun {
  return ticketRun({
    project: options.project,
    config,
    ticket: options.ticket,
    engines: engineSet(config, options, options.project.repo.topLevel),
    signal: options.signal,
    progress: options.progress ?? (() => {}),
    faultPoint: options.faultPoint ?? (() => {}),
  });
}

/** Asks the circuit to go on. The first request fixes the base; engines and base must be sound before anything is paid. */
async function request(run: TicketRun, main: MainHead, given: GivenEngines): Promise<void> {
  const { state, pending } = stateOf(run);
  if (state.kind === 'none') return;
  // A ticket that only waits for a person needs nobody to answer it.
  const hasWork = pending.length > 0 || positionOf(state).waitingOn.length === 0;
  if (hasWork) {
    // What has landed only owes its last effects, which move no branch.
    if (state.landed === undefined) await refuseBlockedLanding(run);
    if (state.base === null) await refuseTakenId(run.project.repo, main.commit, run.ticket);
    await refuseUnreadyEngines(run);
  }
  const base = state.base ?? main.commit;
  await run.baseline(base);
  await run.project.repo.identity();
  const requests = run.project.journal.read(run.ticket).filter(({ event }) => event.kind === 'run-requested').length;
  run.record(`${run.ticket}/run.${requests + 1}`, {
    kind: 'run-requested',
    base,
    table: tableDigest(),
    bounds: { tries: run.config.bounds?.tries ?? 3, rounds: run.config.bounds?.rounds ?? 3 },
    supervisor: run.config.engines?.supervisor === undefined ? 'person' : 'role',
    goal: state.goal,
    ...(hasWork ? { given } : {}),
  });
}

async function advance(run: TicketRun): Promise<RunEnd> {
  for (;;) {
    const { state, pending } = stateOf(run);
    const [effect] = pending;
    if (effect === undefined || state.kind === 'none')
      return endOf(state) ?? { kind: 'waiting', questions: state.kind === 'none' ? [] : positionOf(state).waitingOn };
    if (run.signal.aborted) return { kind: 'stopped' };
    await refuseFileInTheWay(run, state, effect);
    if (!(await performOne(run, state, effect))) return { kind: 'stopped' };
  }
}

function endOf(state: State): RunEnd | null {
  if (state.kind === 'closed' && state.landed) return { kind: 'closed', ...state.landed };
  if (state.kind === 'abandoned') return { kind: 'abandoned', reason: state.reason };
  return null;
}

/** Removes the folders of sessions whose ending is journalled; a crash may have left some. */
async function clearEnded(project: Project, entries: readonly { readonly event: Event }[]): Promise<void> {
  for (const { event } of entries) {
    if (event.kind !== 'session-ended') continue;
    const folder = new SessionFolder(project.workDir, project.socketDir, event.session);
    if (folder.exists()) await clearSession({ repo: project.repo, folder, session: event.session, isKept: event.outcome.kind === 'sheet' });
  }
}

/** Writes that the effect begins, performs it, and appends its result under its key; false when a person stopped it. */
async function performOne(run: TicketRun, facts: TicketFacts, effect: Effect): Promise<boolean> {
  const attempt =
    run.project.journal.read(run.ticket).filter(({ event }) => event.kind === 'effect-started' && event.effect === effect.key).length + 1;
  run.record(`${effect.key}/start.${attempt}`, { kind: 'effect-started', effect: effect.key });
  run.faultPoint(`before ${effect.key}`);
  for (const event of progressOf.start(run.ticket, facts, effect)) run.progress(event);
  const result = await attemptEffect(run, facts, effect);
  if (result === null) return false;
  run.faultPoint(`performed ${effect.key}`);
  run.project.journal.append(run.ticket, result.key, result.event, run.now());
  run.faultPoint(`after ${effect.key}`);
  await clearEnded(run.project, [{ event: result.event }]);
  for (const event of progressOf.result(run.ticket, effect, result.event)) run.progress(event);
  return true;
}

async function attemptEffect(run: TicketRun, facts: TicketFacts, effect: Effect): Promise<{ key: string; event: Event } | null> {
  try {
    const event = await perform(run, facts, effect);
    return event === null || (run.signal.aborted && effect.kind !== 'enqueue') ? null : { key: effect.key, event };
  } catch (error) {
    if (run.signal.aborted) return null;
    if (!(error instanceof CircuitError) || error instanceof InternalError || !isWorldly(error)) throw error;
    return {
      key: effect.key,
      event: { kind: 'infrastructure-lost', effect: effect.key, why: error.message, retries: error.retry === 'safe' ? 'again' : 'give-up' },
    };
  }
}

/** A refusal that concerns the whole project stops the run with its reason; every other fault of the world is the ticket's to count. */
function isWorldly(error: CircuitError): boolean {
  return ![
    'base-red',
    'cannot-run-tests',
    'bad-config',
    'no-config',
    'no-sandbox',
    'not-built',
    'no-engine',
    'not-payable',
    'broken-script',
    'disk-full',
    'unhandled-case',
  ].includes(error.code);
}
