import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openProject, openTicket, type Project } from '../../packages/circuit/src/index.ts';
import { numbersFrom, pick } from '../../packages/syntax/test/support/seeded.ts';
import { finishedSessions, judgeKills, shimsOf, type FinishedSession, type KillFaults } from './judge-kills.ts';
import { goalOf, makeNumbersProject, scriptOf } from './numbers-project.ts';
import { isRunning, pidsNaming, treeOf } from './process-tree.ts';
import { withScratch } from './torture.ts';

export interface KillOptions {
  readonly seed: number;
  readonly tickets: number;
  readonly kills: number;
  /** Who dies, each for an equal part of the kills: the circuit alone, its sessions too, or whatever it had started, git in the middle of a write included. */
  readonly victims: readonly ('circuit' | 'sessions' | 'all')[];
  /** How many circuits run at once. */
  readonly atOnce: number;
  /** Told what became of a life, and the counts so far. */
  readonly say?: (line: string, soFar: LifeCounts) => void;
}

/** What is counted while circuits live and die. */
export interface LifeCounts {
  readonly delivered: number;
  readonly circuitKills: number;
  readonly sessionKills: number;
  /** Sessions that had finished, unjudged, when their circuit died. */
  readonly finishedUnjudged: number;
  readonly lives: number;
  /** What a circuit said that ended otherwise than by delivering its ticket. */
  readonly faults: readonly string[];
}

export interface KillCounts extends KillFaults, LifeCounts {
  readonly tickets: number;
}

const program = join(import.meta.dirname, 'circuit-life-process.ts');
/** A ticket that needs more lives than that goes round in circles. */
const mostLives = 60;

/** Runs tickets whose circuits are killed with SIGKILL again and again at random moments, lets them finish, and counts. */
export async function killCircuits(options: KillOptions): Promise<KillCounts> {
  return await withScratch('circuit-kills-', async (root) => {
    // The sandbox's user must be able to pass through.
    chmodSync(root, 0o755);
    const before = process.env['CIRCUIT_STATE_DIR'];
    process.env['CIRCUIT_STATE_DIR'] = join(root, 'state');
    try {
      return await new Kills(root, options).play();
    } finally {
      if (before === undefined) delete process.env['CIRCUIT_STATE_DIR'];
      else process.env['CIRCUIT_STATE_DIR'] = before;
    }
  });
}

interface Due {
  readonly ticket: string;
  readonly script: string;
  lives: number;
}

class Kills {
  readonly #root: string;
  readonly #options: KillOptions;
  readonly #random: () => number;
  readonly #temporary: string;
  readonly #finished: FinishedSession[] = [];
  readonly #faults: string[] = [];
  #folder = '';
  #delivered = 0;
  #lives = 0;
  #kills = 0;
  #sessionKills = 0;

  constructor(root: string, options: KillOptions) {
    this.#root = root;
    this.#options = options;
    this.#random = numbersFrom(options.seed);
    this.#temporary = join(root, 'tmp');
  }

  async play(): Promise<KillCounts> {
    mkdirSync(this.#temporary);
    this.#folder = makeNumbersProject(this.#root);
    // It stays open, as a dashboard's would.
    const project = await openProject(this.#folder);
    const due = this.#openTickets(project);
    const tickets = due.map(({ ticket }) => ticket);
    const work = async (): Promise<void> => {
      while (due.length > 0) {
        const next = pick(this.#random, due);
        due.splice(due.indexOf(next), 1);
        if (!(await this.#live(project, next))) due.push(next);
      }
    };
    await Promise.all(Array.from({ length: this.#options.atOnce }, work));
    // What was let go by a killed process needs a moment to end.
    for (let left = 100; left > 0 && pidsNaming(this.#root).length > 0; left -= 1) await pause(100);
    project.journal.close();
    const world = { root: this.#root, folder: this.#folder, temporary: this.#temporary, tickets, finished: this.#finished };
    return {
      tickets: tickets.length,
      ...this.#counts(),
      ...(await judgeKills(world)),
    };
  }

  #counts(): LifeCounts {
    return {
      delivered: this.#delivered,
      circuitKills: this.#kills,
      sessionKills: this.#sessionKills,
      finishedUnjudged: this.#finished.length,
      lives: this.#lives,
      faults: this.#faults,
    };
  }

  #openTickets(project: Project): Due[] {
    return Array.from({ length: this.#options.tickets }, (_, at) => {
      const script = join(this.#root, `script-${at + 1}.json`);
      writeFileSync(script, JSON.stringify(scriptOf(at + 1)));
      return { ticket: openTicket(project, goalOf(at + 1)), script, lives: 0 };
    });
  }

  /** One life of a circuit; true when there is nothing more to do for its ticket. */
  async #live(project: Project, due: Due): Promise<boolean> {
    due.lives += 1;
    this.#lives += 1;
    const child = spawn(process.execPath, [program, this.#folder, due.ticket, due.script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: this.#temporary, NODE_COMPILE_CACHE: join(this.#root, 'compile-cache') },
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code));
    });
    if (this.#kills < this.#options.kills && due.lives < mostLives / 2) {
      const isKilled = await this.#killSometime(due.ticket, child.pid ?? 0, { said, ended });
      if (isKilled) this.#finished.push(...(await finishedSessions(project, due.ticket)));
    }
    const code = await ended;
    if (child.signalCode === 'SIGKILL') {
      this.#options.say?.(`${due.ticket}: killed`, this.#counts());
      return this.#isStuck(due, 'it was killed each time');
    }
    const end = /^end (.*)$/mu.exec(said.out)?.[1] ?? '';
    const isDelivered = code === 0 && (JSON.parse(end) as { kind: string }).kind === 'closed';
    if (isDelivered) this.#delivered += 1;
    else this.#faults.push(`${due.ticket}: ${end || said.err.slice(-1500)}`);
    this.#options.say?.(`${due.ticket}: ${code === 0 ? end.slice(0, 60) : `exit status ${code}`}`, this.#counts());
    if (isDelivered) return true;
    return code === 0 || this.#isStuck(due, 'it ended badly each time');
  }

  #isStuck({ ticket, lives }: Due, why: string): boolean {
    if (lives < mostLives) return false;
    this.#faults.push(`${ticket} was given ${lives} lives: ${why}.`);
    return true;
  }

  /** Counted in what the circuit passes and not in time, so that a busy machine kills at about the same places; then a moment more. */
  async #killSometime(ticket: string, pid: number, life: { said: { out: string }; ended: Promise<unknown> }): Promise<boolean> {
    const random = this.#random;
    const { victims, kills } = this.#options;
    const victim = victims[Math.floor((this.#kills * victims.length) / kills)] ?? 'circuit';
    const isInSession = victim !== 'circuit' && random() < 0.7;
    const points = 1 + Math.floor(random() * (isInSession ? 2 : 14));
    const delayMs = random() * (random() < 0.5 ? 15 : 700);
    const hasEnded = life.ended.then(() => true);
    const passed = (): number => life.said.out.split('\n').filter((line) => line.startsWith(isInSession ? 'started ' : '')).length;
    while (passed() <= points - (isInSession ? 1 : 0)) if (await Promise.race([hasEnded, pause(2, false)])) return false;
    if (await Promise.race([hasEnded, pause(delayMs, false)])) return false;
    this.#kills += 1;
    send(pid, 'SIGSTOP');
    // Also those that an earlier life started, which this one has adopted.
    const shims = victim !== 'circuit' ? shimsOf(this.#root, ticket) : [];
    const doomed = [...(victim === 'all' ? treeOf(pid) : [pid]), ...shims.flatMap(treeOf)];
    for (const each of doomed) send(each, 'SIGKILL');
    if (shims.length > 0) this.#sessionKills += 1;
    while (doomed.some(isRunning)) await pause(2);
    return true;
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}
