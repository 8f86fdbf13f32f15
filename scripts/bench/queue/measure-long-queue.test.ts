import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureLongQueue } from './measure-long-queue.ts';

test('a queue that was made to be measured is one whose scan finds every landing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-bench-'));
  try {
    const { start, scan, list } = await measureLongQueue(folder, 30, 2);
    expect([start, scan, list].map((times) => times.length)).toEqual([2, 2, 2]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
