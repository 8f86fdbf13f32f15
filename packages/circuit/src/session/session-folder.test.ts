import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SessionFolder } from './session-folder.ts';

let root: string;
let folder: SessionFolder;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'session-folder-'));
  folder = new SessionFolder(join(root, 'work'), join(root, 'sockets'), 'T-1/tests.r1.t1');
  await folder.make();
});

afterEach(async () => await rm(root, { recursive: true }));

test('a session has folders of its own below the work folder, and a short one for its socket', () => {
  const other = new SessionFolder(join(root, 'work'), join(root, 'sockets'), 'T-1/tests.r1.t2');
  expect(folder.root).toBe(join(root, 'work/sessions/T-1_tests.r1.t1'));
  expect(folder.socket.slice(join(root, 'sockets').length)).toMatch(/^\/[0-9a-f]{10}$/u);
  expect(other.socket).not.toBe(folder.socket);
  expect(folder.exists()).toBe(true);
  expect(other.exists()).toBe(false);
});

test('of the writes to one path the last counts, in the order in which the paths came first', async () => {
  await folder.noteWrite({ path: 'a', digest: 'sha256:1' });
  await folder.noteWrite({ path: 'b', digest: 'sha256:2' });
  await folder.noteWrite({ path: 'a', digest: null });
  expect(await folder.writes()).toStrictEqual([
    { path: 'a', digest: null },
    { path: 'b', digest: 'sha256:2' },
  ]);
});

test('a line that was torn by a crash counts as never written and spoils no later line', async () => {
  await folder.noteWrite({ path: 'a', digest: 'sha256:1' });
  await appendFile(join(folder.root, 'writes.jsonl'), '\n{"path":"b","dig');
  expect(await folder.writes()).toStrictEqual([{ path: 'a', digest: 'sha256:1' }]);
  await folder.noteWrite({ path: 'c', digest: 'sha256:3' });
  expect((await folder.writes()).map(({ path }) => path)).toStrictEqual(['a', 'c']);
});

test('a session that wrote nothing has no writes, and one without a snapshot has none', async () => {
  expect(await folder.writes()).toStrictEqual([]);
  expect(await folder.snapshot()).toBeNull();
});
