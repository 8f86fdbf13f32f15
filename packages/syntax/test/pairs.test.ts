import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { driverFor, equal, setPythonVersion } from '../src/index.ts';
import { installedPythons } from './support/installed-pythons.ts';
import { count, emptyTally, type Tally } from './support/judge-pairs.ts';
import { PairMaker } from './support/python-pairs.ts';
import { typescriptPairs } from './support/typescript-pairs.ts';

afterAll(() => setPythonVersion('3.13'));

const RIGHT = { falseEqual: 0, falseDifferent: 0, falseAccepted: 0, falseRefused: 0, examples: [] };

/** What came of it, examples first, so that a failure shows them. */
function found({ examples, falseEqual, falseDifferent, falseAccepted, falseRefused }: Tally) {
  return { examples, falseEqual, falseDifferent, falseAccepted, falseRefused };
}

// All of it, in many hundred thousand pairs: `npm run torture -- critic`.
describe.each(installedPythons())('the critic on Python, against $program $version', (python) => {
  it('is right about 5,000 pairs of functions of the library with reformatted and mutated ones', async () => {
    setPythonVersion(python.version);
    const maker = new PairMaker(python.program);
    const tally = emptyTally();
    const names = readdirSync(python.library)
      .filter((name) => name.endsWith('.py'))
      .toSorted();
    for (let at = 1; at < names.length && tally.pairs < 5000; at += 4) {
      for (const source of (await maker.functionsOf(join(python.library, names[at]!))).slice(0, 8)) {
        const { text, pairs } = await maker.pairsOf(source, at, 25);
        expect(await driverFor('a.py')!.normalForm(source, 'a.py')).toBe(text);
        for (const pair of pairs) count(tally, { ...pair, source }, await equal(source, pair.text, 'a.py'));
      }
    }
    maker.close();
    expect(found(tally)).toEqual(RIGHT);
    expect(tally.pairs).toBeGreaterThanOrEqual(5000);
    expect(tally.kinds.size).toBeGreaterThan(30);
    for (const label of ['equal', 'different', 'refused'] as const) expect(tally.labels[label]).toBeGreaterThan(150);
  });
});

describe('the critic on TypeScript', () => {
  it('is right about 1,000 pairs of files of this package with reformatted and mutated ones', async () => {
    const tally = emptyTally();
    const folder = join(import.meta.dirname, '..', 'src', 'typescript');
    for (const [seed, name] of readdirSync(folder).toSorted().entries()) {
      const source = readFileSync(join(folder, name), 'utf8');
      for (const pair of typescriptPairs(source, name, seed, 60)) {
        if (tally.pairs >= 1000) break;
        const verdict = await equal(source, pair.text, name);
        // A mutant may be no program at all.
        count(tally, { ...pair, source, label: verdict === 'unparsable' && pair.label === 'different' ? 'refused' : pair.label }, verdict);
      }
    }
    expect(found(tally)).toEqual(RIGHT);
    expect(tally.pairs).toBe(1000);
  });
});
