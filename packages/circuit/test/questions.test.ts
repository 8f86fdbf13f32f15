import { existsSync, renameSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { answerQuestion, viewTicket } from '../src/index.ts';
import { closedBy, Example, eventsOf, happy, leftovers, type Reply } from './support/example.ts';

type Body = Record<string, unknown>;
const plan = (happy['plan.r1.t1#1'] as { body: Body }).body;
const asking: Reply = {
  body: {
    ...plan,
    questions: [
      {
        id: 'q1',
        question: 'Where do other letters go?',
        blocking: true,
        scope: 'within-goal',
        options: ['Dropped', 'Kept'],
        recommended: 'Dropped',
      },
    ],
  },
};
const bad = 'return title.toLowerCase();\n';

/** The replies of one step of the happy path, for another round and try. */
function moved(step: string, to: string): Record<string, Reply> {
  return Object.fromEntries(
    Object.entries(happy)
      .filter(([key]) => key.startsWith(`${step}.r1.t1#`))
      .map(([key, reply]) => [key.replace(`${step}.r1.t1`, `${step}.${to}`), reply]),
  );
}

test('a plan that asks waits without a process, and the chosen option goes to the explorer, whose next plan lands', async () => {
  using example = new Example();
  const at = await example.ticket();
  const waiting = await example.run(at, { 'plan.r1.t1#1': asking });
  expect(waiting).toMatchObject({ kind: 'waiting', questions: [{ id: 'Q-1', cause: 'plan-question', options: ['Dropped', 'Kept'] }] });
  expect(viewTicket(at.project, at.ticket).ticket.status).toBe('waiting');
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]));
  // Asked again, it waits on and starts nothing.
  expect(await example.run(at)).toMatchObject({ kind: 'waiting', questions: [{ id: 'Q-1' }] });
  expect(eventsOf(at, 'session-started')).toHaveLength(1);

  answerQuestion(at.project, 'Q-1', { kind: 'choose', option: 'Kept' }, at.ticket);
  const end = await example.run(at, {
    ...moved('plan', 'r2.t1'),
    ...moved('challenge', 'r2.t1'),
    ...moved('answer', 'r2.t1'),
    ...moved('tests', 'r2.t1'),
    ...moved('code', 'r2.t1'),
    ...moved('review', 'r2.t1'),
  });
  expect(closedBy(end)).toBe(example.landed()[0]);
});

test('a question that is answered with abandon ends the ticket and leaves nothing', async () => {
  using example = new Example();
  const at = await example.ticket();
  await example.run(at, { 'plan.r1.t1#1': asking });
  answerQuestion(at.project, 'Q-1', { kind: 'abandon', reason: 'Not worth it.' }, at.ticket);
  expect(await example.run(at)).toStrictEqual({ kind: 'abandoned', reason: 'Not worth it.' });
  expect(viewTicket(at.project, at.ticket)).toMatchObject({ ticket: { status: 'abandoned' }, questions: [] });
  expect(example.landed()).toHaveLength(1);
  expect(leftovers(example, at.project)).toStrictEqual([]);
});

test.each(['../../x', '.git/hooks/pre-commit'])(
  'a testwriter that asks to write %s is stopped, by a question that names it',
  async (path) => {
    using example = new Example();
    const at = await example.ticket();
    const escape: Reply = { tool_calls: [{ name: 'write', input: { path, text: 'x' } }] };
    const waiting = await example.run(at, { 'tests.r1.t1#1': escape });
    expect(waiting).toMatchObject({ questions: [{ cause: 'out-of-plan', step: 'tests', evidence: [expect.stringContaining(path)] }] });
    expect(eventsOf(at, 'tool-used').map(({ tool, outcome }) => [tool, outcome])).toStrictEqual([['write', 'refused']]);
  },
);

test('a testwriter that writes source is stopped; refused, it tries once more and the ticket lands', async () => {
  using example = new Example();
  const at = await example.ticket();
  const cheat: Reply = { tool_calls: [{ name: 'write', input: { path: 'src/cheat.ts', text: 'export const cheat = 1;\n' } }] };
  const waiting = await example.run(at, { 'tests.r1.t1#1': cheat });
  expect(waiting).toMatchObject({ kind: 'waiting', questions: [{ id: 'Q-1', cause: 'out-of-plan', step: 'tests' }] });
  const [question] = waiting.kind === 'waiting' ? waiting.questions : [];
  expect(question?.admits).toStrictEqual(expect.arrayContaining(['extend-plan', 'refuse']));
  expect(question?.evidence.join()).toContain('src/cheat.ts');
  expect(eventsOf(at, 'file-written')).toStrictEqual([]);

  answerQuestion(at.project, 'Q-1', { kind: 'refuse', reason: 'Tests only.' }, at.ticket);
  // The remote goes away just when the landing is read again: a loss that uses up no try, and that nothing but a person can end.
  const away = `${example.origin}.away`;
  const lost = await example.run(at, moved('tests', 'r1.t2'), {
    progress: (event) => {
      if (event.kind === 'step' && event.what === 'closing the ticket' && existsSync(example.origin)) renameSync(example.origin, away);
    },
  });
  expect(lost).toMatchObject({
    kind: 'waiting',
    questions: [{ id: 'Q-2', cause: 'infrastructure', step: 'land', admits: ['retry', 'abandon'] }],
  });
  expect(eventsOf(at, 'infrastructure-lost')).toMatchObject([{ retries: 'give-up' }]);
  renameSync(away, example.origin);
  answerQuestion(at.project, 'Q-2', { kind: 'retry' }, at.ticket);
  const end = await example.run(at);
  expect(closedBy(end)).toBe(example.landed()[0]);
  expect(example.git('ls-tree', '-r', '--name-only', example.landed()[0] ?? '')).not.toContain('cheat');
});

test('a write out of the plan that is answered with extend-plan goes back to the explorer with the words of the person', async () => {
  using example = new Example();
  const at = await example.ticket();
  const stray: Reply = { tool_calls: [{ name: 'write', input: { path: 'src/extra.ts', text: 'export const extra = 1;\n' } }] };
  await example.run(at, { 'tests.r1.t1#1': stray });
  answerQuestion(at.project, 'Q-1', { kind: 'extend-plan', reason: 'Plan src/extra.ts too.' }, at.ticket);
  const again = await example.run(at, { 'plan.r2.t1#1': asking });
  expect(again).toMatchObject({ kind: 'waiting', questions: [{ id: 'Q-2', cause: 'plan-question' }] });
  expect(eventsOf(at, 'session-ended').at(-1)).toMatchObject({ session: `${at.ticket}/plan.r2.t1`, outcome: { kind: 'sheet' } });
});

test('a developer whose body never passes is blocked; a retry starts it afresh and the ticket lands', async () => {
  using example = new Example();
  const at = await example.ticket();
  const never = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`code.r1.t1#${index + 1}`, bad]));
  const waiting = await example.run(at, never);
  expect(waiting).toMatchObject({ kind: 'waiting', questions: [{ id: 'Q-1', cause: 'blocked', step: 'code' }] });
  const calls = eventsOf(at, 'model-called').filter(({ session }) => session.endsWith('/code.r1.t1'));
  expect(calls.length).toBeLessThanOrEqual(20);

  answerQuestion(at.project, 'Q-1', { kind: 'retry' }, at.ticket);
  const end = await example.run(at, moved('code', 'r1.t2'));
  expect(closedBy(end)).toBe(example.landed()[0]);
});
