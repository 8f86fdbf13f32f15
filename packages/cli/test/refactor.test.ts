import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../src/commands/coupler/refactor/write-changes.ts';
import { withModel } from './with-model.ts';
import { documentOf, program, type Said, scratchFolder, writeFiles } from './scratch.ts';

const shop = {
  'shop/prices.py': `import math

TAX = 0.2


def taxed(price):
    return math.ceil(price * (1 + TAX))


def total(prices):
    """Sums up."""
    return sum(taxed(price) for price in prices)
`,
  'shop/till.py': 'from shop.prices import taxed, total\n\n\ndef pay(prices):\n    return total(prices), taxed(0)\n',
  'shop/other.py': 'def alone():\n    return 1\n',
};

async function refactor(folder: string, ...argv: string[]): Promise<Said> {
  return await program('coupler', folder, ['refactor', ...argv]);
}

function project(files: Readonly<Record<string, string>> = shop): string {
  const folder = scratchFolder();
  writeFiles(folder, files);
  return folder;
}

const textAt = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

/** A module of the machine's own standard library. */
function stdlib(name: string): string {
  const path = execFileSync('python3', ['-c', `import ${name}; print(${name}.__file__)`], { encoding: 'utf8' }).trim();
  return readFileSync(path, 'utf8');
}

describe('a rename', () => {
  test('is printed as a difference that git applies, and writes nothing', async () => {
    const folder = project();
    const said = await refactor(folder, 'shop/prices.py', '--rename', 'taxed=with_tax');
    expect(said).toMatchObject({ code: 0, err: expect.stringContaining('2 files would change; --write writes.') });
    expect(said.err).toContain('shop/prices.py with_tax: rename: same syntax tree as taxed\n');
    expect(textAt(folder, 'shop/prices.py')).toBe(shop['shop/prices.py']);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: said.out });
    for (const path of ['shop/prices.py', 'shop/till.py'] as const)
      expect(textAt(folder, path)).toBe(shop[path].replaceAll('taxed', 'with_tax'));
  });

  test('is written with --write, in every file that uses the name, modes kept', async () => {
    const folder = project();
    chmodSync(join(folder, 'shop/till.py'), 0o750);
    const written = await refactor(folder, 'shop/prices.py', '--rename', 'taxed=with_tax,total=total_of', '--write', '--json');
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(documentOf(written)).toMatchObject({ written: true, changes: [{ path: 'shop/prices.py' }, { path: 'shop/till.py' }] });
    expect(textAt(folder, 'shop/till.py')).toBe(shop['shop/till.py'].replaceAll('taxed', 'with_tax').replaceAll('total', 'total_of'));
    expect(statSync(join(folder, 'shop/till.py')).mode & 0o777).toBe(0o750);
    expect(readdirSync(join(folder, 'shop')).toSorted()).toEqual(['other.py', 'prices.py', 'till.py']);
    const run = 'from shop.till import pay; print(pay([1, 2]))';
    expect(execFileSync('python3', ['-B', '-c', run], { cwd: folder, encoding: 'utf8' })).toBe('(5, 0)\n');
  });

  test('that could change the program is refused with the reason', async () => {
    const folder = project();
    expect(await refactor(folder, 'shop/prices.py', '--rename', 'taxed=price', '--write')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('shop/prices.py:12 has a price of its own, which would be taken for the renamed taxed.'),
    });
    expect(textAt(folder, 'shop/prices.py')).toBe(shop['shop/prices.py']);
  });
});

test('a move takes along what the element needs, and the program still runs', async () => {
  const folder = project();
  expect(await refactor(folder, 'shop/prices.py', '--move', 'total=shop/sums.py', '--write')).toMatchObject({
    code: 0,
    out: 'shop/prices.py\nshop/sums.py\nshop/till.py\n',
  });
  const run = 'from shop.till import pay; from shop.sums import total; print(pay([1, 2]), total([1]))';
  expect(execFileSync('python3', ['-B', '-c', run], { cwd: folder, encoding: 'utf8' })).toBe('(5, 0) 2\n');
});

describe('a junior that writes every body again', () => {
  test('and gives the originals changes nothing, over a module of the standard library', async () => {
    const folder = project({ 'textwrap.py': stdlib('textwrap') });
    const said = await refactor(folder, 'textwrap.py', '--junior', '--engine', 'oracle', '--json');
    const { changes, functions } = documentOf(said) as { changes: unknown[]; functions: { kind: string }[] };
    expect(said.code).toBe(0);
    expect(changes).toEqual([]);
    expect(functions.length).toBeGreaterThan(10);
    expect(functions.every(({ kind }) => kind === 'filled')).toBe(true);
  });

  test('and is wrong every time leaves every body as it was', async () => {
    const folder = project({ 'textwrap.py': stdlib('textwrap') });
    const said = await refactor(folder, 'textwrap.py', '--junior', '--engine', 'wrong', '--write', '--json');
    const { functions } = documentOf(said) as { functions: { kind: string; findings: { gate: string }[] }[] };
    expect(functions.every(({ kind, findings }) => kind === 'kept' && findings[0]?.gate === 'critic')).toBe(true);
    expect(textAt(folder, 'textwrap.py')).toBe(stdlib('textwrap'));
  });

  test('gives code that the critic calls the same, laid out anew, and keeps what it got wrong', async () => {
    const folder = project();
    const replies = {
      'body-1#1': '# with tax\nreturn math.ceil(\n    price * (1 + TAX)\n)',
      'body-2#1': 'return 0',
      'body-2#2': 'return 1',
    };
    writeFiles(folder, { 'script.json': JSON.stringify(replies) });
    const engine = ['--engine', 'scripted', '--script', 'script.json', '--tries', '2'];
    const said = await refactor(folder, 'shop/prices.py', '--junior', ...engine, '--write');
    expect(said).toMatchObject({ code: 0, out: 'shop/prices.py\n' });
    expect(said.err).toBe('taxed: critic: same syntax tree, 1 try\ntotal: kept as it was (critic: different), 2 tries\n1 file written.\n');
    expect(textAt(folder, 'shop/prices.py')).toBe(
      shop['shop/prices.py'].replace(
        '    return math.ceil(price * (1 + TAX))',
        '    # with tax\n    return math.ceil(\n        price * (1 + TAX)\n    )',
      ),
    );
    writeFiles(folder, { 'before.py': shop['shop/prices.py'] });
    expect((await program('coupler', folder, ['equal', 'before.py', 'shop/prices.py'])).code).toBe(0);
  });

  test('passes over an import of what is no text', async () => {
    const folder = project({ 'a.ts': "import type { Odd } from './latin.ts';\n\nexport function f(x: Odd): Odd {\n  return x;\n}\n" });
    writeFileSync(join(folder, 'latin.ts'), Buffer.from('export interface Odd { x: "\xe9" }\n', 'latin1'));
    const said = await refactor(folder, 'a.ts', '--junior', '--engine', 'oracle');
    expect(said).toMatchObject({ code: 0, err: expect.stringContaining('f: critic: same syntax tree') });
    expect(await program('coupler', folder, ['benchmark', 'a.ts', '--engine', 'oracle'])).toMatchObject({ code: 0, err: '' });
  });

  test('that is stopped by Ctrl-C leaves the file as it was', async () => {
    const folder = project();
    const child = await withModel(folder, ['refactor', 'shop/prices.py', '--junior', '--write', '--jobs', '1'], (kill) => kill('SIGINT'));
    expect(child.code).toBe(130);
    expect(child.err).toContain('Nothing was written.');
    expect(textAt(folder, 'shop/prices.py')).toBe(shop['shop/prices.py']);
    expect(readdirSync(join(folder, 'shop')).toSorted()).toEqual(['other.py', 'prices.py', 'till.py']);
  });

  test('is not let write over what somebody else wrote meanwhile', async () => {
    const folder = project();
    const mine = `${shop['shop/prices.py']}\n# mine\n`;
    const answer = 'return math.ceil((price * (1 + TAX)))';
    const child = await withModel(folder, ['refactor', 'shop/prices.py', '--junior', '--write', '--tries', '1'], (_kill, reply) => {
      writeFileSync(join(folder, 'shop/prices.py'), mine);
      reply(answer);
    });
    expect(child).toMatchObject({ code: 1, err: expect.stringContaining('shop/prices.py was not written.') });
    expect(textAt(folder, 'shop/prices.py')).toBe(mine);
  });
});

describe('what cannot be refactored is said, and left alone', () => {
  test.each([
    [['shop/prices.py'], 'There is nothing to do.'],
    [['shop/prices.py', '--rename', 'taxed'], '"taxed" is no pair such as old=new'],
    [['shop/prices.py', '--rename', 'a=b', '--move', 'a=b.py'], 'Names and places do not change at once.'],
    [['shop/prices.py', '--move', 'total=../../out.py'], '../../out.py is no place to move to.'],
    [['shop/prices.py', '--move', 'total=shop/prices.py'], 'shop/prices.py is where the element stands.'],
    [['shop/prices.py', '--rename', 'nowhere=x'], 'shop/prices.py has no nowhere to rename.'],
    [['shop/none.py', '--junior'], 'none.py.'],
    [['broken.py', '--junior'], 'broken.py:1:'],
    [['latin.py', '--junior'], 'Line 2: The text is not UTF-8 here, and the file names no other encoding.'],
    [
      ['long.py', '--rename', 'one=two', '--write'],
      'long.py:1:1: The line has 2000008 characters; at most 500000 of one are read, because',
    ],
    [['link.py', '--rename', 'alone=single', '--write'], 'link.py was not written.'],
    [['hard.py', '--rename', 'alone=single', '--write'], 'hard.py was not written.'],
  ])('%j', async (argv, expected) => {
    const folder = project({ ...shop, 'broken.py': 'def f(:\n' });
    writeFileSync(join(folder, 'latin.py'), Buffer.from('def f():\n    return "\xe9"\n', 'latin1'));
    symlinkSync('shop/other.py', join(folder, 'link.py'));
    linkSync(join(folder, 'shop/other.py'), join(folder, 'hard.py'));
    const long = `one = "${'x'.repeat(2_000_000)}"\n`;
    writeFiles(folder, { 'long.py': long });
    const said = await refactor(folder, ...argv);
    expect([1, 2]).toContain(said.code);
    expect(said.err).toContain(expected);
    expect(textAt(folder, 'long.py') === long).toBe(true);
    expect(textAt(folder, 'shop/prices.py')).toBe(shop['shop/prices.py']);
    expect(textAt(folder, 'shop/other.py')).toBe(shop['shop/other.py']);
  });
});

// Words that are no ASCII, both kinds of line ends, and no end of the last line: all that has to stay.
const AROUND = ['\uFEFFGöal:\r\nKeep it.\t\n=== ORIGINAL SOURCE ===\r\n\r\n```py\n', '```\r\nBehind it — \r\nno end'] as const;
const inTicket = (source: string): string => AROUND.join(source);

describe('a ticket that holds a module', () => {
  test.each([
    ['Python', 'def one():\n    return 1\n\n\ndef two():\n    return one() + 1\n', inTicket],
    [
      'TypeScript',
      'export const one = (): number => 1;\r\nexport const two = (): number => one() + 1;',
      (text: string) => `===ORIGINAL SOURCE===\n${text}`,
    ],
  ] as const)('of %s has it renamed, and every other byte stays', async (_, source, around) => {
    const folder = project({
      'goal.md': around(source),
      'goal.md.py': 'one = 0\n',
      'uses.ts': "import { one } from './goal.md.ts';\none();\n",
    });
    const said = await refactor(folder, 'goal.md', '--rename', 'one=first');
    expect(said).toMatchObject({ code: 0, err: expect.stringContaining('goal.md first: rename: same syntax tree as one\n') });
    expect(said.err).toContain('1 file would change; --write writes.');
    expect(textAt(folder, 'goal.md')).toBe(around(source));
    execFileSync('git', ['apply', '-'], { cwd: folder, input: said.out });
    expect(textAt(folder, 'goal.md')).toBe(around(source.replaceAll('one', 'first')));
    const written = await refactor(folder, 'goal.md', '--rename', 'first=last', '--write', '--json');
    expect(documentOf(written)).toMatchObject({
      written: true,
      changes: [{ path: 'goal.md' }],
      proved: [{ file: 'goal.md' }, { file: 'goal.md' }],
    });
    expect(textAt(folder, 'goal.md')).toBe(around(source.replaceAll('one', 'last')));
    expect([textAt(folder, 'goal.md.py'), textAt(folder, 'uses.ts')]).toEqual([
      'one = 0\n',
      "import { one } from './goal.md.ts';\none();\n",
    ]);
  });

  test('has its bodies written again in it', async () => {
    const folder = project({
      'goal.md': inTicket('def one(x):\n    return x+1\n'),
      'script.json': JSON.stringify({ 'body-1#1': 'return x + 1' }),
    });
    const said = await refactor(folder, 'goal.md', '--junior', '--engine', 'scripted', '--script', 'script.json', '--write');
    expect(said).toEqual({ code: 0, out: 'goal.md\n', err: 'one: critic: same syntax tree, 1 try\n1 file written.\n' });
    expect(textAt(folder, 'goal.md')).toBe(inTicket('def one(x):\n    return x + 1\n'));
  });

  test('gives an element to a file, and stays when that was all it held', async () => {
    const folder = project({ 'goal.md': inTicket('def one():\n    return 1\n') });
    expect(await refactor(folder, 'goal.md', '--move', 'one=shop/one.py', '--write')).toMatchObject({
      code: 0,
      out: 'goal.md\nshop/one.py\n',
      err: expect.stringContaining('shop/one.py one: critic: same syntax tree as goal.md one\n'),
    });
    expect(textAt(folder, 'goal.md')).toBe(inTicket(''));
    expect(textAt(folder, 'shop/one.py')).toBe('def one():\n    return 1\n');
  });

  test.each([
    ['by its own name', 'def f(x):\n    return x\n\n\ndef g():\n    return f(1)\n', ['--rename', 'g=f'], 'goal.md has f already.'],
    [
      'with the line of the ticket',
      'def f():\n    return 1\n\n\ndef g():\n    return [f() for h in (1,)]\n',
      ['--rename', 'f=h'],
      'goal.md:11 has a h of its own',
    ],
    ['for its syntax', 'def f():\n    return (\n', ['--junior', '--engine', 'oracle'], 'goal.md:8:1: '],
    [
      'where a file would import from it',
      'A = 1\n\n\ndef f():\n    return A\n',
      ['--move', 'f=f.py'],
      'f uses A, and no file can import from goal.md.',
    ],
    ['at its own place', 'def f():\n    return 1\n', ['--move', 'f=goal.md'], 'goal.md is where the element stands.'],
  ])('is refused %s', async (_, source, argv, expected) => {
    const folder = project({ 'goal.md': inTicket(source) });
    const said = await refactor(folder, 'goal.md', ...argv, '--write');
    expect([1, 2]).toContain(said.code);
    expect(said.err).toContain(expected);
    expect(said.err).not.toContain('goal.md.py');
    expect(textAt(folder, 'goal.md')).toBe(inTicket(source));
  });

  test.each([
    ['not UTF-8', Buffer.from('G\xf6al\n===ORIGINAL SOURCE===\nx = 1\n', 'latin1'), 'Line 1: The text is not UTF-8 here'],
    ['binary', Buffer.from('Goal\n===ORIGINAL SOURCE===\nx = "\0"\n'), 'Line 3: A byte here is zero'],
  ])('that is %s is refused by every verb that reads or writes it', async (_, bytes, expected) => {
    const folder = project({});
    writeFileSync(join(folder, 'goal.md'), bytes);
    for (const argv of [
      ['check', 'goal.md'],
      ['refactor', 'goal.md', '--rename', 'x=y', '--write'],
      ['instrument', 'goal.md', '--write'],
    ])
      expect(await program('coupler', folder, argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(expected) });
    expect(readFileSync(join(folder, 'goal.md'))).toEqual(bytes);
  });

  test('is not written over what somebody else wrote meanwhile, around the module too', async () => {
    const folder = project({ 'goal.md': inTicket('def one(x):\n    return x+1\n') });
    const mine = `Mine. ${inTicket('def one(x):\n    return x+1\n')}`;
    const child = await withModel(folder, ['refactor', 'goal.md', '--junior', '--write', '--tries', '1'], (_kill, reply) => {
      writeFileSync(join(folder, 'goal.md'), mine);
      reply('return x + 1');
    });
    expect(child).toMatchObject({ code: 1, err: expect.stringContaining('goal.md was not written.') });
    expect(textAt(folder, 'goal.md')).toBe(mine);
  });
});

test('files are looked at before the first is written: with one changed, none is', async () => {
  const folder = project({ 'a.py': 'a = 1\n', 'b.py': 'b = 1\n' });
  const snapshot = snapshotOf(folder);
  for (const path of ['a.py', 'b.py']) await snapshot.read(path);
  writeFiles(folder, { 'b.py': 'b = 2\n' });
  const writing = snapshot.write([
    { path: 'a.py', text: 'a = 3\n' },
    { path: 'b.py', text: 'b = 3\n' },
  ]);
  await expect(writing).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect([textAt(folder, 'a.py'), textAt(folder, 'b.py')]).toEqual(['a = 1\n', 'b = 2\n']);
});
