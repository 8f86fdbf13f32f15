import type { QueueRecord } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { proofsOf } from './queue-proofs.ts';

const oid = 'a'.repeat(40);
const records = (...events: QueueRecord['event'][]): QueueRecord[] =>
  events.map((event) => ({ at: '2026-01-01T00:00:00.000Z', by: 'queue', event }));
const green = (run: number, proof: string): QueueRecord['event'] => ({ kind: 'verdict', run, verdict: 'green', why: '', proof });
const landed = (run: number, ...tickets: string[]): QueueRecord['event'] => ({
  kind: 'landed',
  run,
  head: oid,
  commits: tickets.map((ticket) => ({ ticket, commit: oid })) as [{ ticket: string; commit: string }],
});

test('every ticket of a push has the proof of its run, and the later of two where it landed twice', () => {
  const { ofRun, ofTicket } = proofsOf(
    records(green(1, 'one'), landed(1, 'T-1', 'T-2'), green(2, 'two'), green(3, 'three'), landed(3, 'T-2')),
  );
  expect([...ofRun]).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
  expect([...ofTicket]).toEqual([
    ['T-1', 'one'],
    ['T-2', 'three'],
  ]);
});

test('a push whose run named no proof has none', () => {
  expect(proofsOf(records(landed(1, 'T-1'))).ofTicket.size).toBe(0);
});
