import { describe, expect, it } from 'vitest';
import { equal } from '@ticket-circuit/syntax';
import {
  benchAnswer,
  type BenchEngine,
  benchEngines,
  fillableFunctions,
  fillGates,
  lawsOf,
  type Propose,
  refillFunction,
  rewriteFile,
  totalsOf,
} from '../src/index.ts';
import { moduleAt } from '../src/open-module.ts';
import { mutationsOf } from '../src/refill/mutations.ts';
import { shuffled } from '../src/refill/seeded.ts';
import { tree } from './plans.ts';

const FILES = {
  'shapes.py': `import math

UNIT = 2


class Circle:
    def __init__(self, radius):
        self._radius = radius

    @property
    def radius(self):
        """Its radius."""
        return self._radius

    @radius.setter
    def radius(self, value):
        self._radius = value

    def area(self):
        return math.pi * self._radius ** 2 if self._radius > 0 else 0.0


def pairs(items):
    for index, item in enumerate(items):
        if index and not item: continue
        yield item, index + UNIT


def patch(target, name):
    setattr(target, name, eval("1"))


async def wait(clock): return await clock.tick()


def choose(program):
    global _program
    _program = program


def chosen():
    return _program


def told():
    return installed_by_somebody(UNIT)
`,
  'list.ts': `import { log } from './log.ts';

export const first = <T>(items: readonly T[]): T | undefined => items[0];

export class Base { constructor(readonly name: string) {} }

export class List extends Base {
  #items: string[] = [];
  constructor(name: string) {
    super(name);
    log(name);
  }
  get size(): number {
    return this.#items.length;
  }
  add(item: string): this {
    if (item !== '' && !this.#items.includes(item)) this.#items.push(item);
    return this;
  }
  *[Symbol.iterator](): Generator<string> {
    yield* this.#items;
  }
}

export const isThere: (value: unknown) => boolean = ((
  value: unknown,
  more?: string,
): boolean => {
  return value !== more;
}) as any;

export function sum(numbers: number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
`,
};

type File = keyof typeof FILES;

function answering(text: string): Propose {
  return async () => ({ text, stop: 'end' });
}

async function refillAll(file: File, engine: BenchEngine): Promise<{ symbol: string; kind: string; reproduced: boolean }[]> {
  const read = tree(FILES);
  const module = (await moduleAt(read, file))!;
  const rows: { symbol: string; kind: string; reproduced: boolean }[] = [];
  for (const { symbol } of fillableFunctions(module)) {
    const answer = (await benchAnswer(engine, module, symbol, 'seed'))!;
    const options = { instructions: '', tries: 1, gates: fillGates, nonce: 'n' };
    const filled = await refillFunction(read, { file, symbol }, answering(answer.body), options);
    const verdict = filled.kind === 'filled' ? await equal(module.source, filled.text, file) : 'different';
    rows.push({ symbol, kind: filled.kind, reproduced: verdict !== 'different' });
  }
  return rows;
}

describe('the engines that prove the bench', () => {
  it('have nothing to fill where a body says nothing', async () => {
    const source = [
      'function none() {}',
      'function noop(a: unknown) {',
      '  // Nothing, on purpose.',
      '  /* Really. */',
      '}',
      'function halves(a: string) {',
      '  // Splits.',
      '  return /a/.test(a);',
      '}',
      'const match = () => /* any */ /b/;',
      '',
    ].join('\n');
    const module = (await moduleAt(tree({ 'a.ts': source }), 'a.ts'))!;
    expect(fillableFunctions(module).map(({ symbol }) => symbol)).toEqual(['halves', 'match']);
  });

  it.each([
    ['shapes.py', 'oracle', true],
    ['list.ts', 'oracle', true],
    ['shapes.py', 'wrong', false],
    ['list.ts', 'wrong', false],
    ['shapes.py', 'raise', false],
    ['list.ts', 'raise', false],
  ] as const)('fill every function of %s by %s: reproduced is %s for all', async (file, engine, reproduced) => {
    const rows = await refillAll(file, engine);
    expect(rows).toHaveLength(file === 'list.ts' ? 7 : 10);
    expect(rows.filter((row) => row.kind !== 'filled' || row.reproduced !== reproduced)).toEqual([]);
  });

  it.each(benchEngines)('answer with a whole file too: %s', async (engine) => {
    const module = (await moduleAt(tree(FILES), 'list.ts'))!;
    const answer = (await benchAnswer(engine, module, 'sum', 'seed'))!;
    const rewritten = await rewriteFile(tree(FILES), { file: 'list.ts', symbol: 'sum' }, answering(answer.file), {
      instructions: '',
      tries: 1,
      nonce: 'n',
    });
    expect(rewritten).toMatchObject({ kind: 'file', reproduced: engine === 'oracle', collateral: [], tries: 1 });
  });

  it('mutate by a seed: the same seed gives the same mutant, others give others', async () => {
    const module = (await moduleAt(tree(FILES), 'shapes.py'))!;
    const bodies = await Promise.all(['a', 'a', 'b', 'c', 'd', 'e'].map((seed) => benchAnswer('wrong', module, 'pairs', seed)));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(new Set(bodies.map((answer) => answer!.body)).size).toBeGreaterThan(2);
  });
});

describe('mutationsOf', () => {
  it('leaves strings and comments alone', () => {
    expect(mutationsOf('x = "1 + 2"  # 3 < 4\n', 'python').map(({ kind }) => kind)).toEqual(['statement']);
    expect(mutationsOf("const x = '1 + 2'; // 3 < 4 \n/* a && b */", 'typescript')).toEqual([]);
  });

  it.each([
    ['python', 'if a == 1 and not b:\n    return c', ['!=', '2', 'or', '', 'not (a == 1 and not b)', 'None']],
    ['typescript', 'if (a === 1 && !b) return c;', ['2', '!==', '||', '', '!(a === 1 && !b)', 'undefined']],
  ] as const)('finds what can be changed in %s', (language, body, texts) => {
    expect(mutationsOf(body, language).map(({ text }) => text)).toEqual(texts);
  });
});

describe('shuffled', () => {
  it('keeps every item and depends on nothing but the seed', () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    expect(shuffled(items, '1')).toEqual(shuffled(items, '1'));
    expect(shuffled(items, '1')).not.toEqual(shuffled(items, '2'));
    expect(shuffled(items, '1').toSorted((a, b) => a - b)).toEqual(items);
  });
});

describe('refillFunction', () => {
  const target = { file: 'shapes.py', symbol: 'Circle.area' };
  const options = { instructions: 'Write.', tries: 1, nonce: 'n' };

  async function prompted(more: { reveal?: boolean }): Promise<string> {
    const prompts: string[] = [];
    const propose: Propose = async ({ user }) => {
      prompts.push(user);
      return { text: 'return 0.0', stop: 'end' };
    };
    await refillFunction(tree(FILES), target, propose, { ...options, ...more, gates: fillGates });
    return prompts[0]!;
  }

  it('shows signatures, imports, constants and fields, and no body', async () => {
    const prompt = await prompted({});
    for (const shown of ['import math', 'UNIT = 2', 'self._radius = radius', 'def pairs(items):', 'def area(self):'])
      expect(prompt).toContain(shown);
    for (const hidden of ['math.pi', 'CIRCUIT-STUB', 'enumerate', 'shapes.py', 'clock.tick']) expect(prompt).not.toContain(hidden);
  });

  it('shows the bodies of the others when they are to be revealed, and never the own', async () => {
    const prompt = await prompted({ reveal: true });
    expect(prompt).toContain('enumerate(items)');
    expect(prompt).not.toContain('math.pi');
  });

  it('takes nothing but the original where all gates hold', async () => {
    const wrong = await refillFunction(tree(FILES), target, answering('return 0.0'), options);
    expect(wrong).toMatchObject({ kind: 'blocked', tries: 2, escalated: true, findings: [{ gate: 'critic' }] });
    const right = 'return (math.pi * self._radius ** 2 if self._radius > 0  # positive\n    else 0.0)';
    expect(await refillFunction(tree(FILES), target, answering(right), options)).toMatchObject({
      kind: 'filled',
      tries: 1,
      escalated: false,
    });
  });

  it('takes the best of several candidates', async () => {
    const answers = ['return (', 'return 1.0', 'return 2.0', 'return  1.0'];
    const propose: Propose = async () => ({ text: answers.shift()!, stop: 'end' });
    const filled = await refillFunction(tree(FILES), target, propose, { ...options, candidates: 4, gates: fillGates });
    expect(filled).toMatchObject({ kind: 'filled', tries: 1, reason: 'agreed', text: expect.stringContaining('return 1.0') });
  });

  it('asks again with the finding of the candidate that came furthest', async () => {
    const prompts: string[] = [];
    const answers = ['return (', 'return nowhere', 'return 1.0', 'return 1.0'];
    const propose: Propose = async ({ user }) => {
      prompts.push(user);
      return { text: answers.shift()!, stop: 'end' };
    };
    await refillFunction(tree(FILES), target, propose, { ...options, tries: 2, candidates: 2, gates: fillGates });
    expect(prompts[2]).toContain('nowhere is declared nowhere');
  });

  it('says which function cannot be blanked', async () => {
    const refilling = refillFunction(tree(FILES), { file: 'shapes.py', symbol: 'UNIT' }, answering(''), options);
    await expect(refilling).rejects.toMatchObject({ code: 'not-fillable', why: 'shapes.py has no function UNIT with a body.' });
  });
});

describe('rewriteFile', () => {
  const target = { file: 'list.ts', symbol: 'sum' };
  const options = { instructions: '', tries: 2, nonce: 'n' };

  it('lists what else was changed', async () => {
    const text = FILES['list.ts']
      .replace("item !== '' && ", '')
      .replace('items[0]', 'items.at(0)')
      .replace('total += number', 'total -= number');
    const rewritten = await rewriteFile(tree(FILES), target, answering(text), options);
    expect(rewritten).toMatchObject({ kind: 'file', reproduced: false, collateral: ['first', 'List.add'] });
  });

  it('asks again when the answer does not parse, then gives up', async () => {
    const prompts: string[] = [];
    const propose: Propose = async ({ user }) => {
      prompts.push(user);
      return { text: 'export function (', stop: 'end' };
    };
    const rewritten = await rewriteFile(tree(FILES), target, propose, options);
    expect(rewritten).toMatchObject({ kind: 'failed', tries: 2 });
    expect(prompts[1]).toMatch(/<refused>\nline 1: /);
    expect(prompts[0]).not.toContain('total += number');
  });
});

describe('totalsOf', () => {
  const result = {
    works: true,
    covered: true,
    mutant: 'caught' as const,
    tokens: { input: 10, output: 2 },
    tries: 1,
    escalated: false,
    costUsd: 1,
  };
  const results = [
    { ...result, id: 'a', reproduced: true, lines: 2, hasDocstring: true },
    { ...result, id: 'b', reproduced: false, lines: 3, hasDocstring: false, mutant: 'survived' as const },
    { ...result, id: 'c', reproduced: false, lines: 40, hasDocstring: false, works: null, covered: false, mutant: null },
    { ...result, id: 'd', reproduced: false, lines: 4, hasDocstring: true, works: false, findings: [], escalated: true, tries: 3 },
  ];

  it('sums over all, by size and by docstring', () => {
    const totals = totalsOf(results);
    expect(totals).toMatchObject({ functions: 4, reproduced: 1, works: 2, counted: 3, blocked: 1, escalated: 1, tries: 6, costUsd: 4 });
    expect(totals.mutation).toEqual({ played: 3, caught: 2, survived: 1, score: 2 / 3 });
    expect(Object.entries(totals.bySize).map(([size, { functions }]) => [size, functions])).toEqual([
      ['1-3', 2],
      ['4-10', 1],
      ['31+', 1],
    ]);
    expect(totals.byDocstring.with.reproduced).toBe(1);
    expect(totals.byDocstring.without.reproduced).toBe(0);
  });

  it('has no mutation score where no tests ran', () => {
    expect(totalsOf(results.map((one) => ({ ...one, covered: null, mutant: null }))).mutation).toBeNull();
  });

  it('lets the laws of the engines that are no models be broken', () => {
    const totals = totalsOf(results);
    expect(lawsOf('oracle', totals)).toMatchObject([{ holds: false, says: 'all are reproduced: 1 of 4' }]);
    expect(lawsOf('wrong', totals)).toMatchObject([
      { holds: false },
      { holds: false, says: 'no more work than mutants survive: 2, and 1 survived' },
    ]);
    expect(lawsOf('raise', totals)).toMatchObject([{ holds: false }, { holds: false, says: 'none works: 2 of 3' }]);
  });
});
