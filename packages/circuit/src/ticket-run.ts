import { type ChecksContext, runBaseline } from '@ticket-circuit/checks';
import type { Baseline, Circuit, Event } from '@ticket-circuit/schemas';
import { CircuitHostError } from './circuit-host-error.ts';
import { logEvent } from './log-event.ts';
import type { EngineSet } from './project/engine-set.ts';
import { checksContext, type Project } from './project/open-project.ts';
import type { ProgressEvent } from './progress.ts';

/** One run of the circuit on one ticket: the project, the models, and how to keep what happens. */
export interface TicketRun {
  readonly project: Project;
  readonly config: Circuit;
  readonly ctx: ChecksContext;
  readonly ticket: string;
  readonly engines: EngineSet;
  readonly signal: AbortSignal;
  /** Appends an event that no effect waits for; a key that is there already changes nothing. */
  record(key: string, event: Event): void;
  progress(event: ProgressEvent): void;
  /** Returns the baseline of a commit; cached by the proof store. */
  baseline(commit: string): Promise<{ baseline: Baseline; digest: string }>;
  /** Called at each named point between two effects; tests end the process there. */
  faultPoint(name: string): void;
  now(): string;
}

/** Makes the run of a ticket. */
export function ticketRun(input: Omit<TicketRun, 'ctx' | 'baseline' | 'record' | 'now'>): TicketRun {
  const ctx = checksContext(input.project, input.config, {
    signal: input.signal,
    onProgress: (line) => input.progress({ kind: 'output', ticket: input.ticket, line }),
  });
  const now = (): string => new Date().toISOString();
  const baselines = new Map<string, Promise<{ baseline: Baseline; digest: string }>>();
  return {
    ...input,
    ctx,
    now,
    record: (key, event) => {
      input.project.journal.append(input.ticket, key, event, now());
      logEvent(input.project.log, input.ticket, key, event);
    },
    baseline: async (commit) => {
      const known = baselines.get(commit) ?? baselineOf(ctx, commit);
      baselines.set(commit, known);
      // A fault of the world may be over at the next look.
      known.catch(() => baselines.delete(commit));
      return await known;
    },
  };
}

/**
 * @throws {CircuitHostError} base-red when a whole check is red on base, cannot-run-tests when the suite cannot be run there: nothing can
 * be proved against such a base.
 */
async function baselineOf(ctx: ChecksContext, commit: string): Promise<{ baseline: Baseline; digest: string }> {
  const result = await runBaseline(ctx, commit);
  if (result.kind === 'baseline') return result;
  if (result.kind === 'red-check')
    throw new CircuitHostError({
      code: 'base-red',
      what: `The check ${result.name} is red on main at ${commit.slice(0, 10)}.`,
      why: result.why,
      next: 'Mend main first, or take the check out of circuit.json.',
    });
  throw new CircuitHostError({
    code: 'cannot-run-tests',
    what: `The tests cannot be run on main at ${commit.slice(0, 10)}.`,
    why: result.why,
    next: result.next,
  });
}
