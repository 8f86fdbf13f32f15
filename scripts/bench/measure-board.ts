import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProject } from '../../packages/circuit/src/index.ts';
import type { Journal } from '../../packages/journal/src/index.ts';
import { plainGit } from '../demo/run-command.ts';
import { fillJournal } from './board/fill-journal.ts';
import { summary, type Summary } from './summary.ts';

/** What the bench of the dashboard found. Times are in milliseconds unless they say otherwise. */
export interface BoardBench {
  readonly conditions: Readonly<Record<string, string | number>>;
  readonly fillS: number;
  /** From the start of the process to the printed address: of the first, which reads the journal, and of the next. */
  readonly startS: number;
  readonly nextStartS: number;
  readonly firstBoard: number;
  readonly board: Summary;
  /** From an append by another process until the page is told of it, and until it has the board anew. */
  readonly told: Summary;
  readonly shown: Summary;
  readonly memoryMb: { readonly now: number; readonly most: number };
  readonly show: Summary;
}

const EVENTS_EACH = 100;
const REPEATS = 20;
const program = join(import.meta.dirname, '../../packages/cli/bin/circuit.mjs');

/** Measures the dashboard over a journal of so many tickets with a hundred events each, in a process of its own. */
export async function measureBoard(tickets: number): Promise<BoardBench> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-bench-')));
  process.env['CIRCUIT_STATE_DIR'] = join(folder, 'state');
  try {
    plainGit(folder, ['init', '--quiet']);
    const project = await openProject(folder);
    try {
      const fillS = (await timed(() => fillJournal(project.journal, tickets, EVENTS_EACH))) / 1000;
      return { conditions: conditions(tickets), fillS, ...(await measureServer(folder, project.journal, tickets)) };
    } finally {
      project.journal.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServer(folder: string, journal: Journal, tickets: number): Promise<Omit<BoardBench, 'conditions' | 'fillS'>> {
  const first = await started(folder);
  const page = await entered(first.address);
  const firstBoard = await timed(async () => await page('/api/board'));
  const board = summary(await repeated(async () => await timed(async () => await page('/api/board'))));
  const { told, shown } = await measureEvents(page, journal, tickets);
  const memoryMb = memoryOf(first.server.pid);
  const show = summary(await repeated(async (turn) => await timed(async () => await shownTicket(folder, turn + 1))));
  await ended(first.server);
  const next = await started(folder);
  await ended(next.server);
  return { startS: first.tookS, nextStartS: next.tookS, firstBoard, board, told, shown, memoryMb, show };
}

async function started(folder: string): Promise<{ server: ChildProcess; address: URL; tookS: number }> {
  const began = performance.now();
  const server = spawn(process.execPath, [program, 'serve', '--json'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  // Whatever becomes of the bench, the server ends with it.
  process.once('exit', () => server.kill());
  const address = await addressOf(server);
  return { server, address, tookS: (performance.now() - began) / 1000 };
}

async function ended(server: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await end;
}

type Page = (path: string) => Promise<Response>;

async function addressOf(server: ChildProcess): Promise<URL> {
  return await new Promise((resolve, reject) => {
    server.stdout?.once('data', (chunk: Buffer) => resolve(new URL((JSON.parse(chunk.toString()) as { url: string }).url)));
    server.once('exit', (code) => reject(new Error(`circuit serve ended with ${String(code)}.`)));
  });
}

/** Enters by the printed address, and returns how to ask from then on. A document is read to its end. */
async function entered(address: URL): Promise<Page> {
  const greeted = await fetch(address, { redirect: 'manual' });
  const cookie = greeted.headers.getSetCookie().map((text) => text.split(';')[0]);
  return async (path) => {
    const answer = await fetch(new URL(path, address), { headers: { cookie: cookie.join('; ') } });
    if (path.startsWith('/api')) await answer.json();
    return answer;
  };
}

async function measureEvents(page: Page, journal: Journal, tickets: number): Promise<{ told: Summary; shown: Summary }> {
  const reader = (await page('/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The server sends no events.');
  const said = async (word: string): Promise<void> => {
    for (let text = ''; !text.includes(word);) text += (await reader.read()).value ?? '';
  };
  await said('retry');
  const times = await repeated(async (turn) => {
    const ticket = `T-${tickets}`;
    const key = `bench.${turn}`;
    const began = performance.now();
    const event = { kind: 'tool-used', session: `${ticket}/plan.r1.t1`, tool: key, outcome: 'done' } as const;
    journal.append(ticket, key, event, new Date().toISOString());
    await said(key);
    const told = performance.now() - began;
    await page('/api/board');
    return { told, shown: performance.now() - began };
  });
  await reader.cancel();
  return { told: summary(times.map(({ told }) => told)), shown: summary(times.map(({ shown }) => shown)) };
}

async function shownTicket(folder: string, number: number): Promise<void> {
  const child = spawn(process.execPath, [program, 'show', `T-${number}`], { cwd: folder, stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
}

function memoryOf(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const inMb = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1024);
  return { now: inMb('VmRSS'), most: inMb('VmHWM') };
}

async function repeated<Value>(act: (turn: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) values.push(await act(turn));
  return values;
}

async function timed(act: () => unknown): Promise<number> {
  const began = performance.now();
  await act();
  return Math.round((performance.now() - began) * 10) / 10;
}

function conditions(tickets: number): Record<string, string | number> {
  const [cpu] = cpus();
  return {
    tickets,
    events: tickets * EVENTS_EACH,
    node: process.version,
    cpu: `${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** Returns what was found, for people. */
export function boardText({ conditions, fillS, startS, nextStartS, firstBoard, board, told, shown, memoryMb, show }: BoardBench): string {
  const row = (name: string, { median, p90, min, max }: Summary, aim: string): string =>
    `${name.padEnd(34)}${[median, p90, min, max].map((value) => value.toFixed(1).padStart(9)).join('')}   ${aim}`;
  return [
    Object.entries(conditions)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    `The journal was filled in ${fillS.toFixed(1)} s; circuit serve read it and answered after ${startS.toFixed(1)} s, and when started again after ${nextStartS.toFixed(1)} s.`,
    `First board ${firstBoard} ms (aimed at: under 200). Memory ${memoryMb.now} MB, at most ${memoryMb.most} MB (aimed at: under 300).`,
    `${'ms'.padEnd(34)}${['median', 'p90', 'min', 'max'].map((name) => name.padStart(9)).join('')}`,
    row('board again', board, ''),
    row('event to the page', told, 'aimed at: under 100'),
    row('event to the page and board anew', shown, ''),
    row('circuit show, cold', show, 'aimed at: under 150'),
  ].join('\n');
}
