import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pidsNaming } from './process-tree.ts';
import { ProgressTeller } from './progress-teller.ts';

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 't-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a torture without a terminal, stops it once it has told how far it is, and returns what it said. */
async function stopped(argv: readonly string[], signal: NodeJS.Signals): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../torture.ts'), ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
    if (said.err.includes('\n')) child.kill(signal);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status));
  });
  return { code, ...said };
}

describe('a torture that is stopped', () => {
  test('tells how far the queue is without a terminal, the counts so far on SIGTERM, and leaves nothing behind', async () => {
    const { code, out, err } = await stopped(['queue', '--seeds', '500'], 'SIGTERM');
    expect(err).toMatch(/^0 of 500 seeds: \d+ kills, \d+ human pushes, \d+ landings, .*, 0 faults\n$/u);
    expect(out).toMatch(/^Stopped by SIGTERM\. 0 of 500 seeds: \d+ kills, \d+ human pushes, /u);
    expect(code).toBe(143);
    expect(readdirSync(folder)).toStrictEqual([]);
    expect(pidsNaming(folder)).toStrictEqual([]);
  }, 120_000);

  test('tells the counts so far as JSON on SIGINT, also where it only computes', async () => {
    const { code, out, err } = await stopped(['round-trip', '--language', 'typescript', '--json'], 'SIGINT');
    expect(err).toMatch(/ files, \d+ functions, 0 faults\n$/u);
    expect(JSON.parse(out)).toMatchObject({ stopped: 'SIGINT', faults: 0, counts: [{ files: expect.any(Number), faults: [] }] });
    expect(code).toBe(130);
  }, 120_000);

  test('tells the pairs that the critic judged so far', async () => {
    const { code, out, err } = await stopped(['critic', '--language', 'typescript'], 'SIGTERM');
    expect(err).toMatch(/ pairs, 0 faults\n$/u);
    expect(out).toMatch(/^Stopped by SIGTERM\. seed 1, [^]*sources \d+, pairs \d+/u);
    expect(code).toBe(143);
  }, 120_000);

  test('tells which tickets circuits delivered so far, and ends their sessions', async () => {
    const { code, out, err } = await stopped(['kills', '--tickets', '20'], 'SIGTERM');
    expect(err).toMatch(/^T-\d+: .*; \d of 20 tickets delivered, \d+ lives, \d+ kills of the circuit, .*\n$/u);
    expect(out).toMatch(/^Stopped by SIGTERM\. seed 1: \d of 20 tickets delivered/u);
    expect(code).toBe(143);
    // Where sockets lie, for whoever works next.
    expect(readdirSync(folder).filter((name) => name !== `circuit-${process.getuid?.()}`)).toStrictEqual([]);
    expect(pidsNaming(folder)).toStrictEqual([]);
  }, 120_000);
});

describe('what is told of a run', () => {
  const told = (isTTY: boolean): string => {
    let text = '';
    let now = 0;
    const out = { isTTY, write: (chunk: string) => ((text += chunk), true) };
    const teller = new ProgressTeller(out, () => now);
    for (; now <= 60_000; now += 10_000) teller.tell(`at ${now / 1_000} s`);
    teller.end();
    return text;
  };

  test('is one line that is written anew, on a terminal', () => {
    expect(told(true).replaceAll('\r\u001B[K', '|')).toBe('|at 0 s|at 10 s|at 20 s|at 30 s|at 40 s|at 50 s|at 60 s|');
  });

  test('is a line each half minute, elsewhere', () => {
    expect(told(false)).toBe('at 0 s\nat 30 s\nat 60 s\n');
  });
});
