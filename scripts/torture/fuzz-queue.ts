import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRepository, type Repository } from '../../packages/git/src/index.ts';
import { openQueueLog, readFold, submit, type QueuePlace } from '../../packages/merge-queue/src/index.ts';
import { numbersFrom } from '../../packages/syntax/test/support/seeded.ts';
import { ada, git } from '../../packages/merge-queue/test/world.ts';
import { judgeEnd, type FuzzCounts } from './judge-fuzz.ts';
import { isRunning, treeOf } from './process-tree.ts';
import { withScratch } from './torture.ts';

export type RefBackend = 'files' | 'reftable';

export interface FuzzOptions {
  readonly seed: number;
  readonly backend: RefBackend;
  readonly tickets: number;
  readonly kills: number;
  /** Where Node keeps what it compiled: a life is killed so soon that starting it would take the longest. */
  readonly compileCache: string;
  /** Told after each life what was done to the queue so far. */
  readonly say?: (soFar: Pick<FuzzCounts, 'kills' | 'humanPushes'>) => void;
}

const policies = ['window', 'window', 'serial', 'batch'] as const;

/**
 * Submits tickets to a real queue whose worker is killed with SIGKILL again and again at random moments, sometimes with all that it
 * started (the server of a push included), sometimes alone, while somebody pushes to main by hand. Then lets it finish, and counts.
 */
export async function fuzzQueue(options: FuzzOptions): Promise<FuzzCounts> {
  return await withScratch('circuit-fuzz-', async (root) => await new Fuzz(root, options).play());
}

/** Returns the backends of refs that this machine's git can be tried with, and what is left out, in words. */
export function refBackends(): { readonly backends: readonly RefBackend[]; readonly left: string | null } {
  const version = execFileSync('git', ['version'], { encoding: 'utf8' }).trim();
  const [, major, minor] = /(\d+)\.(\d+)/u.exec(version) ?? [];
  const hasReftable = Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 45);
  return hasReftable
    ? { backends: ['files', 'reftable'], left: null }
    : { backends: ['files'], left: `reftable not tried: ${version} is older than 2.45` };
}

/** A worker's process that has been started. */
interface Life {
  readonly pid: number;
  readonly ended: Promise<void>;
  /** Settles once it has passed so many of its named points, or of its pushes, or has ended. */
  readonly reached: (steps: number, inPush: boolean) => Promise<void>;
}

class Fuzz {
  readonly #root: string;
  readonly #options: FuzzOptions;
  readonly #random: () => number;
  readonly #humans: string[] = [];
  #kills = 0;
  #orphans: number[] = [];

  constructor(root: string, options: FuzzOptions) {
    this.#root = root;
    this.#options = options;
    this.#random = numbersFrom(options.seed);
  }

  async play(): Promise<FuzzCounts> {
    this.#setUp();
    const place = await this.#place();
    const commits = new Map<string, string>();
    for (let n = 1; n <= this.#options.tickets; n += 1) {
      const ticket = `T-${n}`;
      commits.set(ticket, await this.#makeCommit(place.repo, ticket));
    }
    const due = [...commits];
    for (let life = 0; life < this.#options.kills; life += 1) {
      // A part of them at a time, so that the queue never runs dry while it is tortured.
      for (const [, commit] of due.splice(0, this.#random() < 0.3 ? 2 : 1)) await submitted(place, commit);
      if (this.#random() < 0.3) this.#pushByHand();
      await this.#liveAndDie(life);
      this.#options.say?.({ kills: this.#kills, humanPushes: this.#humans.length });
    }
    for (const [, commit] of due) await submitted(place, commit);
    await this.#finish(place, commits);
    const { kills, humans } = { kills: this.#kills, humans: this.#humans };
    return { kills, ...(await judgeEnd({ place, root: this.#root, commits, humans })) };
  }

  /** Lets it live; what flakes threw out is handed in again by its author. */
  async #finish(place: QueuePlace, commits: ReadonlyMap<string, string>): Promise<void> {
    for (let life = 0; life < 20; life += 1) {
      await this.#life(this.#options.kills + life, async ({ ended }) => await ended);
      const { settled, state } = readFold(place);
      const open = [...commits].filter(([ticket]) => settled.get(ticket)?.how !== 'landed');
      if (open.length === 0 && state.entries.length === 0) break;
      for (const [ticket, commit] of open) if (!state.entries.some((entry) => entry.ticket === ticket)) await submitted(place, commit);
    }
  }

  async #liveAndDie(life: number): Promise<void> {
    const random = this.#random;
    const isInPush = random() < 0.4;
    // Counted in what it does and not in time, so that a busy machine kills at the same places.
    const steps = 1 + Math.floor(random() * (isInPush ? 2 : 10));
    const isPushedMeanwhile = random() < 0.4;
    const [delayMs, withAll] = [random() * 12, random() < 0.6];
    await this.#life(life, async ({ reached, pid }) => {
      if (isPushedMeanwhile) {
        await reached(Math.ceil(steps / 2), isInPush);
        this.#pushByHand();
      }
      await reached(steps, isInPush);
      await pause(delayMs);
      await this.#kill(pid, withAll);
    });
  }

  /** With all that it started, or alone: then git may go on with what it was told, beside the next life. */
  async #kill(pid: number, withAll: boolean): Promise<void> {
    if (!isRunning(pid)) return;
    signal(pid, 'SIGSTOP');
    const [, ...children] = treeOf(pid);
    const tree = withAll ? [...children, ...this.#orphans.flatMap(treeOf), pid] : [pid];
    for (const each of tree) signal(each, 'SIGKILL');
    this.#kills += 1;
    if (!withAll) {
      this.#orphans.push(...children);
      return;
    }
    while (tree.some(isRunning)) await pause(2);
    this.#orphans = this.#orphans.filter(isRunning);
    // Nobody is left who could own them.
    if (this.#orphans.length === 0) removeLocks(this.#root);
  }

  async #life(life: number, during: (begun: Life) => Promise<void>): Promise<void> {
    const program = join(import.meta.dirname, 'queue-life-process.ts');
    const policy = policies[this.#options.seed % policies.length] ?? 'window';
    const argv = [program, this.#root, policy, String(this.#options.seed * 1000 + life)];
    const child = spawn(process.execPath, argv, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', NODE_COMPILE_CACHE: this.#options.compileCache },
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
    const ended = new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, killed) =>
        code === 0 || killed === 'SIGKILL' ? resolve() : reject(new Error(`The worker ended with ${code}: ${said.err}`)),
      );
    });
    const hasEnded = ended.then(() => true);
    const reached = async (steps: number, inPush: boolean): Promise<void> => {
      const count = (): number => said.out.split('\n').filter((line) => line !== '' && (!inPush || line === 'about-to-push')).length;
      while (count() < steps) if (await Promise.race([hasEnded, pause(1, false)])) return;
    };
    await during({ reached, ended, pid: child.pid ?? 0 });
    await ended;
  }

  #setUp(): void {
    const { backend } = this.#options;
    const format = backend === 'files' ? [] : ['--ref-format=reftable'];
    const remote = join(this.#root, 'remote.git');
    git(this.#root, 'init', '-q', '--bare', '-b', 'main', ...format, remote);
    // So that every value that main ever has is known in the end.
    git(remote, 'config', 'core.logAllRefUpdates', 'always');
    const work = join(this.#root, 'work');
    git(this.#root, 'init', '-q', '-b', 'main', ...format, work);
    git(work, 'remote', 'add', 'origin', remote);
    mkdirSync(join(work, 'src'));
    for (let n = 0; n < 20; n += 1) writeFileSync(join(work, 'src', `file-${n}.txt`), `${n}\n`);
    git(work, 'add', '-A');
    git(work, 'commit', '-q', '-m', 'first');
    git(work, 'push', '-q', 'origin', 'main');
    git(work, 'checkout', '-q', '--detach');
    git(this.#root, 'clone', '-q', remote, join(this.#root, 'other'));
  }

  async #place(): Promise<QueuePlace> {
    const repo = await openRepository(join(this.#root, 'work'));
    const log = openQueueLog(join(this.#root, 'queue.jsonl'));
    return { repo, remote: 'origin', branch: 'main', log, now: () => new Date().toISOString() };
  }

  async #makeCommit(repo: Repository, ticket: string): Promise<string> {
    const parent = (await repo.resolve('refs/heads/main')) ?? '';
    const tree = await repo.writeTree(parent, [{ path: `src/${ticket}.txt`, bytes: Buffer.from(`${ticket}\n`) }]);
    return repo.commitTree({ tree, parents: [parent], message: `Change of ${ticket}\n\nTicket: ${ticket}\n`, author: ada, committer: ada });
  }

  /** Somebody pushes past the queue; when main moves under his push he fetches and tries again, as people do. */
  #pushByHand(): void {
    const other = join(this.#root, 'other');
    for (let tries = 0; tries < 20; tries += 1) {
      try {
        git(other, 'fetch', '-q', 'origin');
        git(other, 'reset', '-q', '--hard', 'origin/main');
        writeFileSync(join(other, 'by-hand.txt'), `${this.#humans.length}\n`);
        git(other, 'add', '-A');
        git(other, 'commit', '-q', '-m', `by hand ${this.#humans.length}`);
        git(other, 'push', '-q', 'origin', 'HEAD:main');
        this.#humans.push(git(other, 'rev-parse', 'HEAD'));
        return;
      } catch {
        // Lost the race, or a lock of a killed push is still in the way.
        if (this.#orphans.every((pid) => !isRunning(pid)) && tries > 10) return;
      }
    }
  }
}

async function submitted(place: QueuePlace, commit: string): Promise<void> {
  const report = await submit(place, { commit, by: 'ada' });
  // A landing whose worker did not live to record it refuses a second one: that is as it should be.
  if (report.kind === 'unknown') throw new Error(report.why);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

function removeLocks(root: string): void {
  for (const folder of ['remote.git', 'work/.git', 'other/.git'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.lock') && !name.includes('journal')) rmSync(join(root, folder, name), { force: true });
}
