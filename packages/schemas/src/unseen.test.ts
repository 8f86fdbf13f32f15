import { expect, test } from 'vitest';
import { seen } from './unseen.ts';

test('what acts on a terminal is written instead, and line ends and tabs stay', () => {
  expect(seen('a\tb\nc\r\nd')).toBe('a\tb\nc\nd');
  expect(seen('\u001b]52;c;cm0=\u0007 \u009b2J\rT-1 \u202egpj')).toBe('\\u{1b}]52;c;cm0=\\u{7} \\u{9b}2J\\u{d}T-1 \\u{202e}gpj');
  expect(seen('grün, 日本語, 👩‍👩‍👧')).toBe('grün, 日本語, 👩‍👩‍👧');
});
