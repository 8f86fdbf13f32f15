import { expect, test } from 'vitest';
import { program, scratchFolder, writeFiles, type Said } from './scratch.ts';

async function coupler(files: Readonly<Record<string, string>>, ...argv: string[]): Promise<Said> {
  const folder = scratchFolder();
  writeFiles(folder, files);
  return await program('coupler', folder, argv);
}

test('check says where a file does not parse', async () => {
  const said = await coupler({ 'a.ts': 'export const a = 1;\nexport const b = ;\n' }, 'check', 'a.ts');
  expect(said).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/^a\.ts:2:\d+: /u) });
});

test('check accepts Python that parses', async () => {
  expect(await coupler({ 'a.py': 'def f(x):\n    return x\n' }, 'check', 'a.py')).toEqual({
    code: 0,
    out: 'a.py: python, 1 elements\n',
    err: '',
  });
});

test('elements lists what a file holds, with lines', async () => {
  const said = await coupler(
    { 'a.ts': '/** Adds. */\nexport function add(a: number, b: number): number {\n  return a + b;\n}\nconst ten = 10;\n' },
    'elements',
    'a.ts',
    '--json',
  );
  expect(JSON.parse(said.out)).toMatchObject({
    language: 'typescript',
    elements: [
      { symbol: 'add', kind: 'function', exported: true, hole: true, lines: { to: 4 } },
      { symbol: 'ten', kind: 'constant', exported: false, hole: false, lines: { from: 5, to: 5 } },
    ],
  });
});

test.each([
  { b: 'x  =  1  # one\n', code: 0, verdict: 'ast-equal' },
  { b: 'x = 2\n', code: 1, verdict: 'different' },
  { b: 'x = (\n', code: 2, verdict: 'unparsable' },
])('equal says $verdict of x = 1 and $b', async ({ b, code, verdict }) => {
  const said = await coupler({ 'a.py': 'x = 1\n', 'b.py': b }, 'equal', 'a.py', 'b.py', '--json');
  expect(said.code).toBe(code);
  expect(JSON.parse(said.out)).toEqual({ a: 'a.py', b: 'b.py', verdict });
});

test('a file that no driver reads is refused by name', async () => {
  expect(await coupler({ 'a.md': '# A\n' }, 'elements', 'a.md')).toMatchObject({
    code: 2,
    err: expect.stringContaining('a.md cannot be read element by element.'),
  });
});
