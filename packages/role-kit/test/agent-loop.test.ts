import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, type CompleteRequestMessage, type Role, type ToolReply } from '@ticket-circuit/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentLoop } from '../src/agent-loop.ts';
import { brokerClient } from '../src/broker-client.ts';
import { openKit } from '../src/open-kit.ts';
import type { RoleKitError } from '../src/role-kit-error.ts';
import { trimConversation } from '../src/trim-conversation.ts';
import { brief, role } from './documents.ts';
import { fakeHost, lastRequest, modelHost, type FakeHost, type HostAnswer, type Said } from './fake-host.ts';

const good = { questions: [] };
const handIn = (body: unknown = good): Said => ({ calls: [{ name: 'hand_in_sheet', input: { sheet: body } }] });
const fault = { path: '/body/questions', rule: 'required', message: 'must be there', value: 7 };
let root = '';
const hosts: FakeHost[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ws-'));
});
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.remove();
  await rm(root, { recursive: true });
});

interface Options {
  readonly says: readonly Said[];
  readonly sheet?: (body: unknown, count: number) => HostAnswer;
  readonly tool?: (request: unknown) => ToolReply;
  readonly role?: Partial<Role>;
}

/** Runs the loop against a model that says these things; returns the host and how the loop ended. */
async function loop(options: Options): Promise<{ host: FakeHost; ended: RoleKitError | null }> {
  const host = await fakeHost(modelHost({ brief, ...options }));
  hosts.push(host);
  await host.listen();
  const client = brokerClient({ socketPath: host.socketPath, giveUpMs: 1000 });
  const kit = openKit({ client, brief, role: { ...role, ...options.role }, promptFile: '', root, log: () => {} });
  try {
    await agentLoop(kit, { system: 's', user: 'u', sheet: 'challenge' });
    return { host, ended: null };
  } catch (error) {
    return { host, ended: error as RoleKitError };
  }
}

const sheets = (host: FakeHost): unknown[] => host.asked.filter((each) => each.path === '/v1/sheet').map((each) => each.body);
const lastMessages = (host: FakeHost): CompleteRequestMessage[] => lastRequest(host).messages;

test('a sheet that is handed in by the tool is stamped with role, ticket and session', async () => {
  const { host, ended } = await loop({ says: [handIn()] });
  expect(ended).toBeNull();
  expect(sheets(host)).toStrictEqual([
    { kind: 'challenge', role: 'questioner', ticket: 'T-1', session: 'T-1/challenge.r1.t1', body: good },
  ]);
});

test('calls are numbered in order and offer the tools of the role and the sheet', async () => {
  const { host } = await loop({ says: [{ calls: [{ name: 'list', input: {} }] }, handIn()], role: { tools: ['list'] } });
  const calls = host.asked.filter((each) => each.path === '/v1/complete').map((each) => (each.body as { callId: string }).callId);
  expect(calls).toStrictEqual(['T-1/challenge.r1.t1#1', 'T-1/challenge.r1.t1#2']);
  expect(lastRequest(host)).toMatchObject({ purpose: 'sheet', maxOutputTokens: 4000 });
  expect(lastRequest(host).tools.map((tool) => tool.name)).toStrictEqual(['list', 'hand_in_sheet']);
});

test.each<[string, Said]>([
  ['a fenced JSON text', { text: 'Here it is:\n```json\n{"sheet": {"questions": []}}\n```\nDone.' }],
  ['a bare body', { text: '{"questions": []}' }],
  ['JSON between prose', { text: 'My sheet: {"questions": []} and that is all.' }],
  ['the call spelt out', { text: '{"name": "hand_in_sheet", "arguments": {"sheet": {"questions": []}}}' }],
  ['the sheet as a text in the call', { calls: [{ name: 'hand_in_sheet', input: { sheet: '{"questions": []}' } }] }],
  ['the bare body in the call', { calls: [{ name: 'hand_in_sheet', input: { questions: [] } }] }],
  ['the whole input as a text', { calls: [{ name: 'hand_in_sheet', input: '{"sheet": {"questions": []}}' }] }],
])('%s is a sheet', async (_what, said) => {
  const { host, ended } = await loop({ says: [said] });
  expect(ended).toBeNull();
  expect(sheets(host)).toMatchObject([{ body: good }]);
});

test('a refused sheet goes back with its faults and is handed in again', async () => {
  const { host, ended } = await loop({
    says: [handIn({}), handIn()],
    sheet: (_body, count) =>
      count === 1 ? { status: 422, body: { kind: 'refused', errors: [fault] } } : { status: 200, body: { kind: 'accepted' } },
  });
  expect(ended).toBeNull();
  expect(lastMessages(host).at(-1)).toStrictEqual({
    role: 'tool',
    callId: 'c0',
    isError: true,
    text: 'The sheet was refused. Mend these and hand in the whole sheet again:\n- /sheet/questions: required: must be there (found 7)',
  });
});

test('the third refusal ends the session with the last faults', async () => {
  const { host, ended } = await loop({ says: [handIn({})], sheet: () => ({ status: 422, body: { kind: 'refused', errors: [fault] } }) });
  expect(ended).toMatchObject({
    code: 'invalid-sheet',
    note: { kind: 'invalid-sheet', faults: [{ path: '/body/questions', rule: 'required', message: 'must be there' }] },
  });
  expect(sheets(host)).toHaveLength(3);
});

test('a sheet as text is corrected as text', async () => {
  const { host } = await loop({
    says: [{ text: '{}' }, handIn()],
    sheet: (_body, count) =>
      count === 1 ? { status: 422, body: { kind: 'refused', errors: [fault] } } : { status: 200, body: { kind: 'accepted' } },
  });
  expect(lastMessages(host).at(-1)).toMatchObject({ role: 'user', text: expect.stringContaining('/sheet/questions') });
});

test.each<[string, Said, string, string]>([
  ['prose', { text: 'I think it is fine.' }, 'prose', 'called no tool'],
  ['an empty reply', {}, 'empty', 'answered nothing'],
  ['a reply that was cut', { text: '{"questions": [', stop: 'length' }, 'cut', 'was cut at its output limit'],
  ['JSON that was cut off without a word', { text: '{"questions": [' }, 'prose', 'called no tool'],
])('%s is reminded once, and ends the session the second time in a row, as what it was', async (_what, said, rule, message) => {
  const once = await loop({ says: [said, handIn()] });
  expect(once.ended).toBeNull();
  expect(lastMessages(once.host).at(-1)).toMatchObject({ role: 'user', text: expect.stringContaining('hand_in_sheet') });
  const twice = await loop({ says: [said, said] });
  expect(twice.ended).toMatchObject({ code: 'invalid-sheet', note: { faults: [{ rule, message: expect.stringContaining(message) }] } });
  expect(sheets(twice.host)).toStrictEqual([]);
});

test('a cut JSON text is never handed in, even where it parses', async () => {
  const { host } = await loop({
    says: [
      { text: '{"questions": []}', stop: 'length' },
      { text: 'no', stop: 'length' },
    ],
  });
  expect(sheets(host)).toStrictEqual([]);
});

test('an input that was cut is told so, without troubling the host', async () => {
  const { host, ended } = await loop({
    says: [{ calls: [{ name: 'hand_in_sheet', input: '{"sheet": {"questions": [' }], stop: 'length' }, handIn()],
  });
  expect(ended).toBeNull();
  expect(lastMessages(host).at(-1)).toMatchObject({
    role: 'tool',
    isError: true,
    text: expect.stringContaining('cut at the output limit'),
  });
  expect(sheets(host)).toHaveLength(1);
});

test('a refusal of the model ends the session with its words', async () => {
  const { ended } = await loop({ says: [{ text: 'I will not.', stop: 'refusal' }] });
  expect(ended).toMatchObject({ code: 'refused-by-model', note: { kind: 'refused-by-model', text: 'I will not.' } });
});

test('a model that calls for ever ends at the limit of calls, and is told when one is left', async () => {
  const says = Array.from({ length: 9 }, (_, index): Said => ({ calls: [{ name: 'search', input: { query: `q${index}` } }] }));
  const { host, ended } = await loop({ says, role: { limits: { ...role.limits, calls: 4 } } });
  expect(ended).toMatchObject({ code: 'invalid-sheet', note: { faults: [{ rule: 'call-limit' }] } });
  expect(host.asked.filter((each) => each.path === '/v1/complete')).toHaveLength(4);
  expect(lastMessages(host).at(-1)).toMatchObject({ role: 'user', text: expect.stringContaining('one reply left') });
});

test('an equal call is answered twice, then told, then ends the session', async () => {
  await writeFile(join(root, 'a'), 'text of a');
  const { host, ended } = await loop({ says: [{ calls: [{ name: 'read', input: { path: 'a' } }] }] });
  expect(ended).toMatchObject({ code: 'invalid-sheet', note: { faults: [{ rule: 'equal-calls' }] } });
  const results = lastMessages(host).filter((message) => message.role === 'tool');
  expect(results.map((result) => [result.isError, result.text.includes('text of a')])).toStrictEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});

test('several calls in one reply are answered in order, each under its id', async () => {
  await writeFile(join(root, 'a'), 'one\ntwo\n');
  const { host } = await loop({
    says: [
      {
        calls: [
          { name: 'read', input: { path: 'a', from: 2 } },
          { name: 'search', input: { query: 'one' } },
          { name: 'list', input: { glob: '*' } },
        ],
      },
      handIn(),
    ],
  });
  expect(lastMessages(host).slice(-3)).toStrictEqual([
    { role: 'tool', callId: 'c0', text: 'a, lines 2-2 of 2:\ntwo\n', isError: false },
    { role: 'tool', callId: 'c1', text: 'a:1: one', isError: false },
    { role: 'tool', callId: 'c2', text: 'a', isError: false },
  ]);
});

test.each<[string, unknown, string]>([
  ['read', { path: '../x' }, 'not a path below the tree'],
  ['read', { path: 'none' }, 'There is no file none.'],
  ['read', {}, 'needs a path'],
  ['read', { path: 'a', from: 0 }, 'line numbers'],
  ['read', '{"path": "a', 'not a JSON object'],
  ['search', { query: '(', regex: true }, 'not a regular expression'],
  ['remove', { path: 'a' }, 'no tool remove'],
  ['shell', { run: 'rm -rf /' }, 'not valid'],
])('the call %s %j comes back as an error and nothing happens', async (name, input, text) => {
  const { host } = await loop({ says: [{ calls: [{ name, input }] }, handIn()] });
  expect(lastMessages(host).at(-1)).toMatchObject({ role: 'tool', isError: true, text: expect.stringContaining(text) });
  expect(host.asked.some((each) => each.path === '/v1/tool')).toBe(false);
});

test('a tool that the role does not have is not carried out', async () => {
  const { host } = await loop({
    says: [{ calls: [{ name: 'write', input: { path: 'a', text: 'x' } }] }, handIn()],
    role: { tools: ['read'] },
  });
  expect(lastMessages(host).at(-1)).toMatchObject({ isError: true });
  expect(host.asked.some((each) => each.path === '/v1/tool')).toBe(false);
});

test('writes carry the digest of what was read; what was not read is not replaced', async () => {
  await writeFile(join(root, 'old.ts'), 'const a = 1;\n');
  const requests: unknown[] = [];
  const tool = (request: unknown): ToolReply => {
    requests.push(request);
    const isBlind = requests.length === 1;
    return isBlind ? { kind: 'stale', actual: digestOf('const a = 1;\n') } : { kind: 'written', digest: digestOf('x') };
  };
  const { host } = await loop({
    says: [
      { calls: [{ name: 'write', input: { path: 'old.ts', text: 'blind' } }] },
      { calls: [{ name: 'read', input: { path: 'old.ts' } }] },
      {
        calls: [
          { name: 'edit', input: { path: 'old.ts', old: '1', new: '2' } },
          { name: 'write', input: { path: 'new.ts', text: 'fresh' } },
        ],
      },
      handIn(),
    ],
    tool,
  });
  expect(requests).toStrictEqual([
    { kind: 'write', path: 'old.ts', text: 'blind', digest: null },
    { kind: 'edit', path: 'old.ts', old: '1', new: '2', digest: digestOf('const a = 1;\n') },
    { kind: 'write', path: 'new.ts', text: 'fresh', digest: null },
  ]);
  expect(
    lastMessages(host)
      .filter((message) => message.role === 'tool')
      .map((message) => message.text),
  ).toStrictEqual([
    'Read old.ts first: what you have not seen you cannot replace.',
    'old.ts, lines 1-1 of 1:\nconst a = 1;\n',
    'Written.',
    'Written.',
  ]);
});

test('a write outside the rights ends the session at once', async () => {
  const { host, ended } = await loop({
    says: [{ calls: [{ name: 'write', input: { path: 'a.test.ts', text: 'x' } }] }, handIn()],
    tool: () => ({ kind: 'refused', path: 'a.test.ts', rule: 'developer-writes-planned-source' }),
  });
  expect(ended).toMatchObject({ code: 'out-of-plan', why: expect.stringContaining('developer-writes-planned-source') });
  expect(sheets(host)).toStrictEqual([]);
});

test.each(['../../x', '/etc/passwd', '.git/hooks/pre-commit', 'a/../../x', 'a\\b'])(
  'a request to write %s is the host to judge, and nothing there is read',
  async (path) => {
    const requests: unknown[] = [];
    const tool = (request: unknown): ToolReply => {
      requests.push(request);
      return { kind: 'refused', path, rule: 'It leads out of the tree.' };
    };
    for (const call of [
      { name: 'write', input: { path, text: 'x' } },
      { name: 'edit', input: { path, old: 'a', new: 'b' } },
    ])
      expect((await loop({ says: [{ calls: [call] }, handIn()], tool })).ended).toMatchObject({ code: 'out-of-plan' });
    expect(requests).toMatchObject([
      { kind: 'write', path, digest: null },
      { kind: 'edit', path, digest: null },
    ]);
  },
);

test('a place inside the tree that is spelt another way is a slip, which the model mends', async () => {
  const slips = ['./a.ts', 'b//../a.ts', join(root, 'a.ts')].map((path) => ({ name: 'write', input: { path, text: 'x' } }));
  const { host, ended } = await loop({ says: [{ calls: slips }, handIn()] });
  expect(ended).toBeNull();
  const told = lastMessages(host).filter((message) => message.role === 'tool');
  expect(told.map(({ text }) => text)).toStrictEqual(slips.map(() => 'Nothing was written: name the file as a.ts.'));
  expect(host.asked.some((each) => each.path === '/v1/tool')).toBe(false);
});

test('a write that the host did before it died is found done', async () => {
  const tool = (request: unknown): ToolReply => ({ kind: 'stale', actual: digestOf((request as { text: string }).text) });
  const { host } = await loop({ says: [{ calls: [{ name: 'write', input: { path: 'a', text: 'mine' } }] }, handIn()], tool });
  expect(lastMessages(host).at(-1)).toMatchObject({ text: 'Written.', isError: false });
});

test('a file that somebody else changed is told, and nothing is written', async () => {
  const { host } = await loop({
    says: [{ calls: [{ name: 'write', input: { path: 'a', text: 'mine' } }] }, handIn()],
    tool: () => ({ kind: 'stale', actual: digestOf('other') }),
  });
  expect(lastMessages(host).at(-1)).toMatchObject({ isError: true, text: expect.stringContaining('not what you read') });
});

test('a test run tells counts, failures and the names of what passed, and a command its status and output', async () => {
  const tool = (request: unknown): ToolReply =>
    (request as { kind: string }).kind === 'shell'
      ? { kind: 'ran', exit: { kind: 'limit', limit: 'wall' }, output: 'half' }
      : {
          kind: 'tested',
          report: {
            runner: 'vitest',
            command: ['vitest'],
            tree: 'a'.repeat(40),
            exit: { kind: 'exited', code: 1 },
            results: [
              { outcome: 'passed', id: 'a.test.ts > works', file: 'a.test.ts' },
              {
                outcome: 'failed',
                id: 'a.test.ts > fails',
                file: 'a.test.ts',
                class: 'assertion',
                message: 'not equal',
                expected: '2',
                actual: '1',
                frames: [{ file: 'a.ts', line: 3 }],
              },
            ],
            faults: [],
            durationMs: 5,
          },
        };
  const { host } = await loop({
    says: [
      {
        calls: [
          { name: 'run_tests', input: { files: [] } },
          { name: 'shell', input: { run: ['sleep', '9'] } },
        ],
      },
      handIn(),
    ],
    tool,
  });
  expect(
    lastMessages(host)
      .slice(-2)
      .map((message) => message.text),
  ).toStrictEqual([
    '1 passed, 1 failed, 0 skipped (exit status 1)\nFAILED a.test.ts > fails [assertion]\n  not equal\n  expected: 2\n  actual: 1\n  at a.ts:3\npassed a.test.ts > works',
    'stopped at the wall limit\nhalf',
  ]);
});

test('a long result is cut with a note, and a long file is given by ranges', async () => {
  await writeFile(join(root, 'long'), `${'x'.repeat(99)}\n`.repeat(2000));
  const { host } = await loop({ says: [{ calls: [{ name: 'read', input: { path: 'long' } }] }, handIn()] });
  const { text } = lastMessages(host).at(-1)!;
  expect(text).toContain('lines 1-600 of 2000');
  expect(text).toContain('left out');
  expect(text.length).toBeLessThan(25_000);
  expect(await readFile(join(root, 'long'), 'utf8')).toHaveLength(200_000);
});

test('a host that ends the call ends the session without a note', async () => {
  const host = await fakeHost(() => ({ status: 402, body: { kind: 'budget-spent', why: 'all of 5 dollars' } }));
  hosts.push(host);
  await host.listen();
  const kit = openKit({ client: brokerClient({ socketPath: host.socketPath }), brief, role, promptFile: '', root, log: () => {} });
  await expect(agentLoop(kit, { system: 's', user: 'u', sheet: 'challenge' })).rejects.toMatchObject({
    code: 'host-ended',
    why: 'all of 5 dollars',
    note: null,
  });
});

test('a conversation within its limit stays as it is; past it the oldest results go, down to half, and the last four stay', () => {
  const results = Array.from({ length: 10 }, (_, index): CompleteRequestMessage => ({
    role: 'tool',
    callId: `c${index}`,
    text: 'x'.repeat(1000),
    isError: false,
  }));
  const messages: CompleteRequestMessage[] = [{ role: 'user', text: 'u'.repeat(2000) }, ...results];
  expect(trimConversation(messages, 12_000)).toStrictEqual(messages);
  const trimmed = trimConversation(messages, 11_000);
  const kept = trimmed.map((message) => message.text.length >= 1000);
  expect(kept).toStrictEqual([true, false, false, false, false, false, false, true, true, true, true]);
  expect(trimConversation(trimmed, 11_000)).toStrictEqual(trimmed);
});
