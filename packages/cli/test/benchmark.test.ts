import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandOf, documentOf, program, type Said, scratchFolder, writeFiles } from './scratch.ts';
import { withModel } from './with-model.ts';

const slow = 300_000;

/** A module of the machine's own standard library, the fallback to its C twin cut off so that its Python is what runs. */
function bisectSource(): string {
  const path = execFileSync('python3', ['-c', 'import bisect; print(bisect.__file__)'], { encoding: 'utf8' }).trim();
  return `${readFileSync(path, 'utf8').split('\n# Overwrite above')[0]!}\n\nbisect = bisect_right\ninsort = insort_right\n`;
}

const bisectTest = `import bisect
import random
import unittest


class BisectTest(unittest.TestCase):
    def test_places(self):
        rng = random.Random(1)
        for size in range(30):
            items = sorted(rng.choices(range(10), k=size))
            for x in range(-1, 11):
                self.assertEqual(bisect.bisect_left(items, x), sum(i < x for i in items))
                self.assertEqual(bisect.bisect_right(items, x), sum(i <= x for i in items))

    def test_insort_right(self):
        items = [1.0, 1.0]
        bisect.insort_right(items, 1)
        self.assertIs(type(items[-1]), int)
`;

const queueSource = `export interface Entry { readonly name: string; readonly rank: number }

export const byRank = (a: Entry, b: Entry): number => a.rank - b.rank;

/** A queue that gives the lowest rank first. */
export class Queue {
  readonly #entries: Entry[] = [];

  get size(): number {
    return this.#entries.length;
  }

  /** Adds an entry. */
  add(entry: Entry): void {
    const at = this.#entries.findIndex((one) => byRank(entry, one) < 0);
    if (at < 0) {
      this.#entries.push(entry);
    } else {
      this.#entries.splice(at, 0, entry);
    }
  }

  take(): Entry | undefined {
    return this.#entries.shift();
  }

  describe(): string {
    return this.#entries.map(({ name }) => name).join(', ');
  }
}
`;

const queueTest = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Queue } from './queue.ts';

test('gives the lowest rank first', () => {
  const queue = new Queue();
  for (const rank of [2, 1, 3, 1]) queue.add({ name: 'n' + rank, rank });
  assert.equal(queue.size, 4);
  assert.deepEqual([queue.take(), queue.take(), queue.take()].map((entry) => entry?.rank), [1, 1, 2]);
});
`;

const projects = {
  python: {
    files: { 'bisect.py': bisectSource(), 'test_bisect.py': bisectTest },
    module: 'bisect.py',
    tests: 'PYTHONPATH=. python3 -X frozen_modules=off -m unittest -q test_bisect',
    functions: 4,
    reached: 3,
  },
  typescript: {
    files: { 'queue.ts': queueSource, 'queue.test.ts': queueTest, 'package.json': '{ "type": "module" }\n' },
    module: 'queue.ts',
    tests: 'node --test',
    functions: 5,
    reached: 4,
  },
} as const;

async function benchmark(folder: string, ...argv: string[]): Promise<Said> {
  return await program('coupler', folder, ['benchmark', ...argv]);
}

function project(language: keyof typeof projects): string {
  const folder = scratchFolder();
  writeFiles(folder, projects[language].files);
  return folder;
}

interface Document {
  readonly functions: readonly Record<string, unknown>[];
  readonly totals: Record<string, unknown> & { readonly mutation: { played: number; survived: number } };
  readonly laws?: readonly { readonly holds: boolean }[];
  readonly conditions: Record<string, unknown>;
  readonly wholeFile?: { readonly totals: Record<string, unknown> };
}

describe.each(['python', 'typescript'] as const)('the laws of the benchmark, with the tests of a real module in %s', (language) => {
  const { module, tests, functions, reached } = projects[language];

  test('the oracle reproduces all and works wherever the tests reach', { timeout: slow }, async () => {
    const said = await benchmark(project(language), module, '--engine', 'oracle', '--tests', tests, '--json');
    expect(said).toMatchObject({ code: 0, err: '' });
    const { totals, laws, conditions } = documentOf(said) as unknown as Document;
    expect(totals).toMatchObject({ functions, reproduced: functions, counted: reached, works: reached, blocked: 0, costUsd: 0 });
    expect(totals.mutation.played).toBe(reached);
    expect(laws).toMatchObject([{ holds: true }]);
    expect(conditions).toMatchObject({ engine: 'oracle', model: null, tokens: 'estimated', tests: { command: tests } });
  });

  test('a mutant is never reproduced, and works no more often than mutants survive', { timeout: slow }, async () => {
    const said = await benchmark(project(language), module, '--engine', 'wrong', '--tests', tests, '--seed', 'x', '--json');
    expect(said.code).toBe(0);
    const { totals, laws } = documentOf(said) as unknown as Document;
    expect(totals).toMatchObject({ functions, reproduced: 0, blocked: 0 });
    expect(totals['works']).toBeLessThanOrEqual(totals.mutation.survived);
    expect(totals['works']).toBeLessThan(reached);
    expect(laws).toMatchObject([{ holds: true }, { holds: true }]);
  });

  test('a body that only fails never works', { timeout: slow }, async () => {
    const said = await benchmark(project(language), module, '--engine', 'raise', '--tests', tests, '--json');
    expect(said.code).toBe(0);
    const { totals, laws } = documentOf(said) as unknown as Document;
    expect(totals).toMatchObject({ functions, reproduced: 0, works: 0, counted: reached });
    expect(laws).toMatchObject([{ holds: true }, { holds: true }]);
  });
});

test.each([
  ['oracle', 5],
  ['wrong', 0],
  ['raise', 0],
])('without tests no body of %s counts as working, nor as failing', async (engine, reproduced) => {
  const folder = project('typescript');
  const said = await benchmark(folder, 'queue.ts', '--engine', engine, '--compare', 'whole-file', '--json');
  const { functions, totals, laws, wholeFile } = documentOf(said) as unknown as Document;
  expect(said.code).toBe(0);
  expect(functions.map(({ works }) => works)).toEqual([null, null, null, null, null]);
  expect(totals).toMatchObject({ functions: 5, reproduced, works: 0, counted: 0, blocked: 0, mutation: null });
  expect(wholeFile?.totals).toMatchObject({ works: 0, counted: 0 });
  expect(laws).toMatchObject([{ holds: true }]);
  const text = await benchmark(folder, 'queue.ts', '--engine', engine, '--sample', '1');
  expect(text.out).toMatch(/^(?:reproduced|-) +not tested +1 try /u);
  expect(text.out).toContain(' works not known ');
  expect(text.out).toContain('No tests were run, so whether a body works is not known');
});

test('a function that no test reaches counts neither as working nor as failing', { timeout: slow }, async () => {
  const said = await benchmark(project('typescript'), 'queue.ts', '--engine', 'oracle', '--tests', 'node --test', '--json');
  const { functions } = documentOf(said) as unknown as Document;
  expect(functions.find(({ id }) => id === 'queue.ts > Queue.describe')).toMatchObject({ covered: false, works: null, mutant: null });
  expect(functions.find(({ id }) => id === 'queue.ts > Queue.add')).toEqual({
    id: 'queue.ts > Queue.add',
    reproduced: true,
    works: true,
    covered: true,
    mutant: expect.stringMatching(/^(?:caught|survived)$/u),
    tokens: { input: expect.any(Number), output: expect.any(Number) },
    tries: 1,
    escalated: false,
    costUsd: 0,
    lines: 6,
    hasDocstring: true,
  });
});

test('the tests run on a copy: nothing that they or the bodies write reaches the project', { timeout: slow }, async () => {
  const folder = project('python');
  const tests = 'echo gone > bisect.py; echo new > left.txt; exit 0';
  expect(await benchmark(folder, 'bisect.py', '--engine', 'raise', '--tests', tests)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'bisect.py'), 'utf8')).toBe(bisectSource());
  expect(readdirSync(folder)).not.toContain('left.txt');
});

test('a body that never ends counts as failing', { timeout: slow }, async () => {
  const folder = scratchFolder();
  writeFiles(folder, { 'a.py': 'def f():\n    return 1\n', 'script.json': JSON.stringify({ 'body-1#1': 'while True:\n    pass' }) });
  const argv = ['a.py', '--engine', 'scripted', '--script', 'script.json', '--timeout', '3', '--json'];
  const said = await benchmark(folder, ...argv, '--tests', 'python3 -c "import a; assert a.f() == 1"');
  expect((documentOf(said) as unknown as Document).functions).toMatchObject([{ works: false, reproduced: false, tries: 1 }]);
});

describe('a model', () => {
  const wrong = 'return nowhere';
  const right =
    'if key is None:\n    lo = bisect_right(a, x, lo, hi)\nelse:\n    lo = bisect_right(a, key(x), lo, hi, key=key)\na.insert(lo, x)';

  function scripted(replies: Record<string, unknown>): { folder: string; engine: string[] } {
    const folder = project('python');
    writeFiles(folder, { 'script.json': JSON.stringify(replies) });
    return { folder, engine: ['--engine', 'scripted', '--script', 'script.json'] };
  }

  test('is asked again with the finding, and the strong one after its tries', async () => {
    const { folder, engine } = scripted({
      'body-1#1': wrong,
      'body-1#2': wrong,
      'body-1#3': right,
      'body-2#1': wrong,
      'body-2#2': wrong,
      'body-2#3': wrong,
      'body-3#1': { text: right, stop: 'length' },
      'body-3#2': right,
      'body-4#1': `Here it is:\n${right}`,
      'body-4#2': right,
    });
    const said = await benchmark(folder, 'bisect.py', ...engine, '--strong-model', 's', '--tries', '2', '--json');
    expect(said.code).toBe(0);
    expect((documentOf(said) as unknown as Document).functions).toMatchObject([
      { id: 'bisect.py > insort_right', reproduced: true, works: null, covered: null, tries: 3, escalated: true },
      { reproduced: false, works: null, tries: 3, escalated: true, findings: [{ gate: 'undefined-names' }] },
      { reproduced: false, works: null, tries: 2, escalated: false },
      { works: null, tries: 2 },
    ]);
  });

  test('that stops answering ends the run with what was measured', async () => {
    const { folder, engine } = scripted({ 'body-1#1': right });
    const said = await benchmark(folder, 'bisect.py', ...engine, '--jobs', '1', '--json');
    expect(said.code).toBe(2);
    expect(documentOf(said)).toMatchObject({
      functions: [{ reproduced: true }],
      stopped: { code: 'no-answer', why: expect.stringContaining('body-2#1'), left: 3 },
    });
  });

  test('that never answers is an error of the command', async () => {
    const { folder, engine } = scripted({});
    const said = await benchmark(folder, 'bisect.py', ...engine);
    expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining('The engine scripted gave no answer (no-recording).') });
  });

  test('is compared with itself writing whole files: what else it changed is counted', async () => {
    const wholeFiles = { before: 'LIMIT = 3\n\n\ndef f(x):\n    return x\n', after: 'LIMIT = 4\n\n\ndef f(x):\n    return x\n' };
    const { folder, engine } = scripted({ 'body-1#1': 'return x', 'file-1#1': wholeFiles.after });
    writeFiles(folder, { 'one.py': wholeFiles.before });
    const said = await benchmark(folder, 'one.py', ...engine, '--sample', '1', '--compare', 'whole-file', '--json');
    const { wholeFile } = documentOf(said) as unknown as Document;
    expect(wholeFile?.totals).toMatchObject({ functions: 1, failed: 0, withCollateral: 1, collateral: 1 });
  });

  test('that is stopped by Ctrl-C leaves what was measured', async () => {
    const folder = project('python');
    let count = 0;
    const argv = ['benchmark', 'bisect.py', '--jobs', '1', '--json'];
    const said = await withModel(folder, argv, (kill, reply) => ((count += 1) === 1 ? reply(right) : kill('SIGINT')));
    expect(said.code).toBe(130);
    expect(documentOf(said)).toMatchObject({ functions: [{ id: 'bisect.py > insort_right', reproduced: true }], stopped: { left: 3 } });
  });

  test('that is asked for several bodies at once has the one taken that most agree on', async () => {
    const { folder, engine } = scripted({ 'body-1#1': 'return x', 'body-1#2': 'return x + 1', 'body-1#3': 'return (x + 1)' });
    writeFiles(folder, { 'one.py': 'def f(x):\n    return x + 1\n' });
    const said = await benchmark(folder, 'one.py', ...engine, '--candidates', '3', '--json');
    expect((documentOf(said) as unknown as Document).functions).toMatchObject([{ reproduced: true, tries: 1, decidedBy: 'agreed' }]);
  });

  test('whose replies were recorded gives the same figures from the recordings', async () => {
    const { folder, engine } = scripted({ 'body-1#1': wrong, 'body-1#2': right });
    const args = ['bisect.py', '--sample', '1', '--seed', 'a', '--json'];
    const live = await benchmark(folder, ...args, ...engine, '--record', 'kept');
    const replayed = await benchmark(folder, ...args, '--engine', 'recorded', '--script', 'kept');
    expect(replayed.code).toBe(0);
    expect(documentOf(replayed)['functions']).toEqual(documentOf(live)['functions']);
    // Another question than the recorded one is not answered.
    writeFileSync(join(folder, 'bisect.py'), bisectSource().replaceAll('Return the index', 'Give the index'));
    expect(await benchmark(folder, ...args, '--engine', 'recorded', '--script', 'kept')).toMatchObject({
      code: 2,
      out: expect.stringContaining('stale-recording'),
    });
  });
});

describe('what cannot be measured is said before anything is done', () => {
  test.each([
    ['without a key', ['bisect.py'], {}, 'Set ANTHROPIC_API_KEY, or name another variable by --api-key-env.'],
    ['without a model', ['bisect.py'], { ANTHROPIC_API_KEY: 'sk-of-a-test' }, 'Name one: --model NAME.'],
    ['without a price', ['bisect.py', '--model', 'm'], { ANTHROPIC_API_KEY: 'sk-of-a-test' }, '--price 3/15'],
    [
      'without a budget',
      ['bisect.py', '--model', 'm', '--price', '3/15'],
      { ANTHROPIC_API_KEY: 'sk-of-a-test' },
      'The engine claude costs money, and --budget is not set.',
    ],
    [
      'an unknown engine',
      ['bisect.py', '--engine', 'oracel'],
      {},
      'Name claude, openai, cerebras, ollama, recorded or scripted, or of those that are no models oracle, wrong, raise; any compatible server is openai with --base-url.',
    ],
    ['without recordings', ['bisect.py', '--engine', 'recorded'], {}, 'Name the folder of the recordings: --script PATH.'],
    ['without a script', ['bisect.py', '--engine', 'scripted'], {}, 'Name a JSON file of replies: --script PATH.'],
    ['an absent file', ['nowhere.py', '--engine', 'oracle'], {}, 'nowhere.py.'],
    ['a file without a driver', ['notes.md', '--engine', 'oracle'], {}, 'notes.md cannot be read element by element.'],
    ['a file without functions', ['empty.py', '--engine', 'oracle'], {}, 'It holds no function or method with a body.'],
    ['a file in an unknown encoding', ['japan.py', '--engine', 'oracle'], {}, 'Line 1: The encoding euc-jp is not known here.'],
    ['a sample of none', ['bisect.py', '--engine', 'oracle', '--sample', '0'], {}, '"0" is no whole number above zero.'],
    ['another comparison', ['bisect.py', '--engine', 'oracle', '--compare', 'diff'], {}, 'Only whole-file can be compared with.'],
    ['a price that is none', ['bisect.py', '--model', 'm', '--price', 'low'], { ANTHROPIC_API_KEY: 'sk-of-a-test' }, 'not two amounts'],
  ] as const)('%s', async (_what, argv, env, expected) => {
    const folder = project('python');
    writeFiles(folder, { 'notes.md': '# Notes\n', 'empty.py': 'x = 1\n' });
    writeFileSync(join(folder, 'japan.py'), Buffer.from('# coding: euc-jp\ndef f():\n    return "\xb0\xa1"\n', 'latin1'));
    const said = await program('coupler', folder, ['benchmark', ...argv], '', { ANTHROPIC_API_KEY: '', ...env });
    expect([1, 2]).toContain(said.code);
    expect(said.err).toContain(expected);
    expect(said.out).toBe('');
  });

  test('a file that does not parse is refused with its line', async () => {
    const folder = scratchFolder();
    writeFiles(folder, { 'a.py': 'def f():\n    return 1 +\n' });
    expect(await benchmark(folder, 'a.py', '--engine', 'oracle')).toMatchObject({ code: 1, err: expect.stringMatching(/a\.py:2:\d+: /u) });
  });

  test('tests that fail on the project as it is', { timeout: slow }, async () => {
    const said = await benchmark(project('python'), 'bisect.py', '--engine', 'oracle', '--tests', 'echo broken; exit 3');
    expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining('ended with exit status 3:\n        broken') });
  });
});

test('a folder is played without its tests, and what does not parse in it is left out by name', async () => {
  const folder = scratchFolder();
  writeFiles(folder, {
    'src/a.py': 'def f(x):\n    return x + 1\n',
    'src/b.ts': 'export function g(): number {\n  return 1;\n}\n',
    'src/broken.py': 'def f(:\n',
    'src/test_a.py': 'def test_f():\n    assert True\n',
    'src/node_modules/p/index.js': 'function hidden() { return 1; }\n',
  });
  symlinkSync('/nowhere', join(folder, 'src/link.py'));
  writeFileSync(join(folder, 'src/latin.py'), Buffer.from('class Odd:\n    x = "\xe9"\n', 'latin1'));
  const said = await benchmark(folder, 'src', '--engine', 'oracle', '--json');
  const { functions, conditions } = documentOf(said) as unknown as Document;
  expect(functions.map(({ id }) => id)).toEqual(['src/a.py > f', 'src/b.ts > g']);
  expect(conditions).toMatchObject({
    unread: [
      expect.stringContaining('src/broken.py:1:'),
      'src/latin.py was not read. Line 2: The text is not UTF-8 here, and the file names no other encoding.',
    ],
    votes: { typescript: ['oxc', 'babel'] },
  });
});

test('people get one line a function, the sums and the laws', async () => {
  const folder = scratchFolder();
  writeFiles(folder, { 'a.py': 'def f(x):\n    return x + 1\n' });
  const said = await benchmark(folder, 'a.py', '--engine', 'oracle');
  expect(said.code).toBe(0);
  expect(said.out).toMatch(/^reproduced {2}not tested {2}1 try {2}\d+\+\d+ tokens {2}a\.py > f\n/u);
  expect(said.out).toContain('Law of oracle: all are reproduced: 1 of 1: holds.\n');
  expect(said.out).toContain('without docstring  1 of 1 reproduced');
});

test('a run of an engine that is no model says that it was stopped, and states no law', { timeout: slow }, async () => {
  const folder = scratchFolder();
  writeFiles(folder, { 'a.py': Array.from({ length: 1500 }, (_, at) => `def f${at}(x):\n    return x + ${at}\n`).join('\n\n') });
  const child = spawn(process.execPath, commandOf('coupler', ['benchmark', 'a.py', '--engine', 'oracle', '--tests', 'true', '--json']), {
    cwd: folder,
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  // Nothing tells from outside that it has begun; whenever the key comes before its end, the end is the same.
  const timer = setTimeout(() => child.kill('SIGINT'), 6_000);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  expect(code).toBe(130);
  const document = JSON.parse(out) as Record<string, unknown>;
  expect(document['laws']).toBeUndefined();
  expect(document['stopped']).toBeTruthy();
});
