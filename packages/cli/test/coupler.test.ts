import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    out: 'a.py: python, 1 element\n',
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
  const at = { line: 1, column: 5 };
  const first = verdict === 'different' ? { first: { a: { ...at, text: '1' }, b: { ...at, text: '2' } } } : {};
  const faults =
    verdict === 'unparsable' ? { faults: [{ path: 'b.py', line: 2, column: 1, message: 'unexpected EOF while parsing' }] } : {};
  expect(JSON.parse(said.out)).toEqual({ a: 'a.py', b: 'b.py', verdict, ...first, ...faults });
});

test('equal says which file does not parse, with the line of the ticket and the message', async () => {
  const files = { 'a.ts': 'const a = 1;\n', 'goal.txt': 'Goal\n===ORIGINAL SOURCE===\n```ts\nconst a = ;\n```\n' };
  expect(await coupler(files, 'equal', 'a.ts', 'goal.txt')).toEqual({
    code: 2,
    out: 'a.ts and goal.txt cannot be compared: one of them does not parse.\n  goal.txt:4:11: Unexpected token\n',
    err: '',
  });
});

test('equal names the first node that differs, with its line on both sides, in a ticket the line of the ticket', async () => {
  const files = {
    'a.py': 'def add(a, b):\n    return a + b\n',
    'b.py': '# Adds.\n\ndef add(a, b):\n    return a - b\n',
    'goal.txt': 'Goal\n===ORIGINAL SOURCE===\ndef add(a, b):\n    return a - b\n',
    'c.py': 'def add(a, b):\n    return a + b\n\ndef more():\n    pass\n',
  };
  expect(await coupler(files, 'equal', 'a.py', 'b.py')).toEqual({
    code: 1,
    out: 'a.py and b.py differ, first here:\n  a.py:2:12: a + b\n  b.py:4:12: a - b\n',
    err: '',
  });
  expect((await coupler(files, 'equal', 'a.py', 'goal.txt')).out).toContain('\n  goal.txt:4:12: a - b\n');
  expect((await coupler(files, 'equal', 'a.py', 'c.py')).out).toContain('\n  a.py: nothing\n  c.py:4:1: def more(): …\n');
});

test('equal names the rules by which two files that differ are one program', async () => {
  const said = await coupler({ 'a.py': 'x = not a in b\n', 'b.py': 'x = a not in b\n' }, 'equal', 'a.py', 'b.py');
  expect(said).toEqual({
    code: 1,
    out: 'a.py and b.py differ, but only by rules that leave a program alone: `not a in b` is `a not in b`.\n',
    err: '',
  });
});

test('a file that no driver reads is refused by name', async () => {
  expect(await coupler({ 'a.md': '# A\n' }, 'elements', 'a.md')).toMatchObject({
    code: 2,
    err: expect.stringContaining('a.md cannot be read element by element.'),
  });
});

const ticket = 'Goal\nKeep it.\n===ORIGINAL SOURCE===\ndef add(a, b):\n    return a + b\n';

test('check, elements and benchmark read the module that a ticket holds, with the lines of the ticket', async () => {
  expect(await coupler({ 'goal.txt': ticket }, 'check', 'goal.txt')).toEqual({ code: 0, out: 'goal.txt: python, 1 element\n', err: '' });
  expect(await coupler({ 'goal.txt': `${ticket}x = (\n` }, 'check', 'goal.txt')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^goal\.txt:[67]:\d+: /u),
  });
  expect((await coupler({ 'goal.txt': ticket }, 'elements', 'goal.txt')).out).toBe('4-5  function  body  add\n');
  const said = await coupler({ 'goal.txt': ticket }, 'benchmark', 'goal.txt', '--engine', 'oracle', '--json');
  expect(JSON.parse(said.out)).toMatchObject({ functions: [{ id: 'goal.txt.py > add', reproduced: true }] });
});

test('instrument prints a file that records its calls, and with --strip the file itself', async () => {
  const folder = scratchFolder();
  const source = 'def add(a, b):\n    return a + b\n\nprint(add(1, 2))';
  writeFiles(folder, { 'a.py': source });
  const said = await program('coupler', folder, ['instrument', 'a.py']);
  expect(said).toMatchObject({ code: 0, err: '', out: expect.stringContaining('@__circuit_trace__("add")\ndef add(a, b):\n') });
  expect(await program('coupler', folder, ['instrument', 'a.py', '--write'])).toEqual({ code: 0, out: 'a.py is instrumented.\n', err: '' });
  expect(readFileSync(join(folder, 'a.py'), 'utf8')).toBe(said.out);
  const ran = spawnSync('python3', ['a.py'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CIRCUIT_TRACE: join(folder, 'trace') },
  });
  expect(ran).toMatchObject({ status: 0, stdout: '3\n', stderr: '' });
  expect(readFileSync(join(folder, 'trace'), 'utf8').trimEnd().split('\n')).toHaveLength(2);
  expect(await program('coupler', folder, ['instrument', 'a.py'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Strip the file first.'),
  });
  expect((await program('coupler', folder, ['instrument', 'a.py', '--strip'])).out).toBe(source);
  expect(await program('coupler', folder, ['instrument', 'a.py', '--strip', '--write'])).toMatchObject({
    code: 0,
    out: 'a.py is mature.\n',
  });
  expect(readFileSync(join(folder, 'a.py'), 'utf8')).toBe(source);
});

test('instrument changes the module of a ticket in the ticket, and takes the instrument out of it again', async () => {
  const folder = scratchFolder();
  const fenced = `${ticket.replace('def', '```py\ndef')}\`\`\`\nBehind it`;
  writeFiles(folder, { 'goal.txt': fenced });
  expect(await program('coupler', folder, ['instrument', 'goal.txt', '--write'])).toMatchObject({
    code: 0,
    out: 'goal.txt is instrumented.\n',
  });
  const written = readFileSync(join(folder, 'goal.txt'), 'utf8');
  expect(written).toMatch(/^Goal\nKeep it\.\n===ORIGINAL SOURCE===\n```py\n[^]*@__circuit_trace__\("add"\)[^]*```\nBehind it$/u);
  expect(await program('coupler', folder, ['instrument', 'goal.txt', '--strip', '--write'])).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'goal.txt'), 'utf8')).toBe(fenced);
});

test('instrument refuses a file that does not parse, and leaves it as it is', async () => {
  const folder = scratchFolder();
  writeFiles(folder, { 'a.ts': 'const a = ;\n' });
  expect(await program('coupler', folder, ['instrument', 'a.ts', '--write'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('a.ts:1:11: '),
  });
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('const a = ;\n');
});
