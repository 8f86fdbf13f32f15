import type { RunLock } from '@ticket-circuit/journal';
import type { CheckReportFault, QueueRecord } from '@ticket-circuit/schemas';
import type { QueueAction } from '../schedule/queue-state.ts';
import type { QueueFold } from '../log/fold-log.ts';
import type { LandingNote, QueuePlace } from './queue-place.ts';
import { QueueWorker } from './queue-worker.ts';
import type { SubmissionRequest } from './submit.ts';

export type CheckVerdict =
  /** `proof` names the proof, as the proof store knows it; never empty. */
  | { readonly kind: 'green'; readonly proof: string }
  | { readonly kind: 'red'; readonly faults: CheckReportFault[] }
  /** No verdict: the checks did not come to an end. Never green. */
  | { readonly kind: 'unknown'; readonly why: string };

/** What is to be judged: a commit that would be main. */
export interface Candidate {
  readonly commit: string;
  readonly tree: string;
  /** The tickets in it that main does not have, in order. */
  readonly tickets: readonly string[];
  /** What was submitted for each of them. */
  readonly submissions: readonly string[];
  /** What its checks may see: the tree itself, or that of its lane. */
  readonly inputs: string;
  /** The main that it is judged against, where that is not the commit below its tickets. */
  readonly base?: string;
  /** 1, or more when the same was red before and is to be run anew. */
  readonly time: number;
}

export interface WorkRequest extends QueuePlace {
  /** The queue's lock; nothing is pushed without it. */
  readonly lock: Pick<RunLock, 'isHeld'>;
  readonly policy: 'serial' | 'batch' | 'window' | 'lanes';
  /** Checks that may run at a time. */
  readonly slots: number;
  /** Contract: judges exactly this commit and changes nothing; ends soon after the signal. */
  readonly judge: (candidate: Candidate, signal: AbortSignal) => Promise<CheckVerdict>;
  /** `idle`: until nothing is left that can be done. `stopped`: until the signal. Else until that, or until what was asked for has come. */
  readonly until: 'idle' | 'stopped' | ((queue: QueueFold) => boolean);
  readonly signal: AbortSignal;
  /** Returns why a ticket must not come by a push for the queue, or null. */
  readonly whyNot?: SubmissionRequest['whyNot'];
  /** Where the hook leaves word of pushes. */
  readonly spool?: string;
  /** How often main is read without a hint. */
  readonly mainPollMs?: number;
  readonly logPollMs?: number;
  /** Waits after runs without a verdict, and after failed readings of main; the last one holds for all that follow. */
  readonly backoffMs?: readonly number[];
  /** Told of each record that is taken, with what the queue does about it. */
  readonly onRecord?: (record: QueueRecord, actions: readonly QueueAction[]) => void;
  readonly onNote?: (note: LandingNote) => void;
}

export type WorkEnd =
  | { readonly kind: 'idle' }
  | { readonly kind: 'stopped' }
  /** Main could not be read, again and again; the queue stands as it was. */
  | { readonly kind: 'unreachable'; readonly why: string }
  /** Another process works on the queue. */
  | { readonly kind: 'fenced'; readonly why: string };

/**
 * Works on a queue: checks, lands and gives back what stands in it, as the scheduler decides. One process at a time. May be stopped or
 * killed at any point and called again: what was cut off is finished or begun anew, and nothing lands twice.
 *
 * @throws {GitError} when the repository itself cannot be read or written.
 */
export async function workQueue(request: WorkRequest): Promise<WorkEnd> {
  return await new QueueWorker(request).work();
}
