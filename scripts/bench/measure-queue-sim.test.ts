import { expect, test } from 'vitest';
import { measureQueueSim } from './measure-queue-sim.ts';

test('in the simulation a window with evidence, and lanes, land 21 tickets an hour and more, throw out almost nobody, and never land what is red', () => {
  const { rows, variations } = measureQueueSim(20);
  const row = (policy: string, among = rows) => among.find((each) => each.policy === policy);
  const flaky = variations.find(({ name }) => name === 'f=10 %')?.rows ?? [];
  for (const policy of ['window-evidence', 'lanes']) {
    expect(row(policy)?.landedPerHour, policy).toBeGreaterThanOrEqual(21);
    expect(row(policy)?.innocentsPercent, policy).toBeLessThan(0.3);
    expect(row(policy, flaky)?.innocentsPercent, policy).toBeLessThanOrEqual(1.5);
  }
  // The same tickets, without evidence.
  expect(row('zuul-window', flaky)?.innocentsPercent).toBeGreaterThan(8);
  expect([...rows, ...flaky].map(({ redMains }) => redMains)).toEqual(Array(10).fill(0));
});
