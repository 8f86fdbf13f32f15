import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from '@ticket-circuit/journal';
import { expect, test } from 'vitest';
import { readAhead } from '../src/model/read-ahead.ts';

const table = `sha256:${'0'.repeat(64)}`;

test('a long journal is read by a thread of its own, which leaves what it found; a failure of the thread leaves the reading to the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-ahead-'));
  const journal = openJournal(join(folder, 'journal.db'));
  try {
    for (const title of ['one', 'two', 'three'])
      journal.openTicket({ kind: 'ticket-opened', title, goal: 'Do.', origin: { kind: 'owner' }, table }, '2026-01-01T00:00:00.000Z');
    const kept = join(folder, 'board.cache');
    expect((await readAhead(kept, journal)).seq).toBe(0);
    expect(existsSync(kept)).toBe(false);
    const model = await readAhead(kept, journal, 3);
    expect([...model.cards()].map(({ ticket, title }) => [ticket, title])).toEqual([
      ['T-1', 'one'],
      ['T-2', 'two'],
      ['T-3', 'three'],
    ]);
    expect(existsSync(kept)).toBe(true);

    const nowhere = await readAhead(join(folder, 'no such folder/board.cache'), journal, 3);
    nowhere.catchUp();
    expect(nowhere.facts()).toEqual(model.facts());
  } finally {
    journal.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
