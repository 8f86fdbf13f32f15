import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openJournal } from '../../../packages/journal/src/index.ts';
import { fold, positionOf, statusOf } from '../../../packages/router/src/index.ts';
import { fillJournal } from './fill-journal.ts';

test('the journal of the bench holds tickets as they are: landed, but for one in twenty-five, in a whole chain, with no event out of place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-fill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  using journal = openJournal(join(folder, 'journal.db'));
  fillJournal(journal, 50, 100);
  expect(journal.verify()).toBe(5_000);
  const states = journal.tickets().map((ticket) => fold(journal.read(ticket)).state);
  // What has no place in a state would be asked about.
  expect(states.flatMap((state) => positionOf(state).waitingOn)).toEqual([]);
  expect(states.map((state) => statusOf(state)).filter((status) => status !== 'closed')).toEqual(['running', 'running']);
  expect(new Set(journal.tickets().map((ticket) => journal.read(ticket).length))).toEqual(new Set([100]));
});
