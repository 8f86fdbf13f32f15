import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Glance } from '@ticket-circuit/journal';
import { onTestFinished, test, expect } from 'vitest';
import { BoardModel } from './board-model.ts';
import { keepModel, keptModel } from './keep-model.ts';

const at = '2026-01-01T00:00:00.000Z';
const zero = `sha256:${'0'.repeat(64)}`;
const opened = (number: number): Glance => ({
  seq: number,
  ticket: `T-${number}`,
  key: 'ticket-opened',
  at,
  event: { kind: 'ticket-opened', ticket: `T-${number}`, title: `Do ${number}`, goal: 'Do.', origin: { kind: 'owner' }, table: zero },
});

/** A journal of some opened tickets that counts what is read of it; its hashes begin with a word. */
function journalOf(count: number, word = 'hash') {
  const journal = {
    glanced: 0,
    hashAt: (seq: number) => (seq <= count ? `${word} ${seq}` : null),
    read: () => [],
    glance: (after: number, limit: number) => {
      const entries = Array.from({ length: Math.min(limit, count - after) }, (_, index) => opened(after + index + 1));
      journal.glanced += entries.length;
      return entries;
    },
  };
  return journal;
}

function kept(): string {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'board.cache');
  const journal = journalOf(100);
  const model = new BoardModel(journal);
  model.catchUp();
  // As if it had come a long way.
  keepModel(file, journal, model, -1_000_000);
  return file;
}

test('a model that was kept goes on after its last event, and is then what a fresh one is', () => {
  const journal = journalOf(105);
  const model = keptModel(kept(), journal);
  model.catchUp();
  expect(journal.glanced).toBe(5);
  const fresh = new BoardModel(journalOf(105));
  fresh.catchUp();
  expect(model.facts()).toEqual(fresh.facts());
});

test.each<[string, (file: string) => void, ReturnType<typeof journalOf>]>([
  ['a journal with another history', () => {}, journalOf(105, 'other')],
  ['a journal that is shorter', () => {}, journalOf(99)],
  ['a file that was changed', (file) => appendFileSync(file, ' '), journalOf(105)],
  ['a file that was torn', (file) => writeFileSync(file, 'sha256:'), journalOf(105)],
  ['no file', (file) => rmSync(file), journalOf(105)],
])('with %s the journal is read from its beginning', (_, change, journal) => {
  const file = kept();
  change(file);
  expect(keptModel(file, journal).seq).toBe(0);
});

test('a short way is not kept', () => {
  const file = join(tmpdir(), 'circuit-never-written.cache');
  const journal = journalOf(10);
  const model = new BoardModel(journal);
  model.catchUp();
  keepModel(file, journal, model, 0);
  expect(keptModel(file, journal).seq).toBe(0);
});
