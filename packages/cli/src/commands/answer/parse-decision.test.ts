import { parseDecision as parse, type Decision, type Question } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { CliError } from '../../frame/cli-error.ts';
import { decisions } from './decisions.ts';
import { parseDecision } from './parse-decision.ts';

const question: Question = {
  id: 'Q-1',
  ticket: 'T-1',
  to: 'supervisor',
  step: 'plan',
  cause: 'plan-question',
  text: 'May it shout?',
  evidence: ['The goal says: aloud.'],
  options: ['the first', 'Yes'],
  admits: Object.keys(decisions) as Decision['kind'][],
};

function refusal(asked: Question, words: readonly string[]): CliError {
  try {
    parseDecision(asked, words, {}, process.cwd());
  } catch (error) {
    if (error instanceof CliError) return error;
  }
  throw new Error('it was not refused');
}

test.each([
  { words: ['choose', 'the', 'first'], decision: { kind: 'choose', option: 'the first' } },
  { words: ['amend', 'leave the name'], decision: { kind: 'amend', instruction: 'leave the name' } },
  { words: ['raise-budget', '$7.5'], decision: { kind: 'raise-budget', usd: 7.5 } },
  { words: ['accept-uncovered'], decision: { kind: 'accept-uncovered' } },
])('$words is a decision of the schema', ({ words, decision }) => {
  const said = parseDecision(question, words, { reason: 'because' }, process.cwd());
  expect(said).toEqual({ ...decision, reason: 'because' });
  expect(parse(said)).toEqual({ kind: 'valid', value: said });
});

test.each([[['choose']], [['amend', ' ']], [['raise-budget', '-1']], [['retry', 'please']], [['no']], [['constructor']], [[]]])(
  '%j is no decision',
  (words) => {
    expect(refusal(question, words)).toMatchObject({ code: 'usage', what: 'T-1/Q-1 was not answered.' });
  },
);

test('a wrong word is answered with the decisions that the question admits, and with no other', () => {
  const asked: Question = { ...question, admits: ['choose', 'abandon'] };
  expect(refusal(asked, ['WRONG'])).toMatchObject({ code: 'usage', why: '"WRONG" is no decision.' });
  expect(refusal(asked, ['WRONG']).next).toMatchInlineSnapshot(`
    "Type one of:
      circuit answer T-1/Q-1 choose "option"      take one of the options, by its exact text
      circuit answer T-1/Q-1 abandon              the ticket ends without landing
    Its options:
      circuit answer T-1/Q-1 choose 'the first'
      circuit answer T-1/Q-1 choose Yes"
  `);
});

test('a decision that the question does not admit, and an option that it does not have, are refused with those that it does', () => {
  const asked: Question = { ...question, admits: ['choose'] };
  expect(refusal(asked, ['migrate'])).toMatchObject({ code: 'not-admitted', why: 'It does not admit migrate.' });
  expect(refusal(asked, ['choose', 'Perhaps'])).toMatchObject({ code: 'not-admitted', why: '"Perhaps" is none of its options.' });
  expect(refusal(asked, ['migrate']).next).not.toContain('to-owner');
});
