import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTicket } from '../src/index.ts';
import { Example, eventsOf, happy, leftovers, type Script } from './support/example.ts';

const program = join(import.meta.dirname, 'support/run-ticket.ts');

const titleTest = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleCase } from '../src/title-case.ts';

test('writes each word with a capital letter', () => {
  assert.equal(titleCase('the quick fox'), 'The Quick Fox');
});
`;

/** Another ticket for the same project, which meets the first one in no file. */
const titles: Script = {
  'plan.r1.t1#1': {
    body: {
      nature: 'behaviour',
      criteria: [{ id: 'C1', kind: 'new', statement: "titleCase('the quick fox') is 'The Quick Fox'.", clause: 'Each word of a title' }],
      elements: [
        {
          id: 'P1',
          file: 'src/title-case.ts',
          symbol: 'titleCase',
          action: 'add',
          declaration: 'export function titleCase(title: string): string',
          docstring: 'Returns a title whose words each begin with a capital letter.',
          criteria: ['C1'],
          intent: 'Capitalise the first letter of each word.',
        },
      ],
      supersedes: [],
      renames: [],
      dependencies: [],
      references: [],
      questions: [],
    },
  },
  'challenge.r1.t1#1': { body: { questions: [] } },
  'tests.r1.t1#1': { tool_calls: [{ name: 'write', input: { path: 'test/title-case.test.ts', text: titleTest } }] },
  'tests.r1.t1#2': {
    body: {
      kind: 'done',
      tests: [
        {
          role: 'proof',
          criteria: ['C1'],
          file: 'test/title-case.test.ts',
          name: 'writes each word with a capital letter',
          red: { kind: 'assertion' },
        },
      ],
      uncovered: [],
      upheld: [],
    },
  },
  'code.r1.t1#1': { text: 'return title.replace(/\\b[a-z]/gu, (letter) => letter.toUpperCase());\n' },
  'review.r1.t1#1': { body: { lines: [1, 2, 3, 4, 5].map((number) => ({ element: `lot.${number}`, conform: 'yes' })) } },
};

async function run(example: Example, ticket: string, script: Script): Promise<unknown> {
  const child = spawn(process.execPath, [program, example.folder, ticket, example.script(script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return code === 0 ? JSON.parse(said) : { code, said };
}

test('two processes that run different tickets of one project at once both land, on a cold cache and with tests that may not overlap', async () => {
  const prepare =
    "import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('node_modules/dep', { recursive: true });\nwriteFileSync('node_modules/dep/index.js', '');\n";
  using example = new Example({
    files: { 'prepare.mjs': prepare },
    config: {
      prepare: { run: ['node', 'prepare.mjs'], when: ['package.json'], results: ['node_modules'] },
      test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test', timeoutS: 60, exclusive: true },
    },
  });
  const base = example.git('rev-parse', 'main');
  const first = await example.ticket();
  const goal = 'Each word of a title is written with a capital letter by `titleCase`.';
  const second = { project: first.project, ticket: openTicket(first.project, { title: 'Write titles', goal }) };

  const ends = await Promise.all([run(example, first.ticket, happy), run(example, second.ticket, titles)]);
  expect(ends, JSON.stringify(ends, null, 1)).toMatchObject([{ kind: 'closed' }, { kind: 'closed' }]);
  const landed = example.landed();
  expect(landed).toHaveLength(3);
  expect(landed.at(-1)).toBe(base);
  expect(landed.slice(0, 2).toSorted()).toStrictEqual(ends.map((end) => (end as { commit: string }).commit).toSorted());
  for (const at of [first, second]) {
    expect(eventsOf(at, 'infrastructure-lost')).toStrictEqual([]);
    expect(eventsOf(at, 'question-asked')).toStrictEqual([]);
  }
  expect(first.project.journal.verify()).toBe(first.project.journal.readAll().length);
  expect(readdirSync(join(first.project.workDir, 'prepared')).filter((name) => name.includes('.'))).toStrictEqual([]);
  await vi.waitFor(() => expect(leftovers(example, first.project)).toStrictEqual([]), { timeout: 5000, interval: 50 });
});
