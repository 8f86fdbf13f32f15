import { decide, initialState, type TicketFacts } from '@ticket-circuit/router';
import type { Effect, Event, LandingReport } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { progressOf } from './progress-of.ts';

const opened = decide(
  initialState,
  { kind: 'ticket-opened', ticket: 'T-1', title: 't', goal: 'g', origin: { kind: 'owner' }, table: `sha256:${'0'.repeat(64)}` },
  '2026-01-02T03:04:05.000Z',
).state;
const facts = { ...opened, round: 2, try: 3, bounds: { tries: 4, rounds: 5 } } as unknown as TicketFacts;
const session: Effect = {
  kind: 'start-session',
  key: 'T-1/code.r2.t3/start-session',
  session: 'T-1/code.r2.t3',
  role: 'developer',
  brief: 'code',
  step: 'code',
  round: 2,
  try: 3,
  feedback: [],
};
const enqueue: Effect = { kind: 'enqueue', key: 'T-1/land.r2.t1/enqueue', commit: 'a'.repeat(40) };
const landed = (report: LandingReport): Event => ({ kind: 'landing-reported', report });

test('an effect begins with where the ticket stands and what is done', () => {
  expect(progressOf.start('T-1', facts, session)).toStrictEqual([
    { kind: 'step', ticket: 'T-1', step: 'code', round: 2, try: 3, tries: 4, rounds: 5, what: 'the developer works' },
  ]);
  expect(progressOf.start('T-1', facts, enqueue)).toMatchObject([{ step: 'land', what: 'landing through the queue' }]);
});

test('a question is asked at the step that it stops', () => {
  const question = {
    id: 'Q-1',
    ticket: 'T-1',
    to: 'owner',
    step: 'land',
    cause: 'infrastructure',
    text: 't',
    evidence: [],
    admits: ['retry'],
  };
  const ask = { kind: 'ask', key: 'T-1/Q-1/ask', question } as unknown as Effect;
  expect(progressOf.start('T-1', facts, ask)).toMatchObject([{ step: 'land', what: 'asking' }]);
});

test('a session that handed in its sheet is good, and any other ending is not', () => {
  const ended = (outcome: Extract<Event, { kind: 'session-ended' }>['outcome']): Event => ({
    kind: 'session-ended',
    session: 'T-1/code.r2.t3',
    outcome,
  });
  const sheet = { kind: 'code', role: 'developer', ticket: 'T-1', session: 'T-1/code.r2.t3', body: { kind: 'done' } } as const;
  expect(progressOf.result('T-1', session, ended({ kind: 'sheet', sheet, tree: 'b'.repeat(40) }))).toStrictEqual([
    { kind: 'result', ticket: 'T-1', step: 'code', good: true, what: 'sheet: code done' },
  ]);
  expect(progressOf.result('T-1', session, ended({ kind: 'infrastructure', why: 'cut' }))).toStrictEqual([
    { kind: 'result', ticket: 'T-1', step: 'code', good: false, what: 'infrastructure: cut' },
  ]);
  const fault = (path: string) => ({ path, rule: 'required', message: 'is missing' });
  const invalid = { kind: 'invalid-sheet', faults: ['/body', '', '/a', '/b', '/c'].map(fault) } as const;
  expect(progressOf.result('T-1', session, ended({ ...invalid, faults: [...invalid.faults] }))).toMatchObject([
    { what: 'no valid sheet: /body required: is missing; / required: is missing; /a required: is missing; and 2 more' },
  ]);
  expect(progressOf.result('T-1', session, ended({ kind: 'refused-by-model', text: 'No.' }))).toMatchObject([
    { what: 'refused by the model: No.' },
  ]);
});

test('a landing names its commit, and any other report of the queue is not good', () => {
  const [commit, tree] = ['a'.repeat(40), 'b'.repeat(40)];
  expect(progressOf.result('T-1', enqueue, landed({ kind: 'landed', commit, tree }))).toStrictEqual([
    { kind: 'landed', ticket: 'T-1', commit, tree },
  ]);
  expect(progressOf.result('T-1', enqueue, landed({ kind: 'unknown', why: 'cut' }))).toStrictEqual([
    { kind: 'result', ticket: 'T-1', step: 'land', good: false, what: 'queue: unknown' },
  ]);
});

test('an event that no person needs to hear of says nothing', () => {
  expect(progressOf.result('T-1', enqueue, { kind: 'ticket-closed', commit: 'a'.repeat(40), tree: 'b'.repeat(40) })).toStrictEqual([]);
});
