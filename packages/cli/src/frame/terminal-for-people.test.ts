import { expect, test } from 'vitest';
import type { Terminal } from './terminal.ts';
import { jsonText, terminalForPeople } from './terminal-for-people.ts';

test('nothing that is written acts on a terminal; line ends and the bytes of a file are what they were', () => {
  const said: unknown[] = [];
  const write = (text: unknown): void => void said.push(text);
  const terminal = terminalForPeople({ out: write, err: write } as Partial<Terminal> as Terminal);
  terminal.out('T-1\tok\n\u001b]52;c;cm0=\u0007\rT-9\n');
  terminal.err('\u009b2J');
  terminal.out(Buffer.from('\u001b'));
  expect(said).toEqual(['T-1\tok\n\\u{1b}]52;c;cm0=\\u{7}\\u{d}T-9\n', '\\u{9b}2J', Buffer.from('\u001b')]);
});

test.each([0, 2])('a document is read back as it was, and holds no character that acts', (indent) => {
  const document = { title: 'a\u001b[2J\u009b2J\u007f\u202e', list: ['b\n\tc'] };
  const text = jsonText(document, indent);
  expect(JSON.parse(text)).toEqual(document);
  expect(text).toMatch(/^[\n\x20-\x7e]+$/u);
});
