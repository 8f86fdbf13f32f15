import { expect, test } from 'vitest';
import { plainLine } from './plain-line.ts';
import type { Verb } from './verb.ts';

const load: Verb['load'] = () => Promise.reject(new Error('not loaded'));
const show: Verb = { name: 'show', summary: '', words: [['<ticket>', '']], load };
const lenient: Verb = { name: 'show', summary: '', words: [['[ticket]', '']], load };
const many: Verb = { name: 'show', summary: '', words: [['<ticket...>', '']], load };

test.each([
  ['show T-1', { words: ['T-1'], json: false }],
  ['show T-1 --json', { words: ['T-1'], json: true }],
  ['show --json T-1', { words: ['T-1'], json: true }],
])('%s needs no reading', (typed, plain) => {
  expect(plainLine(show, typed.split(' '))).toEqual(plain);
});

test.each([
  'show',
  'show T-1 T-2',
  'show --help',
  'show -h',
  'show T-1 --json --json',
  'show -- T-1',
  '-C x show T-1',
  'shows T-1',
  'show ',
])('%j is read as any other line', (typed) => {
  expect(plainLine(show, typed.split(' '))).toBeNull();
});

test('a verb that may have fewer or more words is read', () => {
  expect([lenient, many].map((verb) => plainLine(verb, ['show', 'T-1']))).toEqual([null, null]);
});
