import { parseDecision as parse } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { parseDecision } from './parse-decision.ts';

test.each([
  { words: ['choose', 'the', 'first'], decision: { kind: 'choose', option: 'the first' } },
  { words: ['amend', 'leave the name'], decision: { kind: 'amend', instruction: 'leave the name' } },
  { words: ['raise-budget', '$7.5'], decision: { kind: 'raise-budget', usd: 7.5 } },
  { words: ['accept-uncovered'], decision: { kind: 'accept-uncovered' } },
])('$words is a decision of the schema', ({ words, decision }) => {
  const said = parseDecision(words, { reason: 'because' });
  expect(said).toEqual({ ...decision, reason: 'because' });
  expect(parse(said)).toEqual({ kind: 'valid', value: said });
});

test.each([[['choose']], [['amend', ' ']], [['raise-budget', '-1']], [['retry', 'please']], [['no']], [[]]])(
  '%j is no decision',
  (words) => {
    expect(() => parseDecision(words, {})).toThrow('The answer was not understood.');
  },
);
