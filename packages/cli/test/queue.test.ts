import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQueueRecord } from '@ticket-circuit/schemas';
import { expect, onTestFinished, test, vi } from 'vitest';
import { circuit, commandOf, commitFiles, config, documentOf, git, project, scratchRepo, writeFiles } from './scratch.ts';

/** A project whose checks are what a file of the tree says: red where it is there. */
function quickRepo(): string {
  const quick = {
    ...config,
    checks: [{ name: 'bad', run: ['sh', '-c', '! ls bad* 2>/dev/null'] }],
  };
  return scratchRepo({ ...project, 'circuit.json': `${JSON.stringify(quick, null, 2)}\n` });
}

/** Makes a ticket's commit on main, and goes back to main. */
function ticketCommit(repo: string, ticket: string, files: Record<string, string>): string {
  git(repo, 'checkout', '-q', '--detach', 'main');
  writeFiles(repo, files);
  git(repo, 'add', '--all');
  git(repo, 'commit', '-q', '-m', `Change of ${ticket}\n\nTicket: ${ticket}`);
  const commit = git(repo, 'rev-parse', 'HEAD');
  git(repo, 'checkout', '-q', 'main');
  return commit;
}

test('any commit with a ticket trailer is checked and landed, in any repository with a project file', async () => {
  const repo = quickRepo();
  const commit = ticketCommit(repo, 'ABC-7', { 'more.js': 'export const more = 1;\n' });
  const said = await circuit(repo, 'queue', 'add', commit, '--json');
  expect({ code: said.code, document: documentOf(said) }).toMatchObject({
    code: 0,
    document: { ok: true, ticket: 'ABC-7', how: 'landed', landedAs: commit },
  });
  expect(git(repo, 'rev-parse', 'main')).toBe(commit);
  expect(git(repo, 'status', '--porcelain')).toBe('');
  const bad = ticketCommit(repo, 'ABC-8', { 'bad.js': '\n' });
  expect(await circuit(repo, 'queue', 'add', bad)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^ABC-8 was given back, red: bad failed/u),
  });
  expect(git(repo, 'rev-parse', 'main')).toBe(commit);
  const why = await circuit(repo, 'queue', 'why', 'ABC-8', '--json');
  expect(documentOf(why)).toMatchObject({ ticket: 'ABC-8', state: 'red', position: null });
  expect((await circuit(repo, 'queue', 'why', 'ABC-8')).out).toMatch(/^ABC-8 left the queue, red: bad failed/u);
  const shown = documentOf(await circuit(repo, 'queue', 'show', 'ABC-7', '--json'));
  expect(shown).toMatchObject({ state: 'landed', refs: { 'refs/queue/landed/ABC-7': commit, 'refs/queue/in/ABC-7': commit } });
  const { records } = documentOf(await circuit(repo, 'queue', 'replay-log', '--json')) as { records: { event: { kind: string } }[] };
  expect(records.map(({ event }) => event.kind)).toContain('landed');
  expect((await circuit(repo, 'queue', 'replay-log')).out).toContain('push ABC-7, proven by run');
  expect(await circuit(repo, 'queue', 'doctor')).toMatchObject({ code: 0 });
});

test('the queue is paused, jumped, drained, cancelled and resumed from outside, and says where each ticket stands', async () => {
  const repo = quickRepo();
  for (const ticket of ['T-1', 'T-2', 'T-3']) {
    const commit = ticketCommit(repo, ticket, { [`${ticket}.js`]: '\n' });
    expect((await circuit(repo, 'queue', 'add', commit, '--later')).out).toContain('Nobody works on the queue');
  }
  expect((await circuit(repo, 'queue', 'pause', '--why', 'release')).code).toBe(0);
  expect((await circuit(repo, 'queue', 'jump', 'T-3')).out).toBe('T-3 went from position 3 to 1.\n');
  expect((await circuit(repo, 'queue', 'cancel', 'T-2')).out).toBe('T-2 is out of the queue.\n');
  expect(await circuit(repo, 'queue', 'cancel', 'T-2')).toMatchObject({
    code: 1,
    err: 'Refused: T-2 was not taken out.\n  Why:  It is not in the queue.\n  Next: See what became of it: circuit queue why T-2\n',
  });
  expect(documentOf(await circuit(repo, 'queue', 'list', '--json'))).toMatchObject({
    branch: 'main',
    mode: { kind: 'paused', why: 'release' },
    worker: null,
    entries: [
      { ticket: 'T-3', position: 1, state: 'waiting', estimateMin: null },
      { ticket: 'T-1', position: 2, state: 'waiting' },
    ],
  });
  const worked = await circuit(repo, 'queue', 'work');
  expect(worked).toMatchObject({ code: 0, out: 'Left in the queue: T-3, T-1. It is paused: release\n' });
  expect((await circuit(repo, 'queue', 'resume')).code).toBe(0);
  expect((await circuit(repo, 'queue', 'drain')).out).toContain('The queue is draining');
  const last = ticketCommit(repo, 'T-4', { 'T-4.js': '\n' });
  await circuit(repo, 'queue', 'add', last, '--later');
  expect(await circuit(repo, 'queue', 'work', '--slots', '1', '--policy', 'serial')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Left in the queue: T-4.'),
  });
  expect(git(repo, 'log', '--format=%s', '-2', 'main').split('\n')).toEqual(['Change of T-1', 'Change of T-3']);
  expect(await circuit(repo, 'queue', 'why', 'T-9')).toMatchObject({ code: 2, err: expect.stringContaining('knows nothing of T-9') });
});

interface Followed {
  readonly number: number;
  readonly tickets: readonly string[];
  readonly event: { readonly kind: string };
}

/** Follows the queue of a repository, in a process of its own, until it is interrupted. */
function follow(repo: string, ...options: string[]): { lines: () => Followed[]; interrupt: () => Promise<number | null> } {
  const child = spawn(process.execPath, commandOf('circuit', ['queue', 'follow', '--json', ...options]), { cwd: repo, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    lines: () =>
      out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Followed),
    interrupt: async () => {
      child.kill('SIGINT');
      return await ended;
    },
  };
}

test('a program follows the queue: each event once, in order, as it happens, and after a stop from the number it saw last', async () => {
  const repo = quickRepo();
  const until = async (lines: () => Followed[], kind: string): Promise<void> =>
    await vi.waitFor(() => expect(lines().map(({ event }) => event.kind)).toContain(kind), { timeout: 120_000 });
  const first = follow(repo);
  await circuit(repo, 'queue', 'add', ticketCommit(repo, 'T-1', { 'x.js': '1\n' }), '--later');
  await until(first.lines, 'submitted');
  await circuit(repo, 'queue', 'work');
  await until(first.lines, 'landed');
  expect(await first.interrupt()).toBe(0);
  const seen = first.lines();
  expect(seen.map(({ number }) => number)).toEqual(seen.map((_, index) => index + 1));
  expect(seen[0]).toMatchObject({ number: 1, tickets: ['T-1'], event: { kind: 'submitted', ticket: 'T-1' } });
  for (const { number, tickets, actions, ...record } of seen as (Followed & { actions: unknown })[])
    expect(parseQueueRecord(record), `${number} ${tickets.join()} ${JSON.stringify(actions)}`).toMatchObject({ kind: 'valid' });
  const second = follow(repo, '--since', String(seen.length));
  await circuit(repo, 'queue', 'pause');
  await until(second.lines, 'paused');
  expect(await second.interrupt()).toBe(0);
  expect([...seen, ...second.lines()].map(({ number }) => number)).toEqual([...seen, ...second.lines()].map((_, index) => index + 1));
  expect(await circuit(repo, 'queue', 'follow', '--since', 'now')).toMatchObject({ code: 2, err: expect.stringContaining('no number') });
});

test('what the queue cannot take is refused with what to do', async () => {
  const repo = quickRepo();
  const commitHere = (message: string): string => {
    git(repo, 'commit', '-q', '--allow-empty', '-m', message);
    return git(repo, 'rev-parse', 'HEAD');
  };
  const good = ticketCommit(repo, 'T-1', { 'y.js': '1\n' });
  git(repo, 'checkout', '-q', '--detach', good);
  const empty = commitHere('empty\n\nTicket: T-2');
  writeFiles(repo, { 'z.js': '1\n' });
  git(repo, 'add', '--all');
  const second = commitHere('second\n\nTicket: T-2');
  git(repo, 'checkout', '-q', 'main');
  commitFiles(repo, { 'x.js': '1\n' });
  const refusals: [string, RegExp][] = [
    [git(repo, 'rev-list', '--max-parents=0', 'main'), /has not exactly one parent/u],
    ['nowhere', /names no commit/u],
    ['main', /no trailer Ticket/u],
    [empty, /changes nothing/u],
    [second, /neither on main nor the commit of a ticket/u],
  ];
  for (const [rev, why] of refusals) {
    const said = await circuit(repo, 'queue', 'add', rev, '--later');
    expect(`${said.out}${said.err}`, rev).toMatch(why);
    expect(said.code, rev).not.toBe(0);
  }
  await circuit(repo, 'ticket', 'add', '--title', 'x', '--goal', 'y');
  expect((await circuit(repo, 'queue', 'add', good, '--later')).out).toContain('T-1 is a ticket of the circuit');
  expect(await circuit(repo, 'queue', 'add', good, '--policy', 'luck')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no policy luck'),
  });
});

test('hooks are installed into a remote on this machine, main is guarded when that is asked for, and doctor sees what is wrong with them', async () => {
  const repo = quickRepo();
  const remote = join(repo, '../remote.git');
  git(repo, 'init', '-q', '--bare', remote);
  git(repo, 'remote', 'add', 'origin', remote);
  commitFiles(repo, { 'circuit.json': `${JSON.stringify({ ...config, remote: 'origin' })}\n` });
  git(repo, 'push', '-q', 'origin', 'main');
  expect(documentOf(await circuit(repo, 'queue', 'hooks', '--guard', '--json'))).toMatchObject({
    hooks: { 'pre-receive': { kind: 'installed' }, 'reference-transaction': { kind: 'installed' }, 'post-receive': { kind: 'installed' } },
  });
  expect(await circuit(repo, 'queue', 'doctor')).toMatchObject({ code: 0 });
  const commit = ticketCommit(repo, 'T-1', { 'x.js': '1\n' });
  expect(await circuit(repo, 'queue', 'add', commit)).toMatchObject({ code: 0, out: `T-1 landed as ${commit}.\n` });
  expect(git(repo, 'rev-parse', 'main')).toBe(commit);
  const second = ticketCommit(repo, 'T-2', { 'y.js': '1\n' });
  git(repo, 'push', '-q', 'origin', `${second}:refs/for/main`);
  const waits = 'Pushed and not taken in yet: T-2. Run: circuit queue work';
  expect((await circuit(repo, 'queue', 'list')).out).toContain(waits);
  expect((await circuit(repo, 'queue', 'why', 'T-2')).out).toBe('T-2 is pushed: It waits to be taken in. Run: circuit queue work\n');
  expect(documentOf(await circuit(repo, 'queue', 'doctor', '--json'))).toMatchObject({
    ok: true,
    findings: expect.arrayContaining([
      { kind: 'notice', part: 'pushes', says: 'T-2: pushed and not taken in yet', next: expect.any(String) },
    ]),
  });
  expect(await circuit(repo, 'queue', 'work')).toMatchObject({ code: 0 });
  expect(documentOf(await circuit(repo, 'queue', 'why', 'T-2', '--json'))).toMatchObject({ state: 'landed', commit: second });
  await circuit(repo, 'ticket', 'add', '--title', 'x', '--goal', 'y');
  git(repo, 'push', '-q', 'origin', `${ticketCommit(repo, 'T-3', { 'z.js': '1\n' })}:refs/for/main`);
  expect((await circuit(repo, 'queue', 'work')).err).toContain('T-3 is a ticket of the circuit, which lands it itself.');
  expect((await circuit(repo, 'queue', 'why', 'T-3')).out).toMatch(/^T-3 was not taken: T-3 is a ticket of the circuit/u);
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  expect(documentOf(await circuit(repo, 'queue', 'doctor', '--json'))).toMatchObject({
    ok: false,
    findings: expect.arrayContaining([
      { kind: 'mend', part: 'pre-receive', says: expect.any(String), next: 'Run: circuit queue hooks --guard' },
    ]),
  });
  rmSync(join(remote, 'hooks/pre-receive'));
  await circuit(repo, 'queue', 'hooks', '--guard');
  await circuit(repo, 'queue', 'hooks', '--remove');
  git(repo, 'commit', '-q', '--allow-empty', '-m', 'by hand');
  git(repo, 'push', '-q', 'origin', 'main');
});
