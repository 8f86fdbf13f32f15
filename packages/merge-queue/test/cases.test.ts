// Commits as people and tools make them. Numbers in comments name the cases of the design's list.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import { expect, test } from 'vitest';
import { submit } from '../src/index.ts';
import { Stacker } from '../src/work/stack-items.ts';
import { Queue } from './queue.ts';
import { git, land, World } from './world.ts';

const env = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Writes a commit object as it stands, valid or not. */
function writeRaw(world: World, raw: Buffer): string {
  const args = ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'];
  return execFileSync('git', args, { cwd: world.work, env, input: raw, encoding: 'utf8' }).trim();
}

function rawOf(folder: string, commit: string): Buffer {
  return execFileSync('git', ['cat-file', 'commit', commit], { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 });
}

/** Makes a commit of a person in a branch of his own, with whatever he did to the index and the files. */
function commitBy(world: World, message: string, change: (folder: string) => void): string {
  git(world.work, 'checkout', '-q', '--detach', 'origin/main');
  change(world.work);
  git(world.work, 'commit', '-q', '-m', message);
  const commit = git(world.work, 'rev-parse', 'HEAD');
  git(world.work, 'checkout', '-q', '-f', 'main');
  git(world.work, 'clean', '-fdq');
  return commit;
}

const add = (folder: string): string => git(folder, 'add', '-A');

// 44
test.each<{ name: string; mine: (folder: string) => void; theirs: (folder: string) => void }>([
  {
    name: 'both rename one file, to different names',
    mine: (folder) => git(folder, 'mv', 'long.txt', 'mine.txt'),
    theirs: (folder) => git(folder, 'mv', 'long.txt', 'theirs.txt'),
  },
  {
    name: 'one adds a file to a folder that the other renames',
    mine: (folder) => {
      writeFileSync(join(folder, 'old/new.txt'), 'new\n');
      add(folder);
    },
    theirs: (folder) => git(folder, 'mv', 'old', 'renamed'),
  },
  {
    name: 'one makes a file where the other makes a folder',
    mine: (folder) => {
      writeFileSync(join(folder, 'place'), 'a file\n');
      add(folder);
    },
    theirs: (folder) => {
      mkdirSync(join(folder, 'place'));
      writeFileSync(join(folder, 'place/in.txt'), 'in a folder\n');
      add(folder);
    },
  },
  {
    // 62
    name: 'both move one submodule, to different commits',
    mine: (folder) => git(folder, 'update-index', '--cacheinfo', `160000,${'b'.repeat(40)},module`),
    theirs: (folder) => git(folder, 'update-index', '--cacheinfo', `160000,${'c'.repeat(40)},module`),
  },
  {
    // 63
    name: 'both replace one pointer to a large file',
    mine: (folder) => {
      writeFileSync(join(folder, 'large.bin'), pointer('b'));
      add(folder);
    },
    theirs: (folder) => {
      writeFileSync(join(folder, 'large.bin'), pointer('c'));
      add(folder);
    },
  },
])('is a conflict that goes back: $name', async ({ mine, theirs }) => {
  using world = await World.create();
  const base = commitBy(world, 'base', (folder) => {
    for (const path of ['old/a.txt', 'old/b.txt', 'long.txt']) {
      mkdirSync(join(folder, 'old'), { recursive: true });
      writeFileSync(join(folder, path), `${path}\n`.repeat(30));
    }
    writeFileSync(join(folder, 'large.bin'), pointer('a'));
    add(folder);
    git(folder, 'update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},module`);
  });
  git(world.work, 'push', '-q', 'origin', `${base}:main`);
  git(world.work, 'fetch', '-q');
  const commit = commitBy(world, 'mine\n\nTicket: T-1', mine);
  const other = commitBy(world, 'theirs', theirs);
  git(world.work, 'push', '-q', 'origin', `${other}:main`);
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'conflict', base, head: other });
  expect(world.head()).toBe(other);
});

function pointer(letter: string): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${letter.repeat(64)}\nsize 12345\n`;
}

// 44
test('a conflict of which git names no file is a conflict all the same', async () => {
  using world = await World.create();
  const repo = await world.repo();
  const nameless = { ...repo, replay: async () => ({ kind: 'conflict' as const, paths: [] }) };
  expect(await new Stacker(nameless).stack('main', [{ ticket: 'T-1', commit: 'c' }])).toMatchObject({
    kind: 'misfit',
    fault: 'conflict',
    why: expect.stringContaining('git names no file'),
    paths: [],
  });
});

// 50, 68
test.each<[string, string | null]>([
  ['x\n\nticket: T-1\n', null],
  ['x\n\nTicket: T-1\nSigned-off-by: Ada <ada@example.org>\n', null],
  ['x\r\n\r\nTicket: T-1\r\n', null],
  ['x\n\nwords\nthat go on\n\nTicket: T-1\n', null],
  ['x\nTicket: T-1\n', 'no trailer Ticket'],
  ['x\n\n---\nTicket: T-1\n', 'no trailer Ticket'],
  ['x\n\nTicket: T-1\n T-2\n', 'is no name of a ticket'],
  ['x\n\nTicket: T-1/x\n', 'is no name of a ticket'],
  ['x\n\nTicket: T-1\nticket: T-2\n', 'must name one ticket'],
])('of the message %j the queue reads the ticket as git does', async (message, refusal) => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' }, 'main', message);
  const { now, ...place } = { ...(await world.request('T-1', commit)), now: () => '2026-01-02T03:04:05Z' };
  const report = await submit({ ...place, now }, { commit, by: 'ada' });
  expect(report).toMatchObject(
    refusal === null ? { kind: 'submitted', ticket: 'T-1' } : { kind: 'refused', why: expect.stringContaining(refusal) },
  );
});

// 57
test.each<{ name: string; head?: string; author?: string; message: Buffer }>([
  { name: 'in an encoding of its own', head: 'encoding ISO-8859-1\n', message: Buffer.from('Gr\u00fcn\n\nTicket: T-1\n', 'latin1') },
  { name: 'that is not UTF-8 and does not say so', message: Buffer.from('Gr\u00fcn \u00ff\n\nTicket: T-1\n', 'latin1') },
  { name: 'of a megabyte', message: Buffer.from(`Long\n\n${'words and words\n'.repeat(65_536)}\nTicket: T-1\n`) },
  { name: 'by an author without an address', author: 'Ada <> 1700000000 +0000', message: Buffer.from('x\n\nTicket: T-1\n') },
  { name: 'of the year 1969', author: 'Ada <ada@example.org> -86400 +0000', message: Buffer.from('x\n\nTicket: T-1\n') },
  { name: 'without a line feed at its end', message: Buffer.from('x\n\nTicket: T-1') },
])(
  'a message $name lands byte by byte on a main that moved',
  async ({ head = '', author = 'Ada <ada@example.org> 1700000000 +0000', message }) => {
    using world = await World.create();
    const plain = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
    const [tree, parent] = git(world.work, 'rev-parse', `${plain}^{tree}`, `${plain}^`).split('\n');
    const committer = 'Ada <ada@example.org> 1700000000 +0000';
    const headers = `tree ${tree}\nparent ${parent}\nauthor ${author}\ncommitter ${committer}\n${head}\n`;
    const commit = writeRaw(world, Buffer.concat([Buffer.from(headers), message]));
    world.human({ 'b.txt': 'theirs\n' });
    const report = await land(await world.request('T-1', commit));
    expect(report).toMatchObject({ kind: 'landed', commit: world.head() });
    const landed = rawOf(world.remote, world.head());
    expect(landed.subarray(landed.indexOf('\n\n') + 2).equals(message)).toBe(true);
    expect(landed.toString('latin1').split('\n')[2]).toBe(`author ${author}`);
  },
);

// 57
test('a message with a NUL byte is refused: what stands behind it nobody would see', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  const raw = rawOf(world.work, await world.ticketCommit('T-1', { 'a.txt': 'mine\n' })).toString('latin1');
  for (const text of [`${raw}\0`, raw.replace('\n\nTicket', '\0\n\nTicket'), raw.replace('\n\n', '\n\nx\n\nTicket: T-1\n\0')]) {
    const commit = writeRaw(world, Buffer.from(text, 'latin1'));
    expect(await queue.submit(commit), JSON.stringify(text)).toMatchObject({ kind: 'refused', why: expect.stringContaining('NUL') });
  }
});

// 58
test('a signature stays where the commit stands on main, and where it has to be rewritten its loss is said', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  const signed = async (ticket: string, files: Record<string, string>): Promise<string> => {
    const raw = rawOf(world.work, await world.ticketCommit(ticket, files, 'origin/main')).toString();
    const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n made up\n -----END PGP SIGNATURE-----\n';
    return writeRaw(world, Buffer.from(raw.replace('\n\n', `\n${signature}\n`)));
  };
  const [first, second] = [await signed('T-1', { 'a.txt': 'mine\n' }), await signed('T-2', { 'b.txt': 'mine\n' })];
  for (const commit of [first, second]) expect(await queue.submit(commit)).toMatchObject({ kind: 'submitted' });
  await queue.work();
  expect(git(world.remote, 'rev-parse', 'main^')).toBe(first);
  expect(rawOf(world.remote, world.head()).toString()).not.toContain('gpgsig');
  expect(queue.records().filter(({ kind }) => kind === 'noted')).toEqual([
    { kind: 'noted', what: 'signature', ticket: 'T-2', commit: world.head(), why: expect.stringContaining(`signature of ${second}`) },
  ]);
});

// 56
test('a merge with the trailer is refused when it is given, and flagged when it is pushed; a trailer on a side branch is not seen', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await queue.add('T-5', { 'e.txt': 'x\n' });
  await queue.work();
  const sides = ['T-1', 'T-2'].map((ticket) => world.ticketCommit(ticket, { [`${ticket}.txt`]: 'x\n' }));
  const [one = '', two = ''] = await Promise.all(sides);
  git(world.work, 'checkout', '-q', '--detach', 'origin/main');
  git(world.work, 'merge', '-q', '--no-ff', '-m', 'octopus\n\nTicket: T-3', one, two);
  const octopus = git(world.work, 'rev-parse', 'HEAD');
  expect(await queue.submit(octopus)).toMatchObject({ kind: 'refused', why: expect.stringContaining('has not exactly one parent') });
  git(world.work, 'push', '-q', 'origin', `${octopus}:main`);
  git(world.work, 'checkout', '-q', 'main');
  await queue.add('T-4', { 'd.txt': 'x\n' });
  await queue.work();
  expect(queue.main()).toBe('T-5 T-3 T-4');
  const notes = queue.records().filter(({ kind }) => kind === 'noted');
  expect(notes).toMatchObject([{ what: 'foreign', ticket: 'T-3', commit: octopus }]);
});

// 64, 65, 67
test('a rename of letters only, a mode, a link in place of a file and odd names land as they are, and the checkout follows', async () => {
  using world = await World.create();
  const odd = ['-dash', 'quo"te', "apo'strophe", 'new\nline', 'smile\u{1F600}', 'back\\slash', ' space '];
  const commit = commitBy(world, 'x\n\nTicket: T-1', (folder) => {
    git(folder, 'mv', 'a.txt', 'A.txt');
    git(folder, 'update-index', '--chmod=+x', 'A.txt');
    execFileSync('ln', ['-sf', 'A.txt', join(folder, 'b.txt')]);
    for (const name of odd) writeFileSync(join(folder, name), `${name}\n`);
    git(folder, 'add', '-A', '--', '.');
    git(folder, 'update-index', '--chmod=+x', 'A.txt');
  });
  world.human({ 'c.txt': 'theirs\n' });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed' });
  expect(git(world.remote, 'diff-tree', '-r', '--no-commit-id', '--raw', 'main')).toBe(
    git(world.work, 'diff-tree', '-r', '--no-commit-id', '--raw', commit),
  );
  expect(lstatSync(join(world.work, 'b.txt')).isSymbolicLink()).toBe(true);
  for (const name of odd) expect(readFileSync(join(world.work, name), 'utf8')).toBe(`${name}\n`);
  expect(git(world.work, 'status', '--porcelain')).toBe('');
});

// 64
test('files whose names differ in letters alone stay two on main, whatever the disk of the queue makes of them', async () => {
  using world = await World.create();
  // What git finds out when it is set up on such a disk.
  git(world.work, 'config', 'core.ignoreCase', 'true');
  const both = await world.ticketCommit('T-1', { F: 'upper\n', f: 'lower\n' });
  const renamed = await world.ticketCommit('T-2', { 'a.txt': null, 'A.txt': 'a\n' });
  const beside = await world.ticketCommit('T-3', { 'B.txt': 'beside b.txt\n' });
  world.human({ 'c.txt': 'theirs\n' });
  for (const [ticket, commit] of Object.entries({ 'T-1': both, 'T-2': renamed, 'T-3': beside }))
    expect(await land(await world.request(ticket, commit)), ticket).toMatchObject({ kind: 'landed' });
  expect(git(world.remote, 'ls-tree', '--name-only', 'main').split('\n')).toEqual(['A.txt', 'B.txt', 'F', 'b.txt', 'c.txt', 'f']);
  expect(git(world.remote, 'show', 'main:F', 'main:f', 'main:b.txt', 'main:B.txt')).toBe('upper\nlower\nb\nbeside b.txt');
});

// 66
test('what lands is what a merge in a work tree makes of it: line ends, unions, and files that are no text', async () => {
  using world = await World.create();
  const attributes = ['*.txt text=auto eol=crlf', '*.log merge=union', '*.dat -text -merge', '*.raw binary', ''].join('\n');
  const lines = (...changed: readonly string[]): string =>
    Array.from({ length: 12 }, (_, at) => changed.find((text) => text.startsWith(`${at} `)) ?? `${at}`).join('\n');
  const base = commitBy(world, 'base', (folder) => {
    writeFileSync(join(folder, '.gitattributes'), attributes);
    for (const name of ['ends.txt', 'all.log']) writeFileSync(join(folder, name), `${lines()}\n`);
    writeFileSync(join(folder, 'crlf.raw'), `${lines().replaceAll('\n', '\r\n')}\r\n`);
    add(folder);
  });
  git(world.work, 'push', '-q', 'origin', `${base}:main`);
  git(world.work, 'fetch', '-q');
  const commit = commitBy(world, 'mine\n\nTicket: T-1', (folder) => {
    // As an editor of Windows leaves them.
    writeFileSync(join(folder, 'ends.txt'), `${lines('1 mine').replaceAll('\n', '\r\n')}\r\n`);
    writeFileSync(join(folder, 'all.log'), `${lines()}\nmine\n`);
    writeFileSync(join(folder, 'one.dat'), 'mine\r\n');
    add(folder);
  });
  const other = commitBy(world, 'theirs', (folder) => {
    writeFileSync(join(folder, 'ends.txt'), `${lines('9 theirs')}\n`);
    writeFileSync(join(folder, 'all.log'), `${lines()}\ntheirs\n`);
    add(folder);
  });
  git(world.work, 'push', '-q', 'origin', `${other}:main`);
  const report = await land(await world.request('T-1', commit));
  if (report.kind !== 'landed') throw new Error(JSON.stringify(report));
  git(world.work, 'checkout', '-q', '--detach', other);
  git(world.work, 'cherry-pick', commit);
  expect(report.tree).toBe(git(world.work, 'rev-parse', 'HEAD^{tree}'));
  expect(git(world.remote, 'show', 'main:all.log').split('\n').slice(-2).toSorted()).toEqual(['mine', 'theirs']);
  const shown = git(world.remote, 'show', 'main:ends.txt');
  expect(shown).toBe(lines('1 mine', '9 theirs'));
});

// 66
test('where a file asks for a merge program of somebody, a clash in it goes back instead of being run', async () => {
  using world = await World.create();
  const ran = join(world.root, 'ran');
  git(world.work, 'config', 'merge.mine.driver', `touch '${ran}'; true`);
  const base = commitBy(world, 'base', (folder) => {
    writeFileSync(join(folder, '.gitattributes'), 'lock merge=mine\n');
    writeFileSync(join(folder, 'lock'), 'base\n');
    add(folder);
  });
  git(world.work, 'push', '-q', 'origin', `${base}:main`);
  git(world.work, 'fetch', '-q');
  const [commit, other] = ['mine\n\nTicket: T-1', 'theirs'].map((text) =>
    commitBy(world, text, (folder) => {
      writeFileSync(join(folder, 'lock'), text);
      add(folder);
    }),
  );
  git(world.work, 'push', '-q', 'origin', `${other}:main`);
  expect(await land(await world.request('T-1', commit ?? ''))).toMatchObject({ kind: 'conflict', paths: ['lock'] });
  expect(existsSync(ran)).toBe(false);
});

// 60
test('a clone whose history was cut off is not answered from: it is said how to complete it', async () => {
  using world = await World.create();
  const old = world.head();
  world.human({ 'b.txt': '2\n' });
  const shallow = join(world.root, 'shallow');
  git(world.root, 'clone', '-q', '--depth=1', `file://${world.remote}`, shallow);
  git(shallow, 'fetch', '-q', '--depth=1', 'origin', old);
  const repo = await openRepository(shallow);
  const tree = await repo.writeTree(old, [{ path: 'x.txt', bytes: Buffer.from('x\n') }]);
  const person = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };
  const commit = await repo.commitTree({ tree, parents: [old], message: 'x\n\nTicket: T-1\n', author: person, committer: person });
  expect(await land(await world.request('T-1', commit, { repo }))).toMatchObject({
    kind: 'unknown',
    why: expect.stringContaining('git fetch --unshallow'),
  });
});

// 61
test('a file that a partial clone lacks while nobody can be asked is no conflict: it cannot be told', async () => {
  using world = await World.create();
  git(world.remote, 'config', 'uploadpack.allowFilter', 'true');
  const partial = join(world.root, 'partial');
  git(world.root, 'clone', '-q', '--filter=blob:none', '--no-checkout', `file://${world.remote}`, partial);
  const repo = await openRepository(partial);
  const base = git(partial, 'rev-parse', 'origin/main');
  const person = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };
  const tree = await repo.writeTree(base, [{ path: 'a.txt', bytes: Buffer.from('a\nmine\n') }]);
  const commit = await repo.commitTree({ tree, parents: [base], message: 'x\n\nTicket: T-1\n', author: person, committer: person });
  world.human({ 'a.txt': 'theirs\na\n' });
  git(partial, 'fetch', '-q', 'origin');
  git(partial, 'remote', 'set-url', 'origin', join(world.root, 'gone.git'));
  // The queue takes a throw of git for a run without a verdict.
  await expect(repo.replay(commit, 'origin/main')).rejects.toMatchObject({ code: 'git-failed' });
});

// 69
test('a repository of SHA-256 names lands like any other', async () => {
  using world = await World.create();
  const [work, remote] = [join(world.root, 'w256'), join(world.root, 'r256.git')];
  git(world.root, 'init', '-q', '--bare', '-b', 'main', '--object-format=sha256', remote);
  git(world.root, 'init', '-q', '-b', 'main', '--object-format=sha256', work);
  git(work, 'remote', 'add', 'origin', remote);
  world.commit(work, { 'a.txt': 'a\n' }, 'first');
  git(work, 'push', '-q', 'origin', 'main');
  git(work, 'checkout', '-q', '--detach');
  const commit = world.commit(work, { 'a.txt': 'mine\n' }, 'x\n\nTicket: T-1');
  git(work, 'checkout', '-q', 'main');
  world.commit(work, { 'b.txt': 'b\n' }, 'by hand');
  git(work, 'push', '-q', 'origin', 'main');
  const report = await land(await world.request('T-1', commit, { repo: await openRepository(work) }));
  expect(report).toMatchObject({ kind: 'landed', commit: git(remote, 'rev-parse', 'main') });
  expect(git(work, 'rev-parse', 'main').length).toBe(64);
});
