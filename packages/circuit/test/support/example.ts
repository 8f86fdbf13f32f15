import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Circuit, Event } from '@ticket-circuit/schemas';
import { afterAll, vi } from 'vitest';
import { installationRoot, openProject, openTicket, runTicket, type Project, type RunEnd, type RunTicketOptions } from '../../src/index.ts';

/** One reply of a scripted engine, as its file writes it. */
export type Reply =
  | string
  | {
      readonly text?: string;
      readonly body?: unknown;
      readonly tool_calls?: readonly { readonly name: string; readonly input: unknown }[];
      readonly stop?: string;
    };
export type Script = Readonly<Record<string, Reply>>;

/** The happy path of the TypeScript example. */
export const happy = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/slugs.script.json'), 'utf8')) as Record<string, Reply>;

// A delivery takes some fifteen seconds on a quiet machine, and many minutes on a crowded one.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 });

/** Folder of everything that a test file's circuits write beside their repositories; the role programs are copied there once. */
export const stateDir = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-state-'));
// The sandbox's user must be able to pass through.
chmodSync(stateDir, 0o755);
process.env['CIRCUIT_STATE_DIR'] = stateDir;
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

/** A ticket in its project. */
export interface OpenedTicket {
  readonly project: Project;
  readonly ticket: string;
}

/** The TypeScript example as a person's repository with a bare origin; removed at the end of the test. */
export class Example implements Disposable {
  readonly root = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-example-'));
  readonly folder: string;
  readonly origin = join(this.root, 'origin.git');
  readonly #projects: Project[] = [];

  constructor({
    name = 'slugs',
    files = {},
    config = {},
  }: { name?: string; files?: Record<string, string | null>; config?: Partial<Circuit> } = {}) {
    chmodSync(this.root, 0o755);
    this.folder = join(this.root, name);
    cpSync(join(installationRoot, 'examples/typescript/project'), this.folder, { recursive: true });
    const file = join(this.folder, 'circuit.json');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Circuit), ...config }, null, 2));
    this.write(files);
    this.git('init', '-q', '-b', 'main');
    this.git('config', 'user.name', 'Ada');
    this.git('config', 'user.email', 'ada@example.org');
    execFileSync('git', ['init', '--bare', '-q', '-b', 'main', this.origin]);
    this.git('remote', 'add', 'origin', this.origin);
    this.commit('base');
    this.git('push', '-q', 'origin', 'main');
  }

  config(): Circuit {
    return JSON.parse(readFileSync(join(this.folder, 'circuit.json'), 'utf8')) as Circuit;
  }

  /** Changes the project file of the origin's main. */
  configure(config: Partial<Circuit>): void {
    this.write({ 'circuit.json': JSON.stringify({ ...this.config(), ...config }, null, 2) });
    this.commit('configure');
    this.git('push', '-q', 'origin', 'main');
  }

  write(files: Readonly<Record<string, string | null>>): void {
    for (const [path, text] of Object.entries(files)) {
      const target = join(this.folder, path);
      if (text === null) rmSync(target);
      else {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    }
  }

  commit(message: string): string {
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  /** Runs plain git as the person would. */
  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }

  /** The commits of the origin's main, newest first. */
  landed(): string[] {
    return this.git('--git-dir', this.origin, 'log', '--format=%H', 'main').split('\n');
  }

  async project(): Promise<Project> {
    const project = await openProject(this.folder);
    this.#projects.push(project);
    return project;
  }

  /** Opens the example's ticket. */
  async ticket(): Promise<OpenedTicket> {
    const project = await this.project();
    const [, head = '', goal = ''] = readFileSync(join(installationRoot, 'examples/typescript/ticket.md'), 'utf8').split('---\n');
    return { project, ticket: openTicket(project, { title: head.replace('title: ', '').trim(), goal: goal.trim() }) };
  }

  /** Writes replies as a script file and returns its path. */
  script(replies: Script): string {
    const file = join(mkdtempSync(join(this.root, 'script-')), 'script.json');
    writeFileSync(file, JSON.stringify(replies));
    return file;
  }

  /** Runs a ticket on the scripted engine, the happy path changed by the given replies. */
  async run(at: OpenedTicket, replies: Script = {}, more: Partial<RunTicketOptions> = {}): Promise<RunEnd> {
    const script = this.script({ ...happy, ...replies });
    return await runTicket({ ...at, signal: new AbortController().signal, engine: 'scripted', script, ...more });
  }

  [Symbol.dispose](): void {
    for (const project of this.#projects) {
      project.journal.close();
      rmSync(project.workDir, { recursive: true, force: true });
      rmSync(project.socketDir, { recursive: true, force: true });
    }
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Returns the events of one kind of a ticket, in order. */
export function eventsOf<K extends Event['kind']>({ project, ticket }: OpenedTicket, kind: K): Extract<Event, { kind: K }>[] {
  return project.journal.read(ticket).flatMap(({ event }) => (event.kind === kind ? [event as Extract<Event, { kind: K }>] : []));
}

/** Returns the commit of a closed ticket. A ticket that waits fails here with what it asks, which says more than that it is not closed. */
export function closedBy(end: RunEnd): string {
  if (end.kind === 'closed') return end.commit;
  throw new Error(`The ticket is not closed: ${JSON.stringify(end, null, 1)}`);
}

/** Returns what a ticket has left behind: folders, sockets, work trees, and processes that name the project's work folder. */
export function leftovers(example: Example, project: Project): string[] {
  const inside = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []);
  const worktrees = example
    .git('worktree', 'list', '--porcelain')
    .split('\n')
    .filter((line) => line.startsWith('worktree '));
  return [
    ...inside(join(project.workDir, 'sessions')),
    ...inside(join(project.workDir, 'trees')),
    ...inside(project.socketDir),
    ...worktrees.slice(1),
    ...processesNaming(project.workDir),
  ];
}

function processesNaming(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      const line = commandLine(pid);
      return line.includes(text) ? [`${pid}: ${line.slice(0, 200)}`] : [];
    });
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
