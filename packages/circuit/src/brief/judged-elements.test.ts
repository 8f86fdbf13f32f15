import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import type { ElementListListed } from '@ticket-circuit/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { judgedElements } from './judged-elements.ts';

test('of a changed whole file a reviewer is shown the hunks, of everything else both texts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-judged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const treeWith = (text: string): string => {
    writeFileSync(join(folder, 'notes.md'), text);
    git('add', '-A');
    return git('write-tree');
  };
  git('init', '-q');
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const [was, is] = [`${lines.join('\n')}\n`, `${lines.with(20, 'other').join('\n')}\n`];
  const [before, after] = [treeWith(was), treeWith(is)];
  const notes: ElementListListed = {
    id: 'lot.1',
    file: 'notes.md',
    symbol: '*',
    change: 'changed',
    origin: 'planned',
    before: was,
    after: is,
  };
  const code: ElementListListed = { ...notes, id: 'lot.2', symbol: 'f', before: 'a', after: 'b', planned: 'E1' };
  const same: ElementListListed = { ...notes, id: 'lot.3', change: 'unchanged', before: was };
  const judged = await judgedElements({ repo: await openRepository(folder), before, after }, [notes, code, same]);
  expect(judged[0]).toEqual({
    kind: 'hunks',
    id: 'lot.1',
    file: 'notes.md',
    symbol: '*',
    change: 'changed',
    origin: 'planned',
    hunks: '@@ -18,7 +18,7 @@ line 16\n line 17\n line 18\n line 19\n-line 20\n+other\n line 21\n line 22\n line 23',
  });
  expect(judged[1]).toEqual({ kind: 'texts', ...code });
  expect(judged[2]).toEqual({ kind: 'texts', ...same });
});
