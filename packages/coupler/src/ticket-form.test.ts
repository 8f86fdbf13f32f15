import { expect, it } from 'vitest';
import { embeddedModule } from './ticket-form.ts';

const PYTHON = 'def f(x):\n    return x\n';
const TYPESCRIPT = 'export const f = (x: number): number => x;\n';

it.each([
  ['Python to the end of the text', `goal\nDo it.\n===ORIGINAL SOURCE===\n${PYTHON}`, { source: PYTHON, extension: 'py', linesAbove: 3 }],
  [
    'TypeScript, told by its grammar',
    `x\r\n=== ORIGINAL SOURCE ===\r\n${TYPESCRIPT}`,
    { source: TYPESCRIPT, extension: 'ts', linesAbove: 2 },
  ],
  [
    'what a fence holds',
    `===ORIGINAL SOURCE===\n\n\`\`\`js\nf();\n\`\`\`\nMore words.\n`,
    { source: 'f();\n', extension: 'js', linesAbove: 3 },
  ],
  [
    'a module that parses in no language, as the one that reads furthest',
    '===ORIGINAL SOURCE===\nconst a = 1;\nconst b: = 2;\n',
    { extension: 'ts' },
  ],
  ['an empty module', '===ORIGINAL SOURCE===\n', { source: '', extension: 'py' }],
])('embeddedModule finds %s', async (_, text, found) => {
  expect(await embeddedModule(text)).toMatchObject(found);
});

it('embeddedModule finds nothing without the line of its own', async () => {
  expect(await embeddedModule(`The ===ORIGINAL SOURCE=== is missing.\n${PYTHON}`)).toBeNull();
});
