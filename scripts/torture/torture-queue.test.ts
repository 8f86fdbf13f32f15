import { expect, test } from 'vitest';
import { countsText, isSound, tortureQueue } from './torture-queue.ts';

test('whenever its worker is killed, and whoever pushes meanwhile, the queue lands every ticket once, as checked, and loses nobody a commit', async () => {
  const { counts, left } = await tortureQueue({ seeds: 20, tickets: 4, kills: 4 });
  console.log(`20 seeds: ${countsText(counts)}${left === null ? '' : `; ${left}`}`);
  expect(isSound(counts), countsText(counts)).toBe(true);
  expect(counts.landings).toBe(80);
  expect(counts.kills).toBeGreaterThan(40);
}, 600_000);
