import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { initBare, openRepository, type Repository } from '@ticket-circuit/git';
import { openJournal } from '@ticket-circuit/journal';
import type { LandingReport } from '@ticket-circuit/schemas';
import { deliver, openQueueLog, workQueue, type CheckVerdict, type FaultPoint, type LandingNote, type QueuePlace } from '../src/index.ts';

export const ada = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };
const env = {
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: ada.name,
  GIT_AUTHOR_EMAIL: ada.email,
  GIT_COMMITTER_NAME: ada.name,
  GIT_COMMITTER_EMAIL: ada.email,
};

/** Runs plain git, as a person would. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(/\n$/u, '');
}

export const green = async (): Promise<CheckVerdict> => ({ kind: 'green', proof: 'sha256:proof' });

/** One ticket that is to land, and how its candidates are judged. */
export interface LandingRequest extends Omit<QueuePlace, 'now'> {
  readonly ticket: string;
  readonly commit: string;
  readonly runChecks: (commit: string, tree: string, signal: AbortSignal) => Promise<CheckVerdict>;
  /** File of the journal whose lock is the queue's. */
  readonly journal: string;
  readonly isHeld?: () => boolean;
  readonly onNote?: (note: LandingNote) => void;
  readonly faultPoint?: (name: FaultPoint) => void;
  readonly onWait?: (what: string) => void;
  readonly signal?: AbortSignal;
  readonly patienceMs?: number;
}

/** Gives a ticket to the queue and works on the queue, as a run of the circuit does. */
export async function land({
  runChecks,
  journal,
  isHeld = () => true,
  patienceMs = 20_000,
  ...request
}: LandingRequest): Promise<LandingReport> {
  const now = (): string => new Date().toISOString();
  const signal = request.signal ?? AbortSignal.timeout(60_000);
  return await deliver({
    ...request,
    now,
    by: 'circuit',
    signal,
    patienceMs,
    pollMs: 5,
    work: async (until) => {
      using opened = openJournal(journal);
      const attempt = opened.lockQueue(request.branch, now());
      if (attempt.kind === 'held') return attempt;
      using lock = attempt.lock;
      return await workQueue({
        ...request,
        now,
        lock: { isHeld: () => isHeld() && lock.isHeld() },
        policy: 'window',
        slots: 2,
        judge: async ({ commit, tree }, stopped) => await runChecks(commit, tree, stopped),
        until,
        signal,
        backoffMs: [0],
        logPollMs: 5,
      });
    },
  });
}

/** A person's clone in `work`, a bare repository in `remote.git` that it pushes to, and somebody else's clone in `other`. */
export class World implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-queue-')));
  readonly work = join(this.root, 'my work');
  readonly remote = join(this.root, 'remote.git');
  readonly other = join(this.root, 'other');
  readonly notes: LandingNote[] = [];

  static async create(): Promise<World> {
    const world = new World();
    await initBare(world.remote);
    mkdirSync(join(world.remote, 'hooks'));
    git(world.root, 'init', '-q', '-b', 'main', world.work);
    git(world.work, 'remote', 'add', 'origin', world.remote);
    world.commit(world.work, { 'a.txt': 'a\n', 'b.txt': 'b\n' }, 'first');
    git(world.work, 'push', '-q', '-u', 'origin', 'main');
    git(world.root, 'clone', '-q', world.remote, world.other);
    return world;
  }

  commit(folder: string, files: Record<string, string>, message: string): string {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '--allow-empty', '-m', message);
    return git(folder, 'rev-parse', 'HEAD');
  }

  /** Somebody else pushes to the remote's main, past the queue. */
  human(files: Record<string, string>, message = 'by hand'): string {
    git(this.other, 'pull', '-q', '--ff-only');
    const commit = this.commit(this.other, files, message);
    git(this.other, 'push', '-q', 'origin', 'HEAD:main');
    return commit;
  }

  /** Makes a ticket's commit on a base, in no checkout. */
  async ticketCommit(
    ticket: string,
    files: Record<string, string | null>,
    base = 'main',
    message = `Change of ${ticket}\n\nTicket: ${ticket}\n`,
  ): Promise<string> {
    const repo = await openRepository(this.work);
    const parent = (await repo.resolve(base)) ?? '';
    const changes = Object.entries(files).map(([path, text]) => ({ path, bytes: text === null ? null : Buffer.from(text) }));
    return repo.commitTree({ tree: await repo.writeTree(parent, changes), parents: [parent], message, author: ada, committer: ada });
  }

  async request(ticket: string, commit: string, more: Partial<LandingRequest> = {}): Promise<LandingRequest> {
    const repo = await openRepository(this.work);
    const onNote = (note: LandingNote): void => void this.notes.push(note);
    const [log, journal] = [openQueueLog(join(this.root, 'queue.jsonl')), join(this.root, 'journal.db')];
    return { repo, ticket, commit, remote: 'origin', branch: 'main', log, journal, runChecks: green, onNote, ...more };
  }

  async repo(): Promise<Repository> {
    return openRepository(this.work);
  }

  head(folder = this.remote): string {
    return git(folder, 'rev-parse', 'main');
  }

  /** The commits of a branch that name a ticket, however often. */
  landings(ticket: string, folder = this.remote): string[] {
    return git(folder, 'log', '--format=%H', '--first-parent', `--grep=^Ticket: ${ticket}$`, 'main')
      .split('\n')
      .filter((line) => line !== '');
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Lands in a process of its own, which kills itself at the given point; returns the signal that ended it, or what it printed. */
export function landAndDie(world: World, options: { ticket: string; commit: string; remote: string | null; dieAt: string }): string | null {
  const args = [
    join(import.meta.dirname, 'landing-process.ts'),
    world.work,
    options.ticket,
    options.commit,
    options.remote ?? '-',
    options.dieAt,
  ];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return run.signal ?? run.stdout;
}
