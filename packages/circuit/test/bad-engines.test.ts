import type { Circuit } from '@ticket-circuit/schemas';
import { afterAll, expect, test, vi } from 'vitest';
import { answerQuestion, runTicket, type RunEnd, type RunTicketOptions } from '../src/index.ts';
import { Example, eventsOf, leftovers, type OpenedTicket } from './support/example.ts';
import { modelServer, type Said } from './support/model-server.ts';

// One try: what is looked at is how a session ends, not how often it is repeated.
const example = new Example({
  config: { bounds: { tries: 1, rounds: 1 }, budget: { pricesPerMTok: { 'test-model': { in: 0, out: 0 } } } },
});
afterAll(() => example[Symbol.dispose]());

async function runOn(at: OpenedTicket, more: Partial<RunTicketOptions>): Promise<RunEnd> {
  return await runTicket({ ...at, signal: new AbortController().signal, engine: 'openai', model: 'test-model', ...more });
}

const wrongTool: Said = { call: { name: 'deploy_to_production', args: '{}' } };
const plan = '{"sheet":{"nature":"behaviour","criteria":[{"id":"C1","kind":"new","state';

test.each<{ name: string; say: (call: number) => Said; rule: string; calls: number }>([
  { name: 'prose', say: () => ({ text: 'I would start with the slugs.' }), rule: '', calls: 2 },
  { name: 'an empty reply', say: () => ({}), rule: '', calls: 2 },
  {
    name: 'a sheet of JSON that is cut',
    say: () => ({ call: { name: 'hand_in_sheet', args: plan }, finish: 'length' }),
    rule: 'json',
    calls: 3,
  },
  { name: 'a text of JSON that is cut', say: () => ({ text: plan, finish: 'length' }), rule: '', calls: 2 },
  { name: 'a tool that does not exist', say: () => wrongTool, rule: 'equal-calls', calls: 4 },
  { name: 'the same tool call for ever', say: () => ({ call: { name: 'list', args: '{}' } }), rule: 'equal-calls', calls: 4 },
  {
    name: 'another tool call for ever',
    say: (call) => ({ call: { name: 'read', args: JSON.stringify({ path: 'README.md', from: call }) } }),
    rule: 'call-limit',
    calls: 40,
  },
])('a model that answers $name ends its session without a sheet, in a bounded number of calls', async ({ say, rule, calls }) => {
  await using server = await modelServer(say);
  const at = await example.ticket();
  const end = await runOn(at, { baseUrl: server.url });

  expect(end).toMatchObject({ kind: 'waiting', questions: [{ cause: 'bound-reached', step: 'plan' }] });
  expect(eventsOf(at, 'session-ended').map(({ outcome }) => outcome)).toMatchObject([{ kind: 'invalid-sheet', faults: [{}] }]);
  const [ended] = eventsOf(at, 'session-ended');
  expect(ended?.outcome.kind === 'invalid-sheet' && ended.outcome.faults.at(-1)?.rule).toContain(rule);
  expect(server.calls()).toBe(calls);
  expect(eventsOf(at, 'model-called')).toHaveLength(calls);
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]), { timeout: 5000, interval: 50 });
});

test('an engine without its key is refused before a session is started, and the ticket is as it was', async () => {
  vi.stubEnv('ANTHROPIC_API_KEY', '');
  const at = await example.ticket();
  await expect(runOn(at, { engine: 'claude' })).rejects.toMatchObject({
    code: 'no-engine',
    next: expect.stringContaining('ANTHROPIC_API_KEY') as string,
  });
  expect(eventsOf(at, 'session-started')).toStrictEqual([]);
  expect(eventsOf(at, 'infrastructure-lost')).toStrictEqual([]);
  // With an engine that is there the same ticket goes on.
  expect(await example.run(at, { 'plan.r1.t1#1': 'no plan', 'plan.r1.t1#2': 'no plan' })).toMatchObject({
    questions: [{ cause: 'bound-reached' }],
  });
});

test.each([401, 403])(
  'a key that the provider answers with %i stops the run at once, and the next run goes on with one that fits',
  async (status) => {
    let isRight = false;
    await using server = await modelServer(() => (isRight ? { text: 'Hello.' } : { status }));
    const at = await example.ticket();
    await expect(runOn(at, { baseUrl: server.url })).rejects.toMatchObject({
      code: 'no-engine',
      why: expect.stringContaining(`${status}`) as string,
      next: expect.stringContaining('key') as string,
    });
    expect(server.calls()).toBe(1);
    expect([eventsOf(at, 'session-ended'), eventsOf(at, 'infrastructure-lost')]).toStrictEqual([[], []]);
    expect(leftovers(example, at.project)).toStrictEqual([]);
    isRight = true;
    expect(await runOn(at, { baseUrl: server.url })).toMatchObject({ questions: [{ cause: 'bound-reached', step: 'plan' }] });
    expect(eventsOf(at, 'session-ended').map(({ session }) => session)).toStrictEqual([`${at.ticket}/plan.r1.t1`]);
  },
);

test('an engine that cannot be reached is a question, and retry asks the same call again', async () => {
  const at = await example.ticket();
  const unreachable = { baseUrl: 'http://127.0.0.1:9/v1', retryBounds: { retries: 1, totalMs: 5000, firstWaitMs: 10 } };
  expect(await runOn(at, unreachable)).toMatchObject({
    kind: 'waiting',
    questions: [{ id: 'Q-1', cause: 'engine-down', to: 'owner', admits: ['retry', 'abandon'] }],
  });
  answerQuestion(at.project, 'Q-1', { kind: 'retry' }, at.ticket);
  await using server = await modelServer(() => ({ text: 'Hello.' }));
  expect(await runOn(at, { baseUrl: server.url })).toMatchObject({ questions: [{ id: 'Q-2', cause: 'bound-reached' }] });
  expect(eventsOf(at, 'session-ended').map(({ session, outcome }) => [session, outcome.kind])).toStrictEqual([
    [`${at.ticket}/plan.r1.t1`, 'engine-down'],
    [`${at.ticket}/plan.r1.t1`, 'invalid-sheet'],
  ]);
});

test.each([
  {
    what: 'a model without a known price',
    model: 'gpt-99',
    why: 'No price is known for model gpt-99',
    next: '"pricesPerMTok": { "gpt-99"',
  },
  { what: 'an engine that costs money with no budget set', model: 'gpt-5', why: 'budget.perTicketUsd is not set', next: '--budget USD' },
])('$what is refused before the first effect, with what to write, and the ticket is as it was', async ({ model, why, next }) => {
  await using server = await modelServer(() => ({ text: 'Hello.' }));
  const at = await example.ticket();
  await expect(runOn(at, { baseUrl: server.url, model })).rejects.toMatchObject({
    code: 'not-payable',
    why: expect.stringContaining(why) as string,
    next: expect.stringContaining(next) as string,
  });
  expect(at.project.journal.read(at.ticket).map(({ event }) => event.kind)).toStrictEqual(['ticket-opened']);
  expect(server.calls()).toBe(0);
});

test('the engine that another role would need later is looked at before the first effect too', async () => {
  const config: Partial<Circuit> = { engines: { default: { engine: 'scripted' }, reviewer: { engine: 'openai', model: 'gpt-99' } } };
  using other = new Example({ config });
  const at = await other.ticket();
  vi.stubEnv('OPENAI_API_KEY', 'a-key-of-the-test');
  const run = runTicket({ ...at, signal: new AbortController().signal, script: other.script({}) });
  await expect(run).rejects.toMatchObject({ code: 'not-payable', what: expect.stringContaining('reviewer') as string });
  expect(eventsOf(at, 'effect-started')).toStrictEqual([]);
});
