import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptedEngine, type Engine, type EngineReply, type Spent } from '@ticket-circuit/engines';
import {
  canonicalJson,
  digestOf,
  type CircuitBudget,
  type CompleteReply,
  type CompleteRequest,
  type EventModelCalled,
} from '@ticket-circuit/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { brokerComplete, type CompleteDeps } from './broker-complete.ts';
import { callHolds } from './call-holds.ts';
import { chooseEngine } from './choose-engine.ts';

const session = 'T-1/code.r1.t1';
const request: CompleteRequest = {
  callId: `${session}#3`,
  purpose: 'body',
  tier: 'default',
  system: 's',
  messages: [{ role: 'user', text: 'u' }],
  tools: [],
  maxOutputTokens: 1000,
};
const reply: CompleteReply = {
  text: 'return 1',
  toolCalls: [],
  stop: 'end',
  usage: { inputTokens: 1000, outputTokens: 500, cacheReadTokens: 0, cacheWriteTokens: 0 },
  model: 'm-2026-01-01',
};
const budget: CircuitBudget = { perTicketUsd: 1, perTicketTokens: 100_000, pricesPerMTok: { m: { in: 0, out: 600 } } };

interface Trace {
  readonly deps: CompleteDeps;
  readonly events: EventModelCalled[];
  readonly steps: string[];
}

/** A host whose ledger is the list of its events, as the journal is. */
function host(answer: EngineReply | (() => Promise<EngineReply>), more: Partial<CompleteDeps> = {}): Trace {
  const events: EventModelCalled[] = [];
  const replies = new Map<string, CompleteReply>();
  const steps: string[] = [];
  const engine: Engine = {
    name: 'dear',
    complete: async () => {
      steps.push('called');
      return typeof answer === 'function' ? await answer() : answer;
    },
  };
  const deps: CompleteDeps = {
    role: 'developer',
    session,
    engine: async () => ({ kind: 'open', engine, definition: { engine: 'dear', model: 'm' } }),
    budget: () => budget,
    spent: () => spentOf(events),
    holds: callHolds(),
    lookup: async (callId) => replies.get(callId) ?? null,
    journal: async (event, documents) => {
      steps.push('journalled');
      events.push(event);
      replies.set(event.callId, documents.reply);
    },
    record: async (call) => {
      steps.push(`recorded ${call.ordinal}`);
    },
    ...more,
  };
  return { deps, events, steps };
}

function spentOf(events: readonly EventModelCalled[]): Spent {
  const usd = events.reduce((sum, event) => sum + event.costUsd, 0);
  const tokens = events.reduce((sum, event) => sum + event.usage.inputTokens + event.usage.outputTokens, 0);
  return { usdSpent: usd, tokensSpent: tokens, usdSpentToday: usd, usdSpentInProject: usd };
}

test('a call is made, journalled with its price and digests, then recorded, then answered', async () => {
  const { deps, events, steps } = host({ kind: 'reply', reply });
  expect(await brokerComplete(deps, request)).toStrictEqual({ kind: 'reply', reply });
  expect(steps).toStrictEqual(['called', 'journalled', 'recorded 3']);
  expect(events).toStrictEqual([
    {
      kind: 'model-called',
      session,
      callId: `${session}#3`,
      purpose: 'body',
      request: digestOf(canonicalJson(request)),
      reply: digestOf(canonicalJson(reply)),
      engine: 'dear',
      model: 'm-2026-01-01',
      usage: reply.usage,
      costUsd: 0.3,
      tookMs: expect.any(Number),
    },
  ]);
});

test('a reply of thirty million letters is one that was cut: its beginning is kept, paid for and answered, and no tool is called by it', async () => {
  const long = 'x'.repeat(30_000_000);
  const call = { id: 'c1', name: 'hand_in_sheet', input: { sheet: long } };
  for (const given of [
    { ...reply, text: long },
    { ...reply, toolCalls: [call], stop: 'tool-calls' as const },
  ]) {
    const { deps, events } = host({ kind: 'reply', reply: given });
    const cut = { ...given, text: given.text.slice(0, 20_000), toolCalls: [], stop: 'length' };
    expect(await brokerComplete(deps, request)).toStrictEqual({ kind: 'reply', reply: cut });
    expect(events).toMatchObject([{ reply: digestOf(canonicalJson(cut)), costUsd: 0.3 }]);
  }
  const whole = { ...reply, text: 'x'.repeat(400_000) };
  expect(await brokerComplete(host({ kind: 'reply', reply: whole }).deps, request)).toStrictEqual({ kind: 'reply', reply: whole });
});

test('what a call of another ticket may still cost, in another process, counts for the day', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'circuit-holds-'));
  onTestFinished(() => rmSync(shared, { recursive: true, force: true }));
  const daily: CircuitBudget = { ...budget, perTicketUsd: 10, perDayUsd: 1 };
  let others: (() => void) | null = null;
  const { deps, steps } = host(
    { kind: 'reply', reply },
    {
      budget: () => daily,
      holds: callHolds(shared),
      // After this call has looked, one of another process begins.
      spent: () => {
        if (others !== null) others();
        others = () => writeFileSync(join(shared, `${process.ppid}-1`), '0.6');
        return { usdSpent: 0, tokensSpent: 0, usdSpentToday: 0, usdSpentInProject: 0 };
      },
    },
  );
  expect(await brokerComplete(deps, request)).toMatchObject({ kind: 'reply' });
  expect(await brokerComplete(deps, { ...request, callId: `${session}#4` })).toMatchObject({
    kind: 'budget-spent',
    why: expect.stringContaining('the day has used 0.6000 of 1 US dollars') as string,
  });
  expect(steps.filter((step) => step === 'called')).toHaveLength(1);
});

test('a call id that the journal knows has its reply again and is paid once', async () => {
  const { deps, events, steps } = host({ kind: 'reply', reply });
  await brokerComplete(deps, request);
  expect(await brokerComplete(deps, request)).toStrictEqual({ kind: 'reply', reply });
  expect(events).toHaveLength(1);
  expect(steps.filter((step) => step === 'called')).toHaveLength(1);
});

test('a call that could overdraw the budget is not made', async () => {
  const { deps, events, steps } = host(
    { kind: 'reply', reply },
    { spent: () => ({ usdSpent: 0.5, tokensSpent: 0, usdSpentToday: 0.5, usdSpentInProject: 0.5 }) },
  );
  expect(await brokerComplete(deps, request)).toMatchObject({ kind: 'budget-spent' });
  expect([events, steps]).toStrictEqual([[], []]);
});

test.each([
  ['a limit that is not set', {}, 'perTicketUsd'],
  ['a price that is not known', { perTicketUsd: 1, perTicketTokens: 100_000 }, 'pricesPerMTok'],
])('%s is a fault of the set-up, and the call is not made', async (_what, limits, named) => {
  const prices = named === 'perTicketUsd' ? { pricesPerMTok: { m: { in: 1, out: 1 } } } : {};
  const { deps, steps } = host({ kind: 'reply', reply }, { budget: () => ({ ...limits, ...prices }) });
  expect(await brokerComplete(deps, request)).toMatchObject({ kind: 'infrastructure', why: expect.stringContaining(named) });
  expect(steps).toStrictEqual([]);
});

test('two calls at once cannot both take the last dollar', async () => {
  const { deps } = host({ kind: 'reply', reply });
  const [first, second] = await Promise.all([brokerComplete(deps, request), brokerComplete(deps, { ...request, callId: `${session}#4` })]);
  expect([first.kind, second.kind].toSorted()).toStrictEqual(['budget-spent', 'reply']);
  // The hold ended with its call: what is left pays for one more.
  expect((await brokerComplete(deps, { ...request, callId: `${session}#5` })).kind).toBe('reply');
});

test('a call that fails gives its hold back', async () => {
  const { deps } = host(() => Promise.reject(new Error('bug')));
  await expect(brokerComplete(deps, request)).rejects.toThrow('bug');
  const { usdSpent } = deps.holds.with({ usdSpent: 0, tokensSpent: 0, usdSpentToday: 0, usdSpentInProject: 0 });
  expect(usdSpent).toBe(0);
});

test.each([
  [{ kind: 'down', why: 'cut' } as const, 'engine-down'],
  [{ kind: 'no-key', why: 'none', next: 'Set it.' } as const, 'no-key'],
  [{ kind: 'stale-recording', why: 'old' } as const, 'infrastructure'],
  [{ kind: 'no-recording', why: 'none' } as const, 'infrastructure'],
  [{ kind: 'bad-request', why: '400' } as const, 'infrastructure'],
])('the ending %j is the outcome %s and nothing is journalled', async (ending, kind) => {
  const { deps, events } = host(ending);
  expect(await brokerComplete(deps, request)).toMatchObject({ kind, why: expect.stringContaining(ending.why) });
  expect(events).toStrictEqual([]);
});

test('an engine that cannot be opened is an infrastructure fault with what to do', async () => {
  const { deps } = host({ kind: 'reply', reply }, { engine: async () => ({ kind: 'refused', why: 'No key.', next: 'Set KEY.' }) });
  expect(await brokerComplete(deps, request)).toStrictEqual({ kind: 'infrastructure', why: 'No key. Set KEY.' });
});

test('a scripted engine needs no budget', async () => {
  const { deps, events } = host(
    { kind: 'reply', reply },
    {
      engine: async () => ({ kind: 'open', engine: scriptedEngine(() => 'pass'), definition: { engine: 'scripted' } }),
      budget: () => ({}),
    },
  );
  expect(await brokerComplete(deps, request)).toMatchObject({ kind: 'reply', reply: { text: 'pass' } });
  expect(events[0]).toMatchObject({ engine: 'scripted', costUsd: 0 });
});

test("a role's own engine serves it, and default serves the others", () => {
  const engines = { default: { engine: 'claude', model: 'c' }, developer: { engine: 'ollama', model: 'q', escalateTo: 'default' } };
  expect(chooseEngine(engines, 'developer', 'default')).toStrictEqual({ kind: 'entry', name: 'developer', definition: engines.developer });
  expect(chooseEngine(engines, 'explorer', 'default')).toMatchObject({ name: 'default' });
});

test('tier strong is the entry that is escalated to, or the same one where there is none', () => {
  const engines = { default: { engine: 'claude', model: 'c' }, developer: { engine: 'ollama', model: 'q', escalateTo: 'default' } };
  expect(chooseEngine(engines, 'developer', 'strong')).toMatchObject({ name: 'default' });
  expect(chooseEngine(engines, 'explorer', 'strong')).toMatchObject({ name: 'default' });
});

test.each([[undefined], [{}], [{ developer: { engine: 'ollama', model: 'q', escalateTo: 'nobody' } }]])(
  'engines %j leave the strong tier without one',
  (engines) => {
    expect(chooseEngine(engines, 'developer', 'strong').kind).toBe('missing');
  },
);
