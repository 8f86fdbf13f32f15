import { CircuitError } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';

test('every line of an error stands below the word that it belongs to', () => {
  const said: string[] = [];
  const terminal = { err: (text: string, heading = '') => void said.push(heading, text) } as Partial<Terminal> as Terminal;
  const error = new CircuitError({ code: 'bad-config', what: 'Two faults.', why: 'a.ts:1: one\nb.ts:2: two\n', next: 'Either:\n  this' });
  expect(reportError(error, { json: false, terminal, dir: process.cwd() })).toBe(1);
  expect(said.join('')).toBe(
    ['Refused: Two faults.', '  Why:  a.ts:1: one', '        b.ts:2: two', '  Next: Either:', '          this', ''].join('\n'),
  );
});
