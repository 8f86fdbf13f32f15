import { expect, test } from 'vitest';
import { unheldRules, type Holders } from './unheld-rules.ts';

const holders: Holders = {
  hasFile: (path) => path === 'scripts/here.test.ts' || path === 'scripts/line-reporter.ts',
  checks: { 'check:lint': 'oxlint', 'check:boundaries': 'turbo boundaries', 'check:unused': 'knip --no-config-hints' },
  lintRules: new Set(['no-cycle']),
  lintsWithTypes: true,
};
const table = (...held: string[]): string =>
  ['# Rules', '', '| rule | held by |', '|---|---|', ...held.map((cell, at) => `| Rule ${at} | ${cell} |`), '', 'More | text.'].join('\n');

test.each([
  '`turbo boundaries`, `scripts/here.test.ts`',
  'oxlint `no-cycle`',
  'oxlint with types',
  'oxlint, the reporter',
  '`check:lint`',
  'knip',
  'by review',
])('a rule that is held by %s is held', (held) => {
  expect(unheldRules(table(held, 'the same'), holders)).toEqual([]);
});

test.each(['`scripts/gone.test.ts`', 'oxlint `no-console`', '`check:gone`', 'oxfmt', '`turbo prune`', 'good will', 'the same'])(
  'a rule that is held by %s is named',
  (held) => {
    expect(unheldRules(table(held), holders)).toEqual([`"Rule 0" is said to be held by ${held}, which does not exist.`]);
  },
);

test('a rule that names no holder, and a page without the table, are named', () => {
  expect(unheldRules(table(''), holders)).toEqual(['"Rule 0" is said to be held by nothing, which does not exist.']);
  expect(unheldRules('# Rules', holders)).toEqual(['AGENTS.md has no table | rule | held by |.']);
});
