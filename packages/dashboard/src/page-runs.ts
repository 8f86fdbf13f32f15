import { lastGiven, runTicket, type Project } from '@ticket-circuit/circuit';

/** How an order to go on was taken. */
export type GoOn = { readonly kind: 'going' } | { readonly kind: 'refused'; readonly error: unknown };

/** Runs of tickets that were ordered from a page. They stop with the server, cleanly, and the next run goes on from there. */
export class PageRuns {
  readonly #project: Project;
  readonly #signal: AbortSignal;
  readonly #runs = new Map<string, Promise<void>>();

  constructor(project: Project, signal: AbortSignal) {
    this.#project = project;
    this.#signal = signal;
  }

  /** Lets a ticket go on with the engines of its last run; returns once it works, or is over, or why it does not begin. */
  async goOn(ticket: string): Promise<GoOn> {
    if (this.#runs.has(ticket)) return { kind: 'going' };
    const { promise: begun, resolve } = Promise.withResolvers<GoOn>();
    const run = runTicket({
      project: this.#project,
      ticket,
      signal: this.#signal,
      ...lastGiven(this.#project, ticket),
      progress: () => resolve({ kind: 'going' }),
    })
      .then(
        () => resolve({ kind: 'going' }),
        // Once it goes, a fault stands in the journal and the log, or the ticket is shown as stopped, and ordering it again tells the reason.
        (error: unknown) => resolve({ kind: 'refused', error }),
      )
      .finally(() => this.#runs.delete(ticket));
    this.#runs.set(ticket, run);
    return await begun;
  }

  /** Waits until every run has ended; the signal has told them to. */
  async ended(): Promise<void> {
    await Promise.all(this.#runs.values());
  }
}
