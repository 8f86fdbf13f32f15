import { chmodSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../src/index.ts';
import { readLoose, writeObject } from '../src/loose-objects.ts';
import { git, Scratch } from './scratch.ts';

const fileOf = (folder: string, oid: string): string => join(folder, '.git/objects', oid.slice(0, 2), oid.slice(2));

test.each(['sha1', 'sha256'])('writes objects with the names and bytes that git gives them, in a repository of %s', async (format) => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: 'a\n' }, `--object-format=${format}`);
  const { place } = await openRepository(folder);
  for (const text of ['', 'text\n', 'no end', '\0\u00ff'.repeat(1000)]) {
    const oid = await writeObject(place, 'blob', Buffer.from(text));
    expect(git(folder, 'cat-file', '-t', oid)).toBe('blob');
    expect(git(folder, 'cat-file', '-s', oid)).toBe(String(Buffer.byteLength(text)));
    expect(await readLoose(place, oid)).toEqual({ kind: 'blob', bytes: Buffer.from(text) });
  }
  const head = git(folder, 'rev-parse', 'HEAD');
  const loose = await readLoose(place, head);
  expect(loose?.kind).toBe('commit');
  expect(await writeObject(place, 'commit', loose?.bytes ?? Buffer.of())).toBe(head);
  git(folder, 'fsck', '--strict');
  expect(readdirSync(join(folder, '.git/objects')).filter((name) => name.startsWith('tmp_'))).toEqual([]);
  expect(statSync(fileOf(folder, head)).mode & 0o777).toBe(0o444);
});

test('makes an object young again that is there already, so that no collector takes it', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: 'a\n' });
  const { place } = await openRepository(folder);
  const oid = await writeObject(place, 'blob', Buffer.from('old\n'));
  utimesSync(fileOf(folder, oid), new Date(0), new Date(0));
  await writeObject(place, 'blob', Buffer.from('old\n'));
  git(folder, 'prune', '--expire=1.day.ago');
  expect(existsSync(fileOf(folder, oid))).toBe(true);
});

test('answers nothing of an object that is packed, damaged, absent or no name, and leaves what it cannot write to git', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: 'a\n' });
  const { place } = await openRepository(folder);
  const head = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'repack', '-q', '-a', '-d');
  for (const name of [head, 'f'.repeat(40), 'HEAD', '../../HEAD', '']) expect(await readLoose(place, name)).toBeNull();
  const [one, two] = [await writeObject(place, 'blob', Buffer.from('one\n')), await writeObject(place, 'blob', Buffer.from('two\n'))];
  chmodSync(fileOf(folder, one), 0o644);
  for (const bytes of [readFileSync(fileOf(folder, two)), Buffer.from('no object')]) {
    writeFileSync(fileOf(folder, one), bytes);
    expect(await readLoose(place, one)).toBeNull();
  }
  git(folder, 'config', 'core.sharedRepository', 'group');
  const shared = await writeObject(place, 'blob', Buffer.from('shared\n'));
  expect(statSync(join(fileOf(folder, shared), '..')).mode & 0o020).toBe(0o020);
});
