import { parseCompleteRequest, type PlanSheet } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { Example, eventsOf, happy, type OpenedTicket, type Reply } from './support/example.ts';

const plan = (happy['plan.r1.t1#1'] as { body: PlanSheet }).body;
const asking: Reply = {
  body: {
    ...plan,
    questions: [
      { id: 'q1', question: 'Shall it end here?', blocking: true, scope: 'within-goal', options: ['Yes', 'No'], recommended: 'Yes' },
    ],
  },
};

/** What the first call of a session was told. */
async function toldTo({ project, ticket }: OpenedTicket, session: string): Promise<string> {
  const call = eventsOf({ project, ticket }, 'model-called').find(({ callId }) => callId === `${ticket}/${session}#1`);
  const parsed = parseCompleteRequest(await project.store.get(call?.request ?? ''));
  const [message] = parsed.kind === 'valid' ? parsed.value.messages : [];
  return message?.role === 'user' ? message.text : '';
}

const lint = `import { readFileSync } from 'node:fs';
const lines = readFileSync('src/slugify.ts', 'utf8').split('\\n');
const at = lines.findIndex((line) => line.includes('shouts'));
if (at >= 0) console.log('src/slugify.ts:' + (at + 1) + ':1: nothing shouts here');
process.exitCode = at >= 0 ? 1 : 0;
`;

test('a finding on a line that no body holds goes back to the explorer, with the line and the plan that laid it', async () => {
  const checks = [{ name: 'lint', run: ['node', 'tools/lint.mjs'] }];
  using example = new Example({ files: { 'tools/lint.mjs': lint }, config: { checks } });
  const at = await example.ticket();
  const loud = plan.elements.map((element) =>
    element.symbol === 'slugify' && element.action === 'change' ? { ...element, docstring: 'Returns a slug, and shouts.' } : element,
  );
  const replies: Record<string, Reply> = {
    'plan.r1.t1#1': { body: { ...plan, elements: loud } },
    'challenge.r1.t1#1': { body: { questions: [] } },
    'plan.r2.t1#1': asking,
  };
  expect(await example.run(at, replies)).toMatchObject({ kind: 'waiting', questions: [{ cause: 'plan-question' }] });
  const faults = eventsOf(at, 'checks-run').flatMap(({ report }) => report.faults);
  expect(faults).toMatchObject([{ where: 'plan', file: 'src/slugify.ts', source: '/** Returns a slug, and shouts. */' }]);
  const told = await toldTo(at, 'plan.r2.t1');
  expect(told).toContain('source "/** Returns a slug, and shouts. */"');
  expect(told).toContain('## Previous');
});

test('a plan that was refused is shown to the next try, with what was wrong with it', async () => {
  using example = new Example();
  const at = await example.ticket();
  const wrong: Reply = { body: { ...plan, criteria: plan.criteria.map((each) => ({ ...each, clause: 'nobody said this' })) } };
  const replies = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`plan.r1.t1#${index + 1}`, wrong]));
  expect(await example.run(at, { ...replies, 'plan.r1.t2#1': asking })).toMatchObject({ kind: 'waiting' });
  expect(eventsOf(at, 'session-ended')[0]).toMatchObject({ outcome: { kind: 'invalid-sheet' } });
  const told = await toldTo(at, 'plan.r1.t2');
  expect(told).toContain('must be an exact piece of the goal');
  expect(told).toMatch(/## Refused plan\n\n```\n\{\n[^]*"clause": "nobody said this"/);
  expect(await toldTo(at, 'plan.r1.t1')).not.toContain('Refused plan');
});
