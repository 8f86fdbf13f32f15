import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { driverFor, type Module, setPythonVersion } from '@ticket-circuit/syntax';
import { afterAll, describe, expect, it } from 'vitest';
import { placeBody, runGates } from '../src/index.ts';
import { parseText } from '../src/open-module.ts';
import { PYTHON_BODIES, pythonHome } from './support/python-holes.ts';

afterAll(() => setPythonVersion('3.13'));

type Truth = 'good' | 'refused' | 'changed';

/** One body in one module in one of two ways, with what CPython and what the gates say of it. */
interface Case {
  readonly name: string;
  readonly law: string | undefined;
  readonly truth: Truth;
  readonly findings: readonly string[];
}

function machinePython(): readonly `3.${number}`[] {
  const { status, stdout } = spawnSync('python3', ['-I', '-c', 'import sys; print(sys.version_info[1])'], { encoding: 'utf8' });
  const minor = Number(stdout ?? '');
  return status === 0 && minor >= 10 && minor <= 14 ? [`3.${minor}`] : [];
}

function truthsOf(source: string, candidates: readonly string[]): Truth[] {
  const { stdout } = spawnSync('python3', ['-I', join(import.meta.dirname, 'support', 'python_truth.py')], {
    input: JSON.stringify({ source, path: ['Box', 'target'], candidates }),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout) as Truth[];
}

/** The text at the place of the hole as it is, which is not how the product places it: the gates must hold by themselves. */
function placedRaw(module: Module, body: string) {
  const { hole } = module.elements.find(({ symbol }) => symbol === 'Box.target')!;
  const spliced = module.source.slice(0, hole!.start) + body + module.source.slice(hole!.end);
  const parse = () => driverFor('a.py')!.parse(spliced, 'a.py');
  return { ...placeBody(module, 'Box.target', 'pass', { original: null, allowance: '' }), body, spliced, parse };
}

async function casesOf(between: '' | '\n'): Promise<Case[]> {
  const source = pythonHome(between);
  const opened = await parseText(source, 'a.py');
  if (opened.kind !== 'module') throw new Error('The module of this test does not parse.');
  const { module } = opened;
  const placed = PYTHON_BODIES.flatMap(({ trick, body, law }) => [
    {
      name: `${trick}, placed, ${between === '' ? 'tight' : 'apart'}`,
      law,
      candidate: placeBody(module, 'Box.target', body, { original: null, allowance: '' }),
    },
    { name: `${trick}, raw, ${between === '' ? 'tight' : 'apart'}`, law, candidate: placedRaw(module, body) },
  ]);
  const truths = truthsOf(
    source,
    placed.map(({ candidate }) => candidate.spliced),
  );
  const cases: Case[] = [];
  for (const [index, { name, law, candidate }] of placed.entries()) {
    const findings = (await runGates(candidate)).map(({ gate, rule }) => `${gate}/${rule}`);
    cases.push({ name, law, truth: truths[index]!, findings });
  }
  return cases;
}

describe.each(machinePython())('a hole of Python, judged beside CPython %s', (version) => {
  it('takes every body that CPython takes and that leaves all else alone, and no other one', async () => {
    setPythonVersion(version);
    const cases = [...(await casesOf('\n')), ...(await casesOf(''))];
    const taken = cases.filter(({ findings }) => findings.length === 0);
    expect(taken.filter(({ truth }) => truth !== 'good')).toEqual([]);
    const refused = cases.filter(({ truth, findings }) => truth === 'good' && findings.length > 0);
    expect(refused.filter(({ law, findings }) => law === undefined || !findings.includes(law))).toEqual([]);
    expect(
      PYTHON_BODIES.filter(
        ({ law, trick }) => law && !cases.some(({ name, findings }) => name.startsWith(trick) && findings.includes(law)),
      ),
    ).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(316);
    for (const truth of ['good', 'refused', 'changed'] as const)
      expect(cases.filter((one) => one.truth === truth).length).toBeGreaterThanOrEqual(25);
    expect(taken.length).toBeGreaterThan(90);
  });
});
