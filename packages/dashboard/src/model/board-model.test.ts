import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Glance, JournalEntry } from '@ticket-circuit/journal';
import { fold, positionOf, statusOf } from '@ticket-circuit/router';
import type { Event, Question } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { BoardModel } from './board-model.ts';
import { columnsOf, isSleeping } from './columns.ts';

/** A ticket from its opening to its triage. */
const shelf = readFileSync(join(import.meta.dirname, '../../../provenance/test/fixtures/shelf.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line, index) => ({ ...(JSON.parse(line) as JournalEntry), ticket: 'T-1', seq: index + 1 }));

/** A journal that is an array, which may grow. */
function modelOf(entries: readonly Glance[]): BoardModel {
  return new BoardModel({
    glance: (after, limit) => entries.filter(({ seq }) => seq > after).slice(0, limit),
    read: (ticket) => entries.filter((entry) => entry.ticket === ticket) as JournalEntry[],
  });
}

const zero = `sha256:${'0'.repeat(64)}`;
const discovery: Event = {
  kind: 'ticket-opened',
  ticket: 'T-2',
  title: 'Shelves of nothing',
  goal: 'Look.',
  origin: { kind: 'discovery', parent: 'T-1' },
  table: zero,
};

test('a card stands after every event where the router says that its ticket stands', () => {
  const growing: Glance[] = [];
  const model = modelOf(growing);
  for (const [index, entry] of shelf.entries()) {
    growing.push(entry);
    model.catchUp();
    const { state } = fold(shelf.slice(0, index + 1));
    const { step, round, try: tried } = positionOf(state);
    expect(model.card('T-1')).toMatchObject({ status: statusOf(state), step, round, try: tried, at: entry.at });
  }
  expect(model.seq).toBe(shelf.length);
});

test('cost is counted once, by ticket, role, model and day', () => {
  const model = modelOf(shelf);
  model.catchUp();
  const calls = shelf.filter(({ event }) => event.kind === 'model-called');
  const { byRole, byModel, byDay } = model.costs.rows();
  for (const rows of [byRole, byModel, byDay]) {
    expect(rows.reduce((sum, row) => sum + row.calls, 0)).toBe(calls.length);
    expect(rows.reduce((sum, row) => sum + row.tokens, 0)).toBe(model.card('T-1')?.tokens);
  }
  expect(byRole.map(({ name }) => name).toSorted()).toEqual(['developer', 'explorer', 'questioner', 'reviewer', 'testwriter']);
});

test('a discovery stands on its own page with what triage said, and on the board only once it is opened', () => {
  const child = { ticket: 'T-2', key: 'ticket-opened', at: '2026-01-01T00:00:00.000Z' };
  const entries: Glance[] = [...shelf, { ...child, seq: 100, event: discovery }];
  const model = modelOf(entries);
  model.catchUp();
  const [known] = model.discoveries();
  expect(known).toMatchObject({ parent: 'T-1', verdict: expect.stringMatching(/^[a-z-]+$/u), reopened: expect.stringMatching(/./u) });
  const sleeping = model.card('T-2');
  expect(sleeping !== null && isSleeping(sleeping)).toBe(true);
  expect(columnsOf(model.cards()).reduce((sum, { count }) => sum + count, 0)).toBe(1);
  // Its ticket was over, and moves again: what is known of it is folded anew.
  entries.push({ ...child, seq: 101, key: 'reopened', event: { kind: 'discovery-reopened', ticket: 'T-2', reason: 'It is a defect.' } });
  model.catchUp();
  expect(model.card('T-2')).toMatchObject({ status: 'open', title: 'Shelves of nothing' });
  expect(
    columnsOf(model.cards())
      .find(({ id }) => id === 'new')
      ?.cards.map(({ ticket }) => ticket),
  ).toEqual(['T-2']);
});

test('what waits for somebody comes first in its column, then what moved last', () => {
  const card = {
    title: '',
    origin: 'owner',
    step: 'plan',
    round: 1,
    rounds: 3,
    try: 1,
    tries: 3,
    role: '',
    openedAt: '',
    commit: '',
  } as const;
  const plain = { ...card, status: 'running', costUsd: 0, tokens: 0, questions: [] } as const;
  const asked: Question = {
    id: 'Q-1',
    ticket: 'T-1',
    to: 'owner',
    step: 'plan',
    cause: 'blocked',
    text: '?',
    evidence: [],
    options: [],
    admits: ['retry'],
  };
  const columns = columnsOf([
    { ...plain, ticket: 'T-1', at: '2026-01-01', status: 'waiting', questions: [asked] },
    { ...plain, ticket: 'T-2', at: '2026-01-02' },
    { ...plain, ticket: 'T-3', at: '2026-01-03' },
  ]);
  expect(columns.find(({ id }) => id === 'plan')?.cards.map(({ ticket }) => ticket)).toEqual(['T-1', 'T-3', 'T-2']);
});
