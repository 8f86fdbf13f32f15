import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

it('shows what goes and comes with three lines around', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n';
  const after = before.replace('b\n', 'B\n').replace('k\n', '');
  expect(unifiedDiff('x.py', before, after)).toBe(
    '--- a/x.py\n+++ b/x.py\n@@ -1,5 +1,5 @@\n a\n-b\n+B\n c\n d\n e\n@@ -8,5 +8,4 @@\n h\n i\n j\n-k\n l',
  );
});

it('names the absent side of a new or removed file', () => {
  expect(unifiedDiff('x', null, 'a\n')).toBe('--- /dev/null\n+++ b/x\n@@ -0,0 +1,1 @@\n+a');
  expect(unifiedDiff('x', 'a\n', null)).toBe('--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a');
});

it('says nothing of equal texts, and tells a missing last line end', () => {
  expect(unifiedDiff('x', 'a', 'a')).toBe('');
  expect(unifiedDiff('x', 'a\n', 'a')).toBe('--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file');
});

it('is what git applies to one text to get the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' d', '')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = unifiedDiff('x', before, after);
      if (before === '' || after === '' || diff === '') return;
      writeFileSync(join(folder, 'x'), before);
      execFileSync('git', ['apply', '--unidiff-zero', '--whitespace=nowarn', '-'], { cwd: folder, input: `${diff}\n` });
      expect(readFileSync(join(folder, 'x'), 'utf8')).toBe(after);
    }),
    { numRuns: 60 },
  );
});
