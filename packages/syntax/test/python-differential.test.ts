import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '@ticket-circuit/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { driverFor, PYTHON_VOTE_PROGRAM, setPythonVersion } from '../src/index.ts';
import { canonicalText } from '../src/python/canonical-text.ts';
import { pythonEngine } from '../src/python/python-settings.ts';
import { readPythonTree } from '../src/python/read-python-tree.ts';
import { scanPython } from '../src/python/scan-python.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const driver = driverFor('a.py')!;

afterAll(() => setPythonVersion('3.13'));

describe('the canonical text of Python', () => {
  // The digests were taken where CPython's own trees gave the same texts (3.11 and 3.13).
  it.each([
    ['every-node.py', 'sha256:9da189fe1d065eca18d014b24229dac069940e4f84d01e8ca59519ee6042bc0e'],
    ['newer-nodes.py', 'sha256:e3c6a63d985bfd524add1d3d18aa2146d79186d7e702ea72b55ce6aab92edc8a'],
  ])('is the golden one for %s', async (name, digest) => {
    setPythonVersion('3.13');
    expect(digestOf(await driver.normalForm(readFileSync(join(fixtures, name), 'utf8'), name))).toBe(digest);
  });
});

interface Installed {
  readonly version: `3.${number}`;
  readonly library: string;
}

function installedPythons(): Installed[] {
  const { status, stdout } = spawnSync(
    'python3',
    ['-I', '-c', 'import sys, os; print("3.%d" % sys.version_info[1], os.path.dirname(os.__file__))'],
    { encoding: 'utf8' },
  );
  const [version, library] = (stdout ?? '').trim().split(' ');
  const minor = Number(version?.slice(2));
  return status === 0 && library !== undefined && minor >= 10 && minor <= 13 ? [{ version: `3.${minor}`, library }] : [];
}

function askPython(sources: readonly string[]): string[] {
  const { stdout } = spawnSync('python3', ['-I', join(import.meta.dirname, 'canonical.py')], {
    input: sources.join('\0'),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  return stdout.trimEnd().split('\n');
}

// A small generator of numbers, so that a failure can be repeated.
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const MUTATIONS: readonly (readonly [RegExp, string])[] = [
  [/==/g, 'is'],
  [/\band\b/g, 'or'],
  [/\b1\b/g, '1.0'],
  [/\b0\b/g, 'False'],
  [/ \+ /g, ' - '],
  [/\bself\b/g, 'this'],
  [/\bnot /g, ''],
  [/'/g, '"'],
  [/\(/g, '(('],
  [/\bdef\b/g, 'async def'],
  [/\breturn\b/g, 'yield'],
  [/^ {8}(?=\S)/gm, '    '],
  [/^ {4}(?=\S)/gm, '        '],
  [/: *$/gm, ''],
  [/"/g, 'f"'],
  [/, /g, ',\n'],
  [/\n/g, ' # c\n'],
  [/ = /g, ' == '],
  [/\)/g, ',)'],
  [/"(?=[a-z])/g, 'b"'],
];

/** Returns the text with one place changed. */
function mutate(text: string, random: () => number): string {
  const [pattern, replacement] = MUTATIONS[Math.floor(random() * MUTATIONS.length)]!;
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return text;
  const place = places[Math.floor(random() * places.length)]!;
  return text.slice(0, place.index) + replacement + text.slice(place.index + place[0].length);
}

// Without a Python of its own, a machine has the golden texts alone.
describe.each(installedPythons())("against the machine's Python $version", (python) => {
  const random = numbersFrom(20_240_607);
  const names = readdirSync(python.library)
    .filter((name) => name.endsWith('.py') && !name.startsWith('_'))
    .toSorted();

  async function functionsOf(count: number): Promise<string[]> {
    const found: string[] = [];
    for (let at = 3; at < names.length && found.length < count; at += 9) {
      const source = readFileSync(join(python.library, names[at]!), 'utf8');
      const result = await driver.parse(source, names[at]!);
      if (result.kind !== 'module' || source.length > 60_000) continue;
      const own = result.module.elements.filter(({ kind, parent }) => kind === 'function' && parent === null).slice(0, 12);
      found.push(...own.map(({ start, end }) => source.slice(start, end)).filter((text) => text.length < 1200));
    }
    return found.slice(0, count);
  }

  it('gives the same text, and refuses the same code, for functions of its library and mutants of them', async () => {
    setPythonVersion(python.version);
    const originals = await functionsOf(60);
    const texts = originals.flatMap((text) => [text, ...Array.from({ length: 4 }, () => mutate(text, random))]);
    const theirs = askPython(texts);
    expect(theirs.length).toBe(texts.length);
    const verdicts = { same: 0, refused: 0, tooStrict: 0 };
    for (const [index, text] of texts.entries()) {
      const result = await readPythonTree(text);
      const isRefused = theirs[index]!.startsWith('!');
      if (result.kind === 'faults') verdicts[isRefused ? 'refused' : 'tooStrict'] += 1;
      else {
        expect({ text, canonical: canonicalText(result.root, text) }).toEqual({ text, canonical: theirs[index] });
        verdicts.same += 1;
      }
    }
    expect(verdicts.tooStrict).toBe(0);
    expect(verdicts.same).toBeGreaterThan(120);
    expect(verdicts.refused).toBeGreaterThan(25);
  });

  it('votes by the program that it is handed', () => {
    const vote = (...sources: string[]) =>
      spawnSync('python3', ['-I', '-c', PYTHON_VOTE_PROGRAM], { input: JSON.stringify(sources), encoding: 'utf8' }).stdout.trim();
    expect([vote('x=1', 'x = 1  # one'), vote('x = 1', 'x = True'), vote('x = 1', 'x = (')]).toEqual(['equal', 'different', 'abstain']);
  });

  it('finds strings and comments where the tokens are', async () => {
    for (const name of names.filter((_, index) => index % 12 === 0)) {
      const source = readFileSync(join(python.library, name), 'utf8');
      if (source.length > 40_000 || Buffer.byteLength(source) !== source.length) continue;
      const scan = scanPython(source);
      const spans = ({ start, end }: { start: number; end: number }) => `${start}-${end}`;
      expect({ name, ...spansOfTokens(await pythonEngine().tokens(source)) }).toEqual({
        name,
        strings: scan.strings.map(spans),
        comments: scan.comments.map(spans),
      });
    }
  });
});

function spansOfTokens(tokens: string): { strings: string[]; comments: string[] } {
  const strings: string[] = [];
  const comments: string[] = [];
  let open = 0;
  let start = '';
  for (const [, kind, from, to] of tokens.matchAll(/^ {4}(\w+) (\d+)\.\.(\d+)/gm)) {
    if (kind === 'FStringStart' && (open += 1) === 1) start = from!;
    if (kind === 'FStringEnd' && (open -= 1) === 0) strings.push(`${start}-${to}`);
    if (kind === 'String' && open === 0) strings.push(`${from}-${to}`);
    if (kind === 'Comment' && open === 0) comments.push(`${from}-${to}`);
  }
  return { strings, comments };
}
