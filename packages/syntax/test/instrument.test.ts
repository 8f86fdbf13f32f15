import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { driverFor, instrument, stripInstrument } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

const fixtures = join(import.meta.dirname, 'fixtures/instrument');
const packages = join(import.meta.dirname, '../..');

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  readonly records: readonly Record<string, unknown>[];
}

/** Copies the fixtures, instruments those named, and runs one of them; `isTraced` sets the variable. */
async function run(command: string, names: readonly string[], isInstrumented: boolean, isTraced: boolean): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'instrument-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(fixtures, folder, { recursive: true });
  for (const name of isInstrumented ? names : [])
    writeFileSync(join(folder, name), await instrument(await parseModule(readFileSync(join(fixtures, name), 'utf8'), name)));
  const trace = join(folder, 'trace.jsonl');
  const { CIRCUIT_TRACE: _, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(command, [names[0]!], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PYTHONHASHSEED: '0', ...(isTraced ? { CIRCUIT_TRACE: trace } : {}) },
  });
  const lines = existsSync(trace) ? readFileSync(trace, 'utf8').trimEnd().split('\n') : [];
  return { out: stdout, err: stderr, code: status, records: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/** What was recorded of a symbol, a line each. */
function told(records: readonly Record<string, unknown>[], symbol: string): string[] {
  return records
    .filter((record) => record['symbol'] === symbol)
    .map(({ event, args, result, error }) => `${String(event)} ${JSON.stringify(args ?? result ?? error)}`);
}

const LANGUAGES = [
  ['Python', 'python3', ['kinds.py']],
  ['TypeScript', process.execPath, ['kinds.ts', 'cycle.ts']],
] as const;

describe.each(LANGUAGES)('an instrumented module of %s', (_, command, names) => {
  it('does what the source does, to the letter, recorded or not', async () => {
    const plain = await run(command, names, false, true);
    expect(plain).toMatchObject({ code: 0, err: '', records: [] });
    expect(await run(command, names, true, false)).toEqual(plain);
    const { records, ...traced } = await run(command, names, true, true);
    expect(traced).toEqual({ out: plain.out, err: plain.err, code: 0 });
    expect(records.length).toBeGreaterThan(50);
  });

  it('runs where the trace cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'instrument-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(fixtures, folder, { recursive: true });
    for (const name of names)
      writeFileSync(join(folder, name), await instrument(await parseModule(readFileSync(join(folder, name), 'utf8'), name)));
    const env = { ...process.env, CIRCUIT_TRACE: join(folder, 'no/such/folder/trace') };
    expect(spawnSync(command, [names[0]], { cwd: folder, env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the trace of Python', () => {
  it('tells calls, arguments, results and errors by their shapes, and calls no method of a value', async () => {
    const { records } = await run('python3', ['kinds.py'], true, true);
    expect(told(records, 'plain').slice(0, 4)).toEqual([
      'call {"a":"int","b":"int","c":"int","rest":"tuple[0]","more":"dict[0]"}',
      'return "int"',
      'call {"a":"int","b":"int","c":"int","rest":"tuple[1] of int","more":"{d: int}"}',
      'return "int"',
    ]);
    expect(told(records, 'fails')).toEqual(['call {"text":"str[1]"}', 'raise "ValueError"']);
    expect(told(records, 'later')).toEqual(['call {"value":"str[1]"}', 'return "str[1]"']);
    expect(told(records, 'streams').filter((line) => line.startsWith('raise'))).toEqual(['raise "GeneratorExit"']);
    expect(told(records, 'Shape.area')).toEqual(['call {"self":"Square"}', 'return "float"']);
    expect(told(records, 'Shape.area#2')).toEqual(['call {"self":"Square","value":"int"}', 'return "None"']);
    expect(told(records, 'Shape.__hidden')).toEqual(['call {"self":"Square","_Shape__x":"str[1]"}', 'return "str[1]"']);
  });

  it('tells of a module that looks at stack frames only where the interpreter tells of calls', async () => {
    const { out, err, records } = await run('python3', ['frames.py'], true, true);
    const minor = Number(/3\.(\d+)/.exec(spawnSync('python3', ['--version'], { encoding: 'utf8' }).stdout)![1]);
    expect({ out, err }).toEqual({ out: 'outer\n', err: '' });
    expect(told(records, 'caller')).toEqual(minor < 12 ? [] : ['call {}', 'return "str[5]"']);
  });

  it('ends after two hundred calls of one function', async () => {
    const { records } = await run('python3', ['kinds.py'], true, true);
    expect(told(records, 'deep').filter((line) => line.startsWith('call'))).toHaveLength(200);
  });
});

describe('the trace of TypeScript', () => {
  it('tells calls, arguments, results and errors by their shapes, and runs no getter and no trap', async () => {
    const { records } = await run(process.execPath, ['kinds.ts', 'cycle.ts'], true, true);
    expect(told(records, 'plain').slice(0, 4)).toEqual([
      'call {"a":"number","b":"number","rest":"Array[0]"}',
      'return "number"',
      'call {"a":"number","b":"number","rest":"Array[0]"}',
      'return "number"',
    ]);
    expect(told(records, 'shape')).toEqual(['call {"x":"number","first":"number"}', 'return "{x: number, first: number}"']);
    expect(told(records, 'fails').slice(0, 2)).toEqual(['call {"text":"string[1]"}', 'raise "SyntaxError"']);
    expect(told(records, 'counts').at(-1)).toBe('return "undefined"');
    expect(told(records, 'takes')).toEqual(['call {"value":"Proxy","other":"{x: getter}"}', 'return "string[12]"']);
    expect(told(records, 'soon')).toEqual(['call {"value":"number"}', 'return "Promise"', 'call {"value":"number"}', 'return "Promise"']);
    expect(told(records, 'Square.constructor')).toEqual([]);
  });

  it('moves no line, and keeps the types that the source had', async () => {
    const source = 'export const f = (a: number): number =>\n  a;\nfunction g(): string[] {\n  return ["a"];\n}\n';
    const text = await instrument(await parseModule(source));
    const lines = text.split('\n');
    expect(lines[1]).toContain('  /*circuit[*/{');
    expect(lines[2]).toContain('function g(): string[] {');
    expect(text).toContain('// @ts-ignore\nfunction __circuit_trace__(symbol: string, args: object): {');
  });
});

const ODD: readonly (readonly [string, string, string])[] = [
  ['a byte order mark and CRLF', 'a.py', '\uFEFF"""Doc."""\r\nimport os\r\n\r\nclass A:\r\n\tdef f(self): return 1\r\n'],
  ['no final newline', 'a.py', 'def f(): pass'],
  ['form feeds', 'a.py', 'x = 1\n\f\ndef f():\n    return 1\n\f\ndef g(): return 2'],
  ['a shebang and a cookie', 'a.py', '#!/usr/bin/env python3\n# -*- coding: utf-8 -*-\n\n@f(\n  1)  # why\n\n# and\nasync def g(): pass\n'],
  ['statements beside the future', 'a.py', 'from __future__ import annotations; x = 1; y = 2\n\ndef f(): pass\n'],
  ['nothing but a docstring and definitions in a block', 'a.py', '"""Doc."""\nif x:\n    def f(): pass\nelse:\n    def f(): pass\n'],
  ['overloads', 'a.py', '@overload\ndef f(x: int): ...\n@overload\ndef f(x: str): ...\ndef f(x): return x\n'],
  ['a continued line before a definition', 'a.py', 'x = \\\n  1\n@a\\\n.b\ndef f(): pass\n'],
  ['a byte order mark, CRLF and a shebang', 'a.js', '#!/usr/bin/env node\r\nfunction f() {\r\n  return 1\r\n}\r\n// end'],
  ['a comment at the end', 'a.ts', 'const f = (a: string) => // why\n  a // last'],
  ['returns of every form', 'a.js', 'function f(a) { if (a) return; if (b) return (a), b\n return (/* c */ a /* d */) }\n'],
  ['a return inside functions inside', 'a.js', 'function f() { return [1].map(function () { return () => { return 2 } }) }\n'],
  ['JSX', 'a.tsx', 'export const A = ({ b }: P) => <div>{b}</div>;\nexport function B() { return (\n  <A b="c" />\n); }\n'],
  ['CommonJS', 'a.cjs', "'use strict'\nexports.f = async function (a) { 'use strict'\n return a }\nmodule.exports.g = (a) => ({ a })\n"],
  [
    'declarations of one name side by side',
    'a.cjs',
    "'use strict';\nfunction f() { function g() {} function g() {} return g }\nfunction h() {}\n",
  ],
];

describe('the trace of a process', () => {
  const names = Array.from({ length: 60 }, (_, index) => `f${index}`);
  it.each([
    ['Python', 'python3', 'many.py', `${names.map((name) => `def ${name}(): return 1\n`).join('')}for f in [${names.join()}] * 200: f()\n`],
    [
      'JavaScript',
      process.execPath,
      'many.cjs',
      `${names.map((name) => `function ${name}() { return 1; }\n`).join('')}for (let n = 0; n < 200; n += 1) for (const f of [${names.join()}]) f();\n`,
    ],
  ])('of %s ends after 20,000 lines with one that says so', { timeout: 60_000 }, async (_, command, name, source) => {
    const folder = mkdtempSync(join(tmpdir(), 'instrument-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, name), await instrument(await parseModule(source, name)));
    const trace = join(folder, 'trace.jsonl');
    expect(spawnSync(command, [name], { cwd: folder, env: { ...process.env, CIRCUIT_TRACE: trace } }).status).toBe(0);
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records).toHaveLength(20_001);
    expect(records.filter(({ event }) => event === 'cut')).toEqual([records.at(-1)]);
    expect(records.at(-1)).toMatchObject({ file: name, lines: 20_000 });
  });
});

describe('stripInstrument', () => {
  it.each(ODD)('gives back a source with %s', async (_, path, source) => {
    const text = await instrument(await parseModule(source, path));
    expect(text).not.toBe(source);
    await parseModule(text, path);
    expect(stripInstrument(text, path)).toBe(source);
  });

  it('gives back the sources of this repository, byte for byte', { timeout: 120_000 }, async () => {
    const files = ['syntax/src', 'coupler/src', 'router/src']
      .flatMap((folder) =>
        readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(packages, folder, name)),
      )
      .filter((file) => driverFor(file) !== null && !file.includes('/instrument/'));
    expect(files.length).toBeGreaterThan(150);
    for (const file of files) await roundTrip(readFileSync(file, 'utf8'), relative(packages, file));
  });

  it('gives back the library of the machine’s Python, byte for byte', { timeout: 300_000 }, async () => {
    const { stdout } = spawnSync('python3', ['-I', '-c', 'import os; print(os.path.dirname(os.__file__))'], { encoding: 'utf8' });
    const library = stdout.trim();
    const names = readdirSync(library).filter((name) => name.endsWith('.py'));
    const sample = names.filter((_, index) => index % 20 === 7);
    expect(sample.length).toBeGreaterThan(5);
    for (const name of sample) await roundTrip(readFileSync(join(library, name), 'utf8'), name);
  });

  it('leaves a text alone that has no instrument', () => {
    expect(stripInstrument('def f(): pass\n', 'a.py')).toBe('def f(): pass\n');
    expect(stripInstrument('# Words\n', 'a.md')).toBe('# Words\n');
  });

  it('refuses a text in which a part of the instrument was changed', async () => {
    const text = await instrument(await parseModule('def f(): pass\n', 'a.py'));
    expect(() => stripInstrument(text.replace('@__circuit_trace__("f")', '@__circuit_trace__("f")  # mine'), 'a.py')).toThrow(
      /The instrument was not taken out of a\.py\./u,
    );
  });
});

describe('instrument', () => {
  it('leaves a module without functions, and a declaration file, as they are', async () => {
    for (const [path, source] of [
      ['a.py', 'x = 1\n'],
      ['a.pyi', 'def f(): ...\n'],
      ['a.d.ts', 'export declare function f(): void;\n'],
    ] as const)
      expect(await instrument(await parseModule(source, path))).toBe(source);
  });

  it('refuses a source that is instrumented already', async () => {
    const text = await instrument(await parseModule('function f() {}\n'));
    await expect(instrument(await parseModule(text))).rejects.toMatchObject({ code: 'already-instrumented' });
  });

  it('leaves tests alone', async () => {
    expect(await instrument(await parseModule("test('a', () => { return 1; });\n"))).toBe("test('a', () => { return 1; });\n");
  });

  it('says of a module whose functions are compiled from their code that it may not be wrapped', async () => {
    expect(await instrument(await parseModule('@njit\ndef f(): pass\n', 'a.py'))).toContain('"wraps": False');
    expect(await instrument(await parseModule('@lru_cache\ndef f(): pass\n', 'a.py'))).toContain('"wraps": True');
  });
});

async function roundTrip(source: string, path: string): Promise<void> {
  const module = await parseModule(source, path);
  const text = await instrument(module);
  if (stripInstrument(text, path) !== source) throw new Error(`${path} did not come back`);
  if (text === source)
    expect(
      module.elements.some(({ kind, hole }) => kind === 'function' && hole !== null),
      path,
    ).toBe(false);
}
