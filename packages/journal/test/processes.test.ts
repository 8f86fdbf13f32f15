import { once } from 'node:events';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openJournal } from '../src/index.ts';
import { at, opened, Scratch } from './scratch.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process of its own that runs one of the jobs of `journal-process.ts`, and returns it with the lines that it prints. */
function start(job: string, ...args: string[]): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'journal-process.ts'), job, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

test('lets many processes open one journal and append at once, each key once and the chain whole', async () => {
  using scratch = new Scratch();
  const workers = Array.from({ length: 4 }, (_, number) => start('append', scratch.file, `${number}`, '25'));
  await Promise.all(workers.map(({ child }) => once(child, 'exit')));
  using journal = openJournal(scratch.file);
  expect(journal.tickets()).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5']);
  expect(journal.verify()).toBe(5 + 4 * 25 + 25);
});

test('keeps every event that was acknowledged before the process was killed', async () => {
  using scratch = new Scratch();
  for (let round = 0; round < 5; round += 1) {
    const { child, lines } = start('append', scratch.file, `${round}`, '100000');
    let acknowledged = '';
    for (let line = 0; line < 10 + round * 7; line += 1) acknowledged = (await lines.next()).value;
    child.kill('SIGKILL');
    await once(child, 'exit');
    using journal = openJournal(scratch.file);
    expect(journal.verify()).toBeGreaterThanOrEqual(Number(acknowledged));
  }
});

test('shows a watcher what another process appends, in order, from where it began, until the signal', async () => {
  using scratch = new Scratch();
  using journal = openJournal(scratch.file);
  journal.openTicket(opened('mine'), at);
  const stop = new AbortController();
  start('append', scratch.file, '1', '5');
  const seen: number[] = [];
  for await (const entry of journal.watch(1, { signal: stop.signal, pollMs: 5 })) {
    seen.push(entry.seq);
    if (seen.length === 12) stop.abort();
  }
  expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => index + 2));
});

test('gives a lock to one process, names the holder to the others, and frees it when the holder is killed', async () => {
  using scratch = new Scratch();
  using journal = openJournal(scratch.file);
  const { child, lines } = start('hold', scratch.file, 'T-1');
  expect((await lines.next()).value).toBe('locked');
  expect(journal.lockTicket('T-1', at)).toEqual({ kind: 'held', by: { pid: child.pid, since: at } });
  const other = journal.lockTicket('T-2', at);
  expect(other.kind).toBe('locked');
  expect(journal.lockQueue('T-1', at).kind).toBe('locked');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const mine = journal.lockTicket('T-1', at);
  if (mine.kind !== 'locked') throw new Error(mine.kind);
  expect(journal.lockTicket('T-1', at)).toEqual({ kind: 'held', by: { pid: process.pid, since: at } });
  mine.lock.release();
  expect(mine.lock.isHeld()).toBe(false);
  expect(journal.lockTicket('T-1', at).kind).toBe('locked');
});

test('lets one of six successors take the lock of a dead holder', async () => {
  using scratch = new Scratch();
  const first = start('hold', scratch.file, 'T-1');
  expect((await first.lines.next()).value).toBe('locked');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const successors = Array.from({ length: 6 }, () => start('hold', scratch.file, 'T-1'));
  const said = await Promise.all(successors.map(async ({ lines }) => (await lines.next()).value));
  expect(said.toSorted()).toEqual(['held', 'held', 'held', 'held', 'held', 'locked']);
});
