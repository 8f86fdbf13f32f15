import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import { openJournal } from '@ticket-circuit/journal';
import type { QueueRecord } from '@ticket-circuit/schemas';
import {
  openQueueLog,
  readFold,
  submit,
  workQueue,
  type Candidate,
  type CheckVerdict,
  type QueuePlace,
  type SubmissionReport,
  type WorkEnd,
  type WorkRequest,
} from '../src/index.ts';
import { git, World } from './world.ts';

const red: CheckVerdict = { kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', message: 'a file says so' }] };

/** A queue that lands on the main of a world's remote; what is judged is whether any file of the tree has a bad name. */
export class Queue implements Disposable {
  readonly world: World;
  readonly judged: Candidate[] = [];
  remote: string | null = 'origin';

  constructor(world: World) {
    this.world = world;
  }

  static async create(): Promise<Queue> {
    return new Queue(await World.create());
  }

  async place(more: Partial<QueuePlace> = {}): Promise<QueuePlace> {
    const repo = await openRepository(this.world.work);
    const log = openQueueLog(join(this.world.root, 'queue.jsonl'));
    return { repo, remote: this.remote, branch: 'main', log, now: () => new Date().toISOString(), ...more };
  }

  /** Makes a ticket's commit on main, in no checkout, and submits it; returns the commit. */
  async add(ticket: string, files: Record<string, string | null>, base = 'origin/main'): Promise<string> {
    git(this.world.work, 'fetch', '-q', 'origin');
    const commit = await this.world.ticketCommit(ticket, files, base);
    const report = await this.submit(commit);
    if (report.kind !== 'submitted') throw new Error(JSON.stringify(report));
    return commit;
  }

  async submit(commit: string, more: { priority?: number } = {}): Promise<SubmissionReport> {
    return submit(await this.place(), { commit, by: 'ada', ...more });
  }

  /** Red for a tree that holds a file whose name begins with `bad`. */
  async judge(candidate: Candidate): Promise<CheckVerdict> {
    this.judged.push(candidate);
    const names = git(this.world.work, 'ls-tree', '-r', '--name-only', candidate.commit).split('\n');
    return names.some((name) => name.startsWith('bad')) ? red : { kind: 'green', proof: `sha256:${candidate.tree}` };
  }

  /** Works on the queue until nothing is left to do. */
  async work(more: Partial<WorkRequest> = {}): Promise<WorkEnd> {
    using journal = openJournal(join(this.world.root, 'journal.db'));
    const attempt = journal.lockQueue('main', '2026-01-02T03:04:05Z');
    if (attempt.kind === 'held') throw new Error('The queue is held.');
    using lock = attempt.lock;
    return await workQueue({
      ...(await this.place()),
      lock,
      policy: 'window',
      slots: 4,
      judge: async (candidate) => await this.judge(candidate),
      until: 'idle',
      signal: AbortSignal.timeout(60_000),
      backoffMs: [0],
      logPollMs: 5,
      ...more,
    });
  }

  async tell(event: QueueRecord['event']): Promise<void> {
    const { log, now } = await this.place();
    log.append({ at: now(), by: 'ada', event });
  }

  records(): QueueRecord['event'][] {
    return openQueueLog(join(this.world.root, 'queue.jsonl'))
      .readFrom(0)
      .records.map(({ event }) => event);
  }

  /** How each ticket left the queue: `landed`, or why it was given back. */
  async ends(): Promise<Record<string, string>> {
    const { settled } = readFold(await this.place());
    return Object.fromEntries([...settled].map(([ticket, { how }]) => [ticket, how]));
  }

  async waiting(): Promise<string[]> {
    return readFold(await this.place()).state.entries.map(({ ticket }) => ticket);
  }

  /** The tickets on main in the order in which they landed; a person's commits are `-`. */
  main(): string {
    const named = git(
      this.world.remote,
      'log',
      '--first-parent',
      '--reverse',
      '--format=%(trailers:key=Ticket,valueonly,separator=%x2C)|',
      'main',
    );
    return named
      .split('\n')
      .join('')
      .split('|')
      .slice(1, -1)
      .map((ticket) => ticket || '-')
      .join(' ');
  }

  liveRefs(): string {
    return git(this.world.work, 'for-each-ref', '--format=%(refname)', 'refs/queue/live', 'refs/queue/cand');
  }

  [Symbol.dispose](): void {
    this.world[Symbol.dispose]();
  }
}
