import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSnapshots, snapshotTree } from '@ticket-circuit/sandbox';
import { digestOf, emptyPlan } from '@ticket-circuit/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleTool, type ToolHost } from './handle-tool.ts';
import { SessionFolder } from './session-folder.ts';

const path = 'test/a.test.js';
// The letter é as Latin-1 has it.
const latin = Buffer.from('x = 1\n// caf\xe9\n', 'latin1');
let root: string;
let host: ToolHost;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'handle-tool-'));
  const folder = new SessionFolder(join(root, 'work'), join(root, 'sockets'), 'T-1/tests.r1.t1');
  await folder.make();
  mkdirSync(join(folder.tree, 'test'), { recursive: true });
  writeFileSync(join(folder.tree, path), latin);
  host = {
    // A write asks for nothing of it.
    ctx: {} as ToolHost['ctx'],
    config: {
      main: 'main',
      packages: [{ name: 'all', paths: ['.'] }],
      test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
    },
    folder,
    role: 'testwriter',
    brief: 'tests',
    plan: emptyPlan,
    startTree: '',
    onWrite: () => {},
    onOutOfPlan: ({ rule }) => expect.unreachable(rule),
  };
});
afterEach(() => rmSync(root, { recursive: true }));

test('an edit of a file that is not UTF-8 changes no byte that nobody named: it is not made', async () => {
  const digest = digestOf(latin);
  expect(await handleTool(host, { kind: 'edit', path, digest, old: 'x = 1', new: 'x = 2' })).toEqual({
    kind: 'failed',
    why: `${path} is not UTF-8: replacing a part of it would change bytes that nobody named.`,
  });
  expect(readFileSync(join(host.folder.tree, path))).toEqual(latin);
  expect(await host.folder.writes()).toEqual([]);
});

test.runIf(process.getuid?.() === 0)(
  'a write that the disk does not take leaves nothing behind, and the walk does not miss it',
  async () => {
    const before = await snapshotTree(host.folder.tree);
    const file = join(host.folder.tree, path);
    // Nothing is renamed over a mount.
    execFileSync('mount', ['--bind', file, file]);
    try {
      const asked = handleTool(host, { kind: 'write', path, text: 'x = 2\n', digest: digestOf(latin) });
      await expect(asked).rejects.toMatchObject({ code: 'tree-io' });
      expect(readdirSync(join(host.folder.tree, 'test'))).toEqual(['a.test.js']);
    } finally {
      execFileSync('umount', [file]);
    }
    const findings = compareSnapshots(before, await snapshotTree(host.folder.tree), await host.folder.writes());
    expect(findings).toEqual([]);
  },
);
