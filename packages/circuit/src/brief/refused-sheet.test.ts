import type { Event } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { refusedSheet } from './refused-sheet.ts';

const digest = (letter: string): string => `sha256:${letter.repeat(64)}`;
const documents: Record<string, unknown> = {
  [digest('a')]: { kind: 'plan', body: { nature: 'text' } },
  [digest('b')]: { kind: 'plan', body: { nature: 'behaviour' } },
  [digest('c')]: 'no sheet at all',
};
const refused = (session: string, letter: string): Event => ({ kind: 'sheet-refused', session, faults: [], sheet: digest(letter) });
const ended = (session: string, outcome: Extract<Event, { kind: 'session-ended' }>['outcome']): Event => ({
  kind: 'session-ended',
  session,
  outcome,
});
const invalid = { kind: 'invalid-sheet' as const, faults: [] };
const find = (...events: Event[]) => refusedSheet(events, 'T-1/plan.r1.t2', async (key) => documents[key]);

test('the last sheet of a try that ended without a valid one is shown to the next try', async () => {
  const told = await find(refused('T-1/plan.r1.t1', 'a'), refused('T-1/plan.r1.t1', 'b'), ended('T-1/plan.r1.t1', invalid));
  expect(JSON.parse(told ?? '')).toEqual({ nature: 'behaviour' });
});

test('a session that was lost in between hides nothing', async () => {
  const lost = ended('T-1/plan.r1.t2', { kind: 'infrastructure', why: 'disk' });
  expect(await find(refused('T-1/plan.r1.t1', 'a'), ended('T-1/plan.r1.t1', invalid), lost)).toContain('text');
});

test('nothing is shown where the try before had a valid sheet, handed in none, or was of another step', async () => {
  expect(await find(refused('T-1/plan.r1.t1', 'a'), ended('T-1/plan.r1.t1', { kind: 'refused-by-model', text: 'no' }))).toBeNull();
  expect(await find(ended('T-1/plan.r1.t1', invalid))).toBeNull();
  expect(await find(refused('T-1/plan.r1.t1', 'c'), ended('T-1/plan.r1.t1', invalid))).toBeNull();
  expect(await find(refused('T-1/tests.r1.t1', 'a'), ended('T-1/tests.r1.t1', invalid))).toBeNull();
  expect(await find()).toBeNull();
});
