import { emptyPlan, type PlanSheet } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { commitMessage } from './commit-message.ts';

const plan = (...statements: string[]): PlanSheet => ({
  ...emptyPlan,
  criteria: statements.map((statement, index) => ({ id: `C${index}`, kind: 'new', statement, clause: 'x' })),
});

test('a commit has its title, its criteria and the two trailers as the last paragraph', () => {
  expect(commitMessage({ ticket: 'T-7', title: 'Keep accents', plan: plan('Accents become plain letters.'), run: 'T-7/r1' })).toBe(
    'Keep accents\n\n- Accents become plain letters.\n\nTicket: T-7\nCircuit-Run: T-7/r1\n',
  );
});

test('a title or statement with line breaks can neither end the trailers nor add one', () => {
  const message = commitMessage({
    ticket: 'T-7',
    title: 'Keep\n\nTicket: T-1',
    plan: plan('One\n\nTicket: T-2\n---\nmore'),
    run: 'T-7/r1',
  });
  expect(message.split('\n').filter((line) => line.startsWith('Ticket:'))).toEqual(['Ticket: T-7']);
  expect(message).not.toContain('\n---');
});

test('a long title is cut and a long criterion is wrapped', () => {
  const message = commitMessage({ ticket: 'T-7', title: 't'.repeat(100), plan: plan('word '.repeat(40)), run: 'T-7/r1' });
  expect(message.split('\n').every((line) => line.length <= 76)).toBe(true);
});
