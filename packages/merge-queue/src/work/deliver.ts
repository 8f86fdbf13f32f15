import { setTimeout as pause } from 'node:timers/promises';
import { assertNever, CircuitError, InternalError, type LandingReport } from '@ticket-circuit/schemas';
import { bringCheckouts, followLanding } from '../local-branch.ts';
import { QueueFold } from '../log/fold-log.ts';
import { policies } from '../schedule/policies.ts';
import { landedReport, landingReport } from './landing-report.ts';
import type { LandingNote, QueuePlace } from './queue-place.ts';
import { forget } from './reconcile-refs.ts';
import { submit } from './submit.ts';
import type { WorkEnd } from './work-queue.ts';

export interface DeliveryRequest extends QueuePlace {
  readonly ticket: string;
  /** The one commit of the ticket; its message carries the trailer `Ticket`. */
  readonly commit: string;
  readonly by: string;
  /** Works on the queue until that, unless somebody else does. */
  readonly work: (until: (queue: QueueFold) => boolean) => Promise<WorkEnd | { readonly kind: 'held' }>;
  /** Stops the wait: the ticket is taken out, where it is not too late for that. */
  readonly signal: AbortSignal;
  readonly onNote?: (note: LandingNote) => void;
  /** Told once of each thing that is waited for. */
  readonly onWait?: (what: string) => void;
  /** For how long nothing may happen in the queue. */
  readonly patienceMs?: number;
  readonly pollMs?: number;
}

const usual = { patienceMs: 30 * 60_000, pollMs: 200 } as const;

/**
 * Gives the queue the commit of a ticket and returns what became of it: somebody works on the queue, or else this does. May be called again
 * after any end and any crash: a ticket is on main at most once, and what was cut off is finished. Where the outcome cannot be told it
 * says `unknown`; call again then. A ticket that did not land does not stay in the queue, unless its push is under way.
 *
 * @throws {InternalError} only for a bug; a broken world is `unknown`. Whatever the signal was aborted with, when it stopped the wait.
 */
export async function deliver(request: DeliveryRequest): Promise<LandingReport> {
  try {
    return await new Delivery(request).end();
  } catch (error) {
    if (error instanceof CircuitError && !(error instanceof InternalError)) return { kind: 'unknown', why: error.message };
    throw error;
  }
}

class Delivery {
  readonly #request: DeliveryRequest;
  #queue = new QueueFold(policies.serial());
  #readTo = 0;
  #movedAt = performance.now();
  #waitedFor = '';

  constructor(request: DeliveryRequest) {
    this.#request = request;
  }

  async end(): Promise<LandingReport> {
    const { ticket, commit, by } = this.#request;
    const given = await submit(this.#request, { ticket, commit, by, attended: true });
    switch (given.kind) {
      case 'refused':
        return { kind: 'refused', why: `${ticket} was not landed: ${given.why} ${given.next}` };
      case 'unknown':
        return given;
      case 'landed':
        await this.#follow(given.landed);
        return await landedReport(this.#request, given.landed);
      case 'submitted':
      case 'known':
        return await this.#outcome();
      default:
        return assertNever(given);
    }
  }

  async #outcome(): Promise<LandingReport> {
    const fault = await this.#wait();
    if (fault !== null) {
      await this.#withdraw(fault);
      this.#request.signal.throwIfAborted();
      return { kind: 'unknown', why: fault };
    }
    const report = await landingReport(this.#request, this.#queue);
    if (report.kind === 'landed') await this.#follow(report.commit);
    return report;
  }

  /** Waits until the ticket has left the queue; returns why it was given up, or null. */
  async #wait(): Promise<string | null> {
    const { work, signal, pollMs = usual.pollMs, patienceMs = usual.patienceMs } = this.#request;
    for (;;) {
      this.#read();
      if (this.#isOver(this.#queue)) return null;
      if (signal.aborted) return 'Its run was stopped.';
      const { mode } = this.#queue.state;
      const end = mode.kind === 'paused' ? null : await work((queue) => this.#isOver(queue));
      this.#read();
      if (this.#isOver(this.#queue)) return null;
      if (end?.kind === 'unreachable') return end.why;
      if (end?.kind === 'fenced' || end?.kind === 'held') this.#tell('Another process works on the queue.');
      if (mode.kind === 'paused') this.#tell(`The queue is paused: ${mode.why} Go on with: circuit queue resume`);
      if (performance.now() - this.#movedAt > patienceMs) return this.#waitedFor;
      await pause(pollMs, undefined, { signal }).catch(() => {});
    }
  }

  /** Takes what the journal has got since the last look. */
  #read(): void {
    const read = this.#request.log.readFrom(this.#readTo);
    if (read.end > this.#readTo) this.#movedAt = performance.now();
    this.#readTo = read.end;
    for (const record of read.records) this.#queue.take(record);
  }

  #tell(what: string): void {
    if (what !== this.#waitedFor) this.#request.onWait?.(what);
    this.#waitedFor = what;
  }

  /** It is out, and so is all that it was found red on: before that, main is not what its run stood on. */
  #isOver({ state: { entries }, settled }: QueueFold): boolean {
    const { ticket, commit } = this.#request;
    const stands = (each: string): boolean => entries.some((entry) => entry.ticket === each);
    if (stands(ticket)) return entries.some((entry) => entry.ticket === ticket && entry.commit !== commit);
    return !(settled.get(ticket)?.below ?? []).some(stands);
  }

  async #withdraw(why: string): Promise<void> {
    const { ticket, commit, log, now, by } = this.#request;
    this.#read();
    if (!this.#queue.state.entries.some((entry) => entry.ticket === ticket && entry.commit === commit)) return;
    log.append({ at: now(), by, event: { kind: 'cancelled', ticket, why } });
    this.#read();
    // It may be being pushed.
    if (!this.#queue.state.entries.some((entry) => entry.ticket === ticket)) await forget(this.#request, { ticket, commit });
  }

  /** The person's own branch follows, also where whoever landed the ticket did not live to see to that. */
  async #follow(commit: string): Promise<void> {
    const request = this.#request;
    if (request.remote === null) await bringCheckouts(request);
    else if (this.#queue.settled.get(request.ticket)?.landedAs !== commit) await followLanding(request, commit);
  }
}
