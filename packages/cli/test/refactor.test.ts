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
    [['link.py', '--rename', 'alone=single', '--write'], 'link.py was not written.'],
    [['hard.py', '--rename', 'alone=single', '--write'], 'hard.py was not written.'],
  ])('%j', async (argv, expected) => {
    const folder = project({ ...shop, 'broken.py': 'def f(:\n' });
    writeFileSync(join(folder, 'latin.py'), Buffer.from('def f():\n    return "\xe9"\n', 'latin1'));
    symlinkSync('shop/other.py', join(folder, 'link.py'));
    linkSync(join(folder, 'shop/other.py'), join(folder, 'hard.py'));
    const said = await refactor(folder, ...argv);
    expect([1, 2]).toContain(said.code);
    expect(said.err).toContain(expected);
    expect(textAt(folder, 'shop/prices.py')).toBe(shop['shop/prices.py']);
    expect(textAt(folder, 'shop/other.py')).toBe(shop['shop/other.py']);
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
