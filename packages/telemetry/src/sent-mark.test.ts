import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMark, writeMark } from './sent-mark.ts';

const trace = 'a'.repeat(32);

function markFile(): string {
  const root = mkdtempSync(join(tmpdir(), 'circuit-mark-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'below', 'T-1');
}

test('a mark is read as it was written', () => {
  const file = markFile();
  writeMark(file, trace, 7);
  expect(readMark(file, trace)).toBe(7);
});

test.each(['', trace, `${trace} `, `${trace} x`, `${'b'.repeat(32)} 7`])(
  'a mark that is torn, or of another trace, lets every span go out again: %j',
  (text) => {
    const file = markFile();
    expect(readMark(file, trace)).toBe(0);
    writeMark(file, trace, 7);
    writeFileSync(file, text);
    expect(readMark(file, trace)).toBe(0);
  },
);
