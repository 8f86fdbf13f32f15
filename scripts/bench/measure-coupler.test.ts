import { expect, test } from 'vitest';
import { couplerText, measureCoupler } from './measure-coupler.ts';

test(
  'the bench of the coupler measures every aim beside what it is aimed at, and its report names each',
  { timeout: 120_000 },
  async () => {
    const bench = await measureCoupler(2);
    expect(bench.lower.map(({ language, files }) => [language, files])).toEqual([
      ['python', 2],
      ['typescript', 2],
    ]);
    expect(bench.critic.map(({ kind, pairs }) => [kind, pairs > 0])).toEqual([
      ['identical', true],
      ['layout', true],
      ['spelling', true],
      ['different', true],
    ]);
    const figures = [...bench.aims.map(({ found }) => found), ...bench.lower.map(({ functionsPerS }) => functionsPerS)];
    expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
    // Timings are the machine's; what is written instead of a file is not.
    expect(bench.tokens.map(({ language, modules }) => [language, modules.length])).toEqual([
      ['python', 2],
      ['typescript', 2],
    ]);
    expect(bench.tokens.every(({ modules }) => modules.every(({ percentWritten }) => percentWritten < 15))).toBe(true);
    const text = couplerText(bench);
    for (const { says } of bench.aims) expect(text).toContain(says);
  },
);
