import { expect, it } from 'vitest';
import { embeddedModule, replaceEmbedded } from './ticket-form.ts';

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

it.each([
  ['to the end of the text', `Words.\r\n===ORIGINAL SOURCE===\r\n${PYTHON}`],
  ['in a fence, words behind it', `Words.\n===ORIGINAL SOURCE===\n~~~py\n${PYTHON}~~~\n===ORIGINAL SOURCE===\nMore.`],
  ['empty, in a fence', '===ORIGINAL SOURCE===\n```\n```\n'],
])('replaceEmbedded changes the module and nothing else: %s', async (_, text) => {
  const found = (await embeddedModule(text))!;
  expect(replaceEmbedded(found, found.source)).toBe(text);
  const other = replaceEmbedded(found, TYPESCRIPT)!;
  expect(other).toBe(found.before + TYPESCRIPT + found.after);
  expect((await embeddedModule(other))?.source).toBe(TYPESCRIPT);
});

it.each([
  ['a line that ends the fence', `===ORIGINAL SOURCE===\n\`\`\`\n${PYTHON}\`\`\`\n`, '"""\n```\n"""\n'],
  ['a last line that runs into the fence', `===ORIGINAL SOURCE===\n\`\`\`\n${PYTHON}\`\`\`\n`, 'x = 1'],
  ['what is taken for a fence', `===ORIGINAL SOURCE===\n${TYPESCRIPT}`, '```\na\n```\n'],
])('replaceEmbedded refuses a module with %s', async (_, text, source) => {
  expect(replaceEmbedded((await embeddedModule(text))!, source)).toBeNull();
});
