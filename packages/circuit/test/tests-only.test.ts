import { expect, test } from 'vitest';
import { openTicket } from '../src/index.ts';
import { Example, eventsOf, type Reply } from './support/example.ts';

const kept = "test('keeps a name of one letter', () => {\n    assert.equal(slugify('A'), 'a');\n  });\n";
const lastTest = "  test('is empty for a title without letters'";

/** A plan for a goal that holds today: no element, one criterion to be kept. */
const replies: Record<string, Reply> = {
  'plan.r1.t1#1': {
    body: {
      nature: 'preserve',
      criteria: [{ id: 'C1', kind: 'kept', statement: "slugify('A') is 'a'.", clause: 'One letter is a name.' }],
      elements: [],
      supersedes: [],
      renames: [],
      dependencies: [],
      references: [],
      questions: [],
    },
  },
  'challenge.r1.t1#1': { body: { questions: [] } },
  'tests.r1.t1#1': { tool_calls: [{ name: 'read', input: { path: 'test/slugify.test.ts' } }] },
  'tests.r1.t1#2': {
    tool_calls: [{ name: 'edit', input: { path: 'test/slugify.test.ts', old: lastTest, new: `  ${kept}\n${lastTest}` } }],
  },
  'tests.r1.t1#3': {
    body: {
      kind: 'done',
      tests: [{ role: 'guard', criteria: ['C1'], file: 'test/slugify.test.ts', name: 'slugify > keeps a name of one letter' }],
      uncovered: [],
      upheld: [],
    },
  },
  'review.r1.t1#1': { body: { lines: [{ element: 'lot.1', conform: 'yes' }] } },
};

test('a goal that holds today lands as the test that shows it, and nobody writes code for it', async () => {
  using example = new Example();
  const project = await example.project();
  const at = { project, ticket: openTicket(project, { title: 'One letter', goal: 'One letter is a name.' }) };
  const script = example.script(replies);
  const end = await example.run(at, {}, { script });
  expect(end).toMatchObject({ kind: 'closed' });
  expect(example.git('diff', '--name-only', 'origin/main~1', 'origin/main')).toBe('test/slugify.test.ts');
  const calls = eventsOf(at, 'model-called').filter(({ session }) => session.includes('code'));
  expect(calls).toEqual([]);
});
