import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import type { PlanSheet } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import { cutText, fileTexts } from './file-texts.ts';
import { nearbyTests } from './nearby-tests.ts';
import { headings } from './rules.ts';

const plan = (): PlanSheet => ({
  nature: 'behaviour',
  criteria: [],
  elements: [{ id: 'P1', file: 'src/text/slug.ts', symbol: 'slug', action: 'add', criteria: [], intent: 'x' }],
  supersedes: [{ action: 'remove', target: { kind: 'test', file: 'test/far.test.ts', name: 'old' } }],
  renames: [],
  dependencies: [],
  references: [],
  questions: [],
});

describe('the text of a file in a brief', () => {
  test('is whole when it fits', () => {
    expect(cutText('abcdef', 6)).toBe('abcdef');
  });

  test('keeps its head and its tail and says what was left out', () => {
    expect(cutText('a'.repeat(50) + 'b'.repeat(50), 20)).toBe(`${'a'.repeat(10)}\n[… 80 characters left out …]\n${'b'.repeat(10)}`);
  });

  test('is left out when the file is absent, and each file comes once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'circuit-brief-'));
    try {
      const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
      git('init', '-q');
      writeFileSync(join(folder, 'a'), 'text');
      writeFileSync(join(folder, 'z'), 'größer');
      git('add', '-A');
      const tree = git('write-tree');
      const repo = await openRepository(folder);
      expect(await fileTexts(repo, tree, ['z', 'a', 'b', 'a'])).toEqual([
        { file: 'z', text: 'größer' },
        { file: 'a', text: 'text' },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('tests near a plan are the superseded ones, then those named after a planned file', () => {
  const files = ['test/zebra.test.ts', 'test/slug.test.ts', 'test/far.test.ts', 'src/text/slug.ts'].map((path) => ({
    path,
    pathClass: path.startsWith('test') ? 'test' : 'source',
  }));
  expect(nearbyTests(plan(), files).slice(0, 2)).toEqual(['test/far.test.ts', 'test/slug.test.ts']);
  expect(nearbyTests(plan(), files)).not.toContain('src/text/slug.ts');
});

test('a rule file gives one rule for each of its second-level headings that has a text', () => {
  expect(headings('# Rules\n\n## Stable\n\nKeep it.\n\n## Empty\n\n## Small\nBe short.\n')).toEqual([
    { id: 'Stable', text: 'Keep it.' },
    { id: 'Small', text: 'Be short.' },
  ]);
});
