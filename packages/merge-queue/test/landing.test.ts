import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, green, land, World } from './world.ts';

test('lands a commit that stands on the head as it is, and brings a clean checkout along', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'new/file.txt': 'x\n' });
  writeFileSync(join(world.work, 'notes of mine.txt'), 'not tracked');
  const report = await land(await world.request('T-1', commit));
  expect(report).toEqual({ kind: 'landed', commit, tree: git(world.work, 'rev-parse', `${commit}^{tree}`), proof: 'sha256:proof' });
  expect(world.head()).toBe(commit);
  expect(git(world.remote, 'rev-parse', 'refs/queue/landed/T-1')).toBe(commit);
  expect(git(world.work, 'rev-parse', 'main', 'origin/main', 'refs/queue/landed/T-1')).toBe([commit, commit, commit].join('\n'));
  expect(readFileSync(join(world.work, 'new/file.txt'), 'utf8')).toBe('x\n');
  expect(git(world.work, 'status', '--porcelain')).toBe('?? "notes of mine.txt"');
  expect(world.notes).toEqual([{ kind: 'branch-advanced', branch: 'main', commit, checkouts: [world.work] }]);
});

test('replays onto a moved head and has exactly the tree checked that lands', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const human = world.human({ 'b.txt': 'theirs\n' });
  const judged: [string, string][] = [];
  const runChecks = async (candidate: string, tree: string) => {
    judged.push([candidate, tree]);
    return green();
  };
  const report = await land(await world.request('T-1', commit, { runChecks }));
  if (report.kind !== 'landed') throw new Error(JSON.stringify(report));
  expect(judged).toEqual([[report.commit, report.tree]]);
  expect(report.proof).toBe('sha256:proof');
  expect(report.tree).not.toBe(git(world.work, 'rev-parse', `${commit}^{tree}`));
  expect(git(world.remote, 'rev-parse', 'main', 'main^', 'main^{tree}')).toBe([report.commit, human, report.tree].join('\n'));
  expect(git(world.remote, 'show', 'main:a.txt', 'main:b.txt')).toBe('mine\ntheirs');
});

test('hands back what is red, what conflicts and what changes nothing, and lands none of it', async () => {
  using world = await World.create();
  const base = world.head();
  const red = { kind: 'red' as const, faults: [{ conjunct: 'checks-pass' as const, where: 'source' as const, message: 'lint' }] };
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', commit, { runChecks: async () => red }))).toEqual({
    kind: 'red',
    base,
    faults: red.faults,
  });
  expect(await land(await world.request('T-1', commit, { runChecks: async () => ({ kind: 'unknown', why: 'no sandbox' }) }))).toEqual({
    kind: 'unknown',
    why: 'no sandbox',
  });
  expect(await land(await world.request('T-1', commit, { runChecks: async () => ({ kind: 'green', proof: '' }) }))).toMatchObject({
    kind: 'unknown',
  });
  expect(world.head()).toBe(base);
  const same = world.human({ 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', commit))).toEqual({ kind: 'empty', head: same });
  const other = world.human({ 'a.txt': 'theirs\n' });
  expect(await land(await world.request('T-1', commit))).toEqual({ kind: 'conflict', base, head: other, paths: ['a.txt'] });
  expect(world.head()).toBe(other);
  expect(git(world.remote, 'for-each-ref', 'refs/queue')).toBe('');
});

test('refuses a commit that is not the one commit of its ticket', async () => {
  using world = await World.create();
  const base = world.head();
  const files = { 'a.txt': 'mine\n' };
  const messages = [
    'no trailer\n',
    'x\n\nTicket: T-2\n',
    'x\n\nTicket: T-1\nTicket: T-2\n',
    'x\n\nTicket: T-1\nTicket: T-1\n',
    'x\n\nTicket: T-1\n\nlast words\n',
    'Ticket: T-1\n',
  ];
  for (const message of messages) {
    const commit = await world.ticketCommit('T-1', files, 'main', message);
    expect(await land(await world.request('T-1', commit)), message).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('trailer Ticket'),
    });
  }
  expect(await land(await world.request('T-1', base))).toMatchObject({ kind: 'refused', why: expect.stringContaining('one parent') });
  expect(await land(await world.request('T-1', 'main'))).toMatchObject({ kind: 'refused' });
  const commit = await world.ticketCommit('T-1', files);
  expect(await land(await world.request('T-1', commit, { isHeld: () => false, patienceMs: 0 }))).toMatchObject({ kind: 'unknown' });
  expect(world.head()).toBe(base);
});

test('brings nothing of an unlanded parent onto main', async () => {
  using world = await World.create();
  const parent = await world.ticketCommit('T-1', { 'smuggled.txt': 'x\n' });
  const commit = await world.ticketCommit('T-2', { 'b.txt': 'mine\n' }, parent);
  expect(await land(await world.request('T-2', commit))).toMatchObject({ kind: 'refused', why: expect.stringContaining(parent) });
  expect(world.landings('T-2')).toEqual([]);
});

test('says moved when somebody pushes between the check and the push, and lands at the next call without losing theirs', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  let human = '';
  const runChecks = async () => {
    if (human === '') human = world.human({ 'b.txt': 'theirs\n' });
    return green();
  };
  const request = await world.request('T-1', commit, { runChecks });
  expect(await land(request)).toEqual({ kind: 'moved', head: human });
  expect(world.head()).toBe(human);
  expect(await land(request)).toMatchObject({ kind: 'landed' });
  expect(git(world.remote, 'rev-parse', 'main^')).toBe(human);
});

test('says conflict when what was pushed in between does not fit', async () => {
  using world = await World.create();
  const base = world.head();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  let human = '';
  const runChecks = async () => {
    human = world.human({ 'a.txt': 'theirs\n' });
    return green();
  };
  expect(await land(await world.request('T-1', commit, { runChecks }))).toEqual({
    kind: 'conflict',
    base,
    head: human,
    paths: ['a.txt'],
  });
});

test('refuses to land on a main that was rewound, before the check or after it, and lands nothing again', async () => {
  using world = await World.create();
  const first = world.head();
  const second = world.human({ 'b.txt': '2\n' });
  git(world.work, 'pull', '-q', '--ff-only');
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const rewind = (): string => git(world.remote, 'update-ref', 'refs/heads/main', first);
  const runChecks = async () => {
    rewind();
    return green();
  };
  expect(await land(await world.request('T-1', commit, { runChecks }))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining(second),
  });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'refused' });
  expect(world.head()).toBe(first);
  git(world.remote, 'update-ref', 'refs/heads/main', second);
  // The queue saw it, and stands still until somebody has looked.
  const waits = await world.request('T-1', commit, { patienceMs: 0 });
  expect(await land(waits)).toMatchObject({ kind: 'unknown', why: expect.stringMatching(/paused.*circuit queue resume/u) });
  waits.log.append({ at: '2026-01-02T03:04:05Z', by: 'ada', event: { kind: 'resumed' } });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
  git(world.remote, 'update-ref', 'refs/heads/main', second);
  expect(await land(await world.request('T-1', commit))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('refs/queue/landed/T-1'),
  });
  expect(world.head()).toBe(second);
});

test('lands a ticket once: a repeated call finds it, another commit of it is refused', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  world.human({ 'b.txt': 'theirs\n' });
  const first = await land(await world.request('T-1', commit));
  world.human({ 'c.txt': 'more\n' });
  const never = async () => {
    throw new Error('checked again');
  };
  expect(await land(await world.request('T-1', commit, { runChecks: never }))).toEqual(first);
  const second = await world.ticketCommit('T-1', { 'd.txt': 'x\n' }, 'origin/main');
  expect(await land(await world.request('T-1', second, { runChecks: never }))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('lands once'),
  });
  expect(world.landings('T-1')).toHaveLength(1);
});

test('pushes no ref of its own to a remote that is told to have none, and still lands once', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const more = { landedRefs: false };
  expect(await land(await world.request('T-1', commit, more))).toMatchObject({ kind: 'landed', commit });
  expect(git(world.remote, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  for (const ref of ['refs/queue/landed/T-1', 'refs/queue/cand/T-1']) git(world.work, 'update-ref', '-d', ref);
  expect(await land(await world.request('T-1', commit, more))).toMatchObject({ kind: 'landed', commit });
  expect(world.landings('T-1')).toEqual([commit]);
});

test('lets landers of three tickets race: whoever holds the lease works, and each lands once', async () => {
  using world = await World.create();
  const tickets = ['T-1', 'T-2', 'T-3'];
  const requests = [];
  for (const ticket of tickets) requests.push(await world.request(ticket, await world.ticketCommit(ticket, { [`${ticket}.txt`]: 'x\n' })));
  const reports = await Promise.all(requests.map(land));
  expect(reports.map(({ kind }) => kind)).toEqual(['landed', 'landed', 'landed']);
  expect(tickets.map((ticket) => world.landings(ticket).length)).toEqual([1, 1, 1]);
});

test('lets two landers of one ticket race onto one commit', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  world.human({ 'b.txt': 'theirs\n' });
  const reports = await Promise.all([land(await world.request('T-1', commit)), land(await world.request('T-1', commit))]);
  expect(reports[0]).toMatchObject({ kind: 'landed' });
  expect(reports[1]).toEqual(reports[0]);
  expect(world.landings('T-1')).toHaveLength(1);
});

test('calls what a remote refuses refused, and what cannot be reached unknown', async () => {
  using world = await World.create();
  const base = world.head();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  writeFileSync(join(world.remote, 'hooks/pre-receive'), '#!/bin/sh\necho protected >&2\nexit 1\n', { mode: 0o755, flag: 'w' });
  expect(await land(await world.request('T-1', commit))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('main of origin refuses it'),
  });
  git(world.work, 'remote', 'set-url', 'origin', join(world.root, 'gone.git'));
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'unknown' });
  git(world.work, 'remote', 'set-url', 'origin', world.remote);
  expect(await land(await world.request('T-1', commit, { branch: 'trunk' }))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('does not exist'),
  });
  expect(world.head()).toBe(base);
});

test('leaves the local branch where it is when that would touch work of the person', async () => {
  using world = await World.create();
  const base = world.head();
  writeFileSync(join(world.work, 'b.txt'), 'my edit\n');
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed' });
  expect(git(world.work, 'rev-parse', 'main')).toBe(base);
  expect(world.notes).toEqual([{ kind: 'branch-kept', branch: 'main', why: expect.stringContaining('"b.txt"') }]);
  git(world.work, 'checkout', '-q', '--', '.');
  const own = world.commit(world.work, { 'c.txt': 'own\n' }, 'own');
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed' });
  expect(git(world.work, 'rev-parse', 'main')).toBe(own);
  expect(world.notes.at(-1)).toEqual({ kind: 'branch-kept', branch: 'main', why: 'It has commits that the remote does not have.' });
});

test('lands on the local branch when there is no remote: checked out and clean, elsewhere, and not when it is dirty', async () => {
  using world = await World.create();
  const local = { remote: null };
  const first = await world.ticketCommit('T-1', { 'a.txt': 'mine\n', 'new.txt': 'x\n' });
  writeFileSync(join(world.work, 'b.txt'), 'my edit\n');
  expect(await land(await world.request('T-1', first, local))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('"b.txt"'),
  });
  git(world.work, 'checkout', '-q', '--', '.');
  writeFileSync(join(world.work, 'new.txt'), 'mine, not tracked');
  expect(await land(await world.request('T-1', first, local))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining(`Move it away: mv '${join(world.work, 'new.txt')}' '${join(world.work, 'new.txt.mine')}'`),
  });
  expect(readFileSync(join(world.work, 'new.txt'), 'utf8')).toBe('mine, not tracked');
  git(world.work, 'clean', '-fdq');
  expect(await land(await world.request('T-1', first, local))).toMatchObject({ kind: 'landed', commit: first });
  expect(git(world.work, 'status', '--porcelain')).toBe('');
  expect(readFileSync(join(world.work, 'a.txt'), 'utf8')).toBe('mine\n');
  git(world.work, 'checkout', '-q', '-b', 'elsewhere');
  const second = await world.ticketCommit('T-2', { 'a.txt': 'two\n' });
  expect(await land(await world.request('T-2', second, local))).toMatchObject({ kind: 'landed', commit: second });
  expect(git(world.work, 'rev-parse', 'main', 'refs/queue/landed/T-2')).toBe([second, second].join('\n'));
  expect(readFileSync(join(world.work, 'a.txt'), 'utf8')).toBe('mine\n');
});
