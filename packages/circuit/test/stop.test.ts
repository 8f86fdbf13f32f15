import { expect, test, vi } from 'vitest';
import { answerQuestion, runTicket, viewTicket, type RunEnd, type RunTicketOptions } from '../src/index.ts';
import { Example, eventsOf, leftovers, type OpenedTicket } from './support/example.ts';
import { modelServer, type Said } from './support/model-server.ts';

const price = { pricesPerMTok: { 'test-model': { in: 1, out: 1 } }, perTicketUsd: 100, perTicketTokens: 100_000_000 };
const oneTry = { bounds: { tries: 1, rounds: 1 } };
/** Reads once, then ends without a plan. */
const twoCalls = (call: number): Said => (call === 1 ? { call: { name: 'list', args: '{}' } } : { text: 'No plan.' });

async function runOn(at: OpenedTicket, more: Partial<RunTicketOptions>): Promise<RunEnd> {
  return await runTicket({ ...at, signal: new AbortController().signal, engine: 'openai', model: 'test-model', ...more });
}

test('a run that a person stops in a session ends at once, and the next one goes on without paying a call twice', async () => {
  using example = new Example({ config: { ...oneTry, budget: price } });
  await using server = await modelServer(twoCalls);
  const at = await example.ticket();
  const stop = new AbortController();
  const stopped = await runOn(at, {
    baseUrl: server.url,
    signal: stop.signal,
    progress: ({ kind }) => void (kind === 'call' && stop.abort()),
  });
  expect(stopped).toStrictEqual({ kind: 'stopped' });
  expect(viewTicket(at.project, at.ticket)).toMatchObject({ ticket: { status: 'stopped' }, step: 'plan', try: 1 });
  await vi.waitFor(() => expect(leftovers(example, at.project).filter((line) => /^\d+:/u.test(line))).toStrictEqual([]));
  const paid = eventsOf(at, 'model-called').map(({ callId }) => callId);
  expect(paid).toStrictEqual([`${at.ticket}/plan.r1.t1#1`]);

  expect(await runOn(at, { baseUrl: server.url })).toMatchObject({ kind: 'waiting', questions: [{ cause: 'bound-reached' }] });
  expect(eventsOf(at, 'model-called').map(({ callId }) => callId)).toStrictEqual([1, 2, 3].map((n) => `${at.ticket}/plan.r1.t1#${n}`));
  // A call that was under way at the stop may have reached the model; a call that was answered is not made again.
  expect(server.calls()).toBeLessThanOrEqual(4);
  expect(eventsOf(at, 'infrastructure-lost')).toStrictEqual([]);
  expect(eventsOf(at, 'session-ended').map(({ outcome }) => outcome.kind)).toStrictEqual(['invalid-sheet']);
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]));
});

test('a run that is stopped before its first session has changed nothing', async () => {
  using example = new Example({ config: oneTry });
  const at = await example.ticket();
  const stop = new AbortController();
  const end = await example.run(at, {}, { signal: stop.signal, progress: ({ kind }) => void (kind === 'output' && stop.abort()) });
  expect(end).toStrictEqual({ kind: 'stopped' });
  expect(at.project.journal.read(at.ticket)).toHaveLength(1);
});

test('a spent budget is a question to the owner, and a raised one goes on where it stopped', async () => {
  // The first call fits, the second does not: its ceiling is counted whole.
  using example = new Example({ config: { ...oneTry, budget: { ...price, perTicketTokens: 24_000 } } });
  await using server = await modelServer(twoCalls);
  const at = await example.ticket();
  const spent = await runOn(at, { baseUrl: server.url });
  expect(spent).toMatchObject({
    kind: 'waiting',
    questions: [{ id: 'Q-1', cause: 'budget-spent', to: 'owner', admits: ['raise-budget', 'abandon'] }],
  });
  const before = server.calls();
  answerQuestion(at.project, 'Q-1', { kind: 'raise-budget', usd: 200, tokens: 1_000_000 }, at.ticket);
  expect(await runOn(at, { baseUrl: server.url })).toMatchObject({ kind: 'waiting', questions: [{ cause: 'bound-reached' }] });
  expect(server.calls()).toBe(3);
  expect(before).toBeLessThan(3);
  expect(eventsOf(at, 'session-ended').map(({ session, outcome }) => [session, outcome.kind])).toStrictEqual([
    [`${at.ticket}/plan.r1.t1`, 'budget-spent'],
    [`${at.ticket}/plan.r1.t1`, 'invalid-sheet'],
  ]);
});
