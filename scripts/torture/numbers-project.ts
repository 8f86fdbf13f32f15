import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../packages/merge-queue/test/world.ts';

/** Makes a project with a bare origin, in which each ticket adds one function that meets the others in no file. */
export function makeNumbersProject(root: string): string {
  const folder = join(root, 'numbers');
  const files = {
    'circuit.json': JSON.stringify({
      main: 'main',
      remote: 'origin',
      packages: [{ name: 'numbers', paths: ['.'] }],
      files: { test: ['test/**/*.test.ts'] },
      test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test', timeoutS: 120 },
      bounds: { tries: 3, rounds: 3 },
    }),
    'package.json': JSON.stringify({ name: 'numbers', private: true, type: 'module' }),
    'src/zero.ts': '/** Returns nothing of a number. */\nexport function zero(): number {\n  return 0;\n}\n',
    'test/zero.test.ts': testOf('zero', '', 0, 'is nothing'),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'config', 'user.name', 'Ada');
  git(folder, 'config', 'user.email', 'ada@example.org');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'base');
  const origin = join(root, 'origin.git');
  git(root, 'init', '-q', '--bare', '-b', 'main', origin);
  git(folder, 'remote', 'add', 'origin', origin);
  git(folder, 'push', '-q', 'origin', 'main');
  return folder;
}

function testOf(name: string, given: string, expected: number, title: string): string {
  return `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { ${name} } from '../src/${name}.ts';\n\ntest('${title}', () => {\n  assert.equal(${name}(${given}), ${expected});\n});\n`;
}

export const goalOf = (number: number): { title: string; goal: string } => ({
  title: `Add ${number}`,
  goal: `\`plus${number}\` of a number is that number and ${number} more.`,
});

/** What a model says to each call while the ticket goes straight through. */
export function scriptOf(number: number): object {
  const name = `plus${number}`;
  const title = `${name} of a number is ${number} more`;
  const test = { role: 'proof', criteria: ['C1'], file: `test/${name}.test.ts`, name: title, red: { kind: 'assertion' } };
  return {
    'plan.r1.t1#1': {
      body: {
        nature: 'behaviour',
        criteria: [{ id: 'C1', kind: 'new', statement: `${name}(2) is ${2 + number}.`, clause: `is that number and ${number} more` }],
        elements: [
          {
            id: 'P1',
            file: `src/${name}.ts`,
            symbol: name,
            action: 'add',
            declaration: `export function ${name}(value: number): number`,
            docstring: `Returns a number and ${number} more.`,
            criteria: ['C1'],
            intent: `Add ${number}.`,
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
    'tests.r1.t1#1': {
      tool_calls: [{ name: 'write', input: { path: `test/${name}.test.ts`, text: testOf(name, '2', 2 + number, title) } }],
    },
    'tests.r1.t1#2': { body: { kind: 'done', tests: [test], uncovered: [], upheld: [] } },
    'code.r1.t1#1': { text: `return value + ${number};\n` },
    'review.r1.t1#1': { body: { lines: [1, 2, 3, 4, 5].map((lot) => ({ element: `lot.${lot}`, conform: 'yes' })) } },
  };
}
