import { DatabaseSync } from 'node:sqlite';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { canonicalJson, digestOf, type Event } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { firstPrev, hashOfEntry, openJournal, type JournalEntry } from '../src/index.ts';
import { at, opened, Scratch } from './scratch.ts';

const abandoned = (reason: string): Event => ({ kind: 'ticket-abandoned', reason });

test('gives tickets their ids in order and chains every entry to the one before, whatever its ticket', () => {
  using scratch = new Scratch();
  using journal = openJournal(scratch.file);
  const first = journal.openTicket(opened('one'), at);
  const second = journal.openTicket(opened('two'), at);
  const third = journal.append('T-1', 'T-1/end', abandoned('no need'), at);
  expect([first, second, third].map(({ kind, entry }) => [kind, entry.ticket, entry.seq])).toEqual([
    ['appended', 'T-1', 1],
    ['appended', 'T-2', 2],
    ['appended', 'T-1', 3],
  ]);
  expect(second.entry.event).toEqual({ ...opened('two'), ticket: 'T-2' });
  expect(first.entry.prev).toBe(firstPrev);
  expect(third.entry.prev).toBe(second.entry.hash);
  const { hash, ...body } = third.entry;
  expect(hash).toBe(digestOf(canonicalJson(body)));
  expect(journal.tickets()).toEqual(['T-1', 'T-2']);
  expect(journal.readAll()).toEqual([first.entry, second.entry, third.entry]);
  expect(journal.read('T-1')).toEqual([first.entry, third.entry]);
  expect(journal.read('T-1', 1)).toEqual([third.entry]);
  expect(journal.read('T-9')).toEqual([]);
  expect(journal.verify()).toBe(3);
  expect(statSync(scratch.file).mode & 0o777).toBe(0o600);
});

test('answers a repeated key with the first entry and leaves the journal as it was', () => {
  using scratch = new Scratch();
  using journal = openJournal(scratch.file);
  journal.openTicket(opened('one'), at);
  const first = journal.append('T-1', 'k', abandoned('a'), at);
  expect(journal.append('T-1', 'k', abandoned('b'), at)).toEqual({ kind: 'known', entry: first.entry });
  const linked = journal.openTicket(opened('two'), at, 'T-1/closure/open-ticket');
  expect(journal.openTicket(opened('other'), at, 'T-1/closure/open-ticket')).toEqual({ kind: 'known', entry: linked.entry });
  expect(journal.append('T-2', 'k', abandoned('a'), at).kind).toBe('appended');
  expect(journal.verify()).toBe(4);
});

test('brings many entries along at once, chained as if each had been appended, or none of them', () => {
  using scratch = new Scratch();
  using journal = openJournal(scratch.file);
  const opening = { ticket: 'T-1', key: 'ticket-opened', at, event: { ...opened('one'), ticket: 'T-1' } };
  const entries = [opening, ...['a', 'b', 'c'].map((key) => ({ ticket: 'T-1', key, at, event: abandoned(key) }))];
  journal.appendAll(entries);
  expect(journal.verify()).toBe(4);
  expect(journal.endSeq()).toBe(4);
  expect([4, 5].map((seq) => journal.hashAt(seq))).toEqual([journal.readAll().at(-1)?.hash, null]);
  expect(journal.readAll().map(({ key }) => key)).toEqual(entries.map(({ key }) => key));
  expect(journal.glance(1, 2)).toEqual(entries.slice(1, 3).map((entry, index) => ({ ...entry, seq: index + 2 })));
  const stranger = { ticket: 'T-9', key: 'k', at, event: abandoned('k') };
  expect(() => journal.appendAll([{ ...stranger, ticket: 'T-1' }, stranger])).toThrow(expect.objectContaining({ code: 'unknown-ticket' }));
  expect(() =>
    journal.appendAll([
      { ...stranger, ticket: 'T-1' },
      { ...stranger, ticket: 'T-1' },
    ]),
  ).toThrow(expect.objectContaining({ code: 'not-opened' }));
  expect(journal.verify()).toBe(4);
  expect(journal.append('T-1', 'd', abandoned('d'), at).entry.prev).toBe(journal.readAll().at(-2)?.hash);
});

test('refuses an event that its schema does not know, a local time, and a ticket that was never opened', () => {
  using scratch = new Scratch();
  using journal = openJournal(scratch.file);
  journal.openTicket(opened('one'), at);
  const bent: Event = Object.assign(abandoned('a'), { surplus: 1 });
  expect(() => journal.append('T-1', 'k', bent, at)).toThrow(expect.objectContaining({ code: 'invalid-event' }));
  expect(() => journal.append('T-1', 'k', abandoned('a'), '2026-01-02 03:04')).toThrow(expect.objectContaining({ code: 'invalid-event' }));
  expect(() => journal.append('T-2', 'k', abandoned('a'), at)).toThrow(expect.objectContaining({ code: 'unknown-ticket' }));
  expect(journal.verify()).toBe(1);
});

test('reads back, under any keys and texts, exactly what was appended', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(text, text), { selector: ([key]) => key, maxLength: 8 }), (pairs) => {
      using scratch = new Scratch();
      using journal = openJournal(scratch.file);
      journal.openTicket(opened('one'), at);
      const appended = pairs
        .filter(([key]) => key !== 'ticket-opened')
        .map(([key, reason]) => journal.append('T-1', key, abandoned(reason), at).entry);
      expect(journal.read('T-1', 1)).toEqual(appended);
      expect(appended.every((entry) => entry.hash === hashOfEntry(entry))).toBe(true);
    }),
    { numRuns: 10 },
  );
});

function filled(scratch: Scratch): JournalEntry[] {
  using journal = openJournal(scratch.file);
  journal.openTicket(opened('one'), at);
  journal.openTicket(opened('two'), at);
  for (const key of ['a', 'b', 'c']) journal.append('T-1', key, abandoned(key), at);
  return journal.readAll();
}

function tamper(scratch: Scratch, sql: string): void {
  using database = new DatabaseSync(scratch.file);
  database.exec(`DROP TRIGGER events_stay; DROP TRIGGER events_remain; ${sql}`);
}

const damages: [name: string, sql: string, seq: number][] = [
  ['was edited', 'UPDATE events SET event = replace(event, \'"b"\', \'"x"\') WHERE seq = 4', 4],
  ['got another time', "UPDATE events SET at = '2027-01-01T00:00:00.000Z' WHERE seq = 3", 3],
  ['was given to another ticket', "UPDATE events SET ticket = 'T-2' WHERE seq = 4", 4],
  ['was torn', 'UPDATE events SET event = substr(event, 1, 10) WHERE seq = 5', 5],
  ['was removed in the middle', 'DELETE FROM events WHERE seq = 3', 3],
  ['was removed at the start', 'DELETE FROM events WHERE seq = 1', 1],
  ['was removed at the end', 'DELETE FROM events WHERE seq = 5', 5],
  ['changed places with another', 'UPDATE events SET seq = -seq WHERE seq IN (3, 4); UPDATE events SET seq = 7 + seq WHERE seq < 0', 3],
  ['got another hash', "UPDATE events SET hash = replace(hash, 'sha256:', 'sha256:0') WHERE seq = 2", 2],
];

for (const [name, sql, seq] of damages) {
  test(`names the row that ${name}`, () => {
    using scratch = new Scratch();
    filled(scratch);
    tamper(scratch, sql);
    using journal = openJournal(scratch.file);
    const named = expect.objectContaining({ code: 'damaged', seq });
    expect(() => journal.verify()).toThrow(named);
    expect(() => journal.readAll()).toThrow(named);
  });
}

test('appends nothing behind a damaged end', () => {
  using scratch = new Scratch();
  filled(scratch);
  tamper(scratch, 'DELETE FROM events WHERE seq = 5');
  using journal = openJournal(scratch.file);
  expect(() => journal.append('T-1', 'd', abandoned('d'), at)).toThrow(expect.objectContaining({ code: 'damaged', seq: 5 }));
});

test('refuses to change or remove a row even by its own tables', () => {
  using scratch = new Scratch();
  filled(scratch);
  using database = new DatabaseSync(scratch.file);
  expect(() => database.exec('DELETE FROM events WHERE seq = 5')).toThrow('an event is never removed');
  expect(() => database.exec("UPDATE events SET at = ''")).toThrow('an event is never changed');
});

test('does not open a file that is no journal, or a journal of another format', () => {
  using scratch = new Scratch();
  const other = join(scratch.root, 'text.db');
  writeFileSync(other, 'This is not a database, whatever its name says.'.repeat(100));
  expect(() => openJournal(other)).toThrow(expect.objectContaining({ code: 'damaged' }));
  filled(scratch);
  using database = new DatabaseSync(scratch.file);
  database.exec('PRAGMA user_version = 2');
  expect(() => openJournal(scratch.file)).toThrow(expect.objectContaining({ code: 'other-version' }));
});
