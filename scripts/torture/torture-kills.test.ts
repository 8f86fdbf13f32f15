import { expect, test } from 'vitest';
import { killCircuits } from './kill-circuits.ts';
import { brokenBy } from './torture-kills.ts';

test('whenever circuits are killed, alone or with their sessions, each ticket is delivered once, nothing is done twice and nothing is left behind', async () => {
  const counts = await killCircuits({ seed: 1, tickets: 2, kills: 8, victims: ['circuit', 'sessions'], atOnce: 2 });
  expect(brokenBy(counts)).toStrictEqual([]);
  expect(counts.circuitKills).toBeGreaterThan(3);
}, 600_000);
