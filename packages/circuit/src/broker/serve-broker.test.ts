import { link, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyPlan,
  type CompleteReply,
  type CompleteRequest,
  type QuestionerBrief,
  type Sheet,
  type ToolRequest,
} from '@ticket-circuit/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BrokerOptions } from './broker-options.ts';
import type { EndNote } from './end-note.ts';
import { serveBroker, type Broker } from './serve-broker.ts';

const session = 'T-1/challenge.r1.t1';
const brief: QuestionerBrief = {
  kind: 'challenge',
  ticket: 'T-1',
  session,
  round: 1,
  try: 1,
  tries: 1,
  goal: 'Do it.',
  project: {
    packages: [],
    runner: 'vitest-json',
    testCommand: ['npm', 'test'],
    checks: [],
    references: [],
    files: [],
    filesLeftOut: 0,
    outline: [],
    rules: [],
    testPatterns: [],
  },
  feedback: [],
  plan: { ...emptyPlan, nature: 'text' },
  unquoted: [],
  sources: [],
};
const reply: CompleteReply = {
  text: 'hello',
  toolCalls: [],
  stop: 'end',
  usage: { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
  model: 'm',
};
const call: CompleteRequest = {
  callId: `${session}#1`,
  purpose: 'sheet',
  tier: 'default',
  system: '',
  messages: [{ role: 'user', text: 'go' }],
  tools: [],
  maxOutputTokens: 10,
};
const sheet: Sheet = { kind: 'challenge', role: 'questioner', ticket: 'T-1', session, body: { questions: [] } };

let dir = '';
const open: Broker[] = [];

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'b-')), 's');
});
afterEach(async () => {
  for (const broker of open.splice(0)) await broker.close();
  await rm(join(dir, '..'), { recursive: true });
});

async function serve(more: Partial<BrokerOptions> = {}): Promise<Broker> {
  const broker = await serveBroker({
    dir,
    session,
    brief,
    complete: async () => ({ kind: 'reply', reply }),
    tool: async () => ({ kind: 'failed', why: 'no tools here' }),
    sheet: async () => ({ kind: 'accepted' }),
    end: async () => {},
    ...more,
  });
  open.push(broker);
  return broker;
}

async function ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  return await new Promise((resolve, reject) => {
    const asked = request({ socketPath: join(dir, 'broker.sock'), method, path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

/** A promise and the function that fulfils it. */
function gate(): { readonly passed: Promise<void>; readonly pass: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, pass: resolve };
}

test('the brief is served as it was given', async () => {
  await serve();
  expect(await ask('GET', '/v1/brief')).toStrictEqual({ status: 200, body: JSON.parse(JSON.stringify(brief)) });
});

test('a model call of this session is answered', async () => {
  const asked: CompleteRequest[] = [];
  await serve({
    complete: async (request) => {
      asked.push(request);
      return { kind: 'reply', reply };
    },
  });
  expect(await ask('POST', '/v1/complete', call)).toStrictEqual({ status: 200, body: { kind: 'reply', reply } });
  expect(asked).toStrictEqual([call]);
});

test.each([
  [{ ...call, callId: 'T-1/challenge.r1.t2#1' }, 403],
  [{ ...call, callId: 'T-11/challenge.r1.t1#1' }, 403],
  [{ ...call, tier: 'huge' }, 400],
  ['{"callId":', 400],
])('a model call %j is refused with status %d and never made', async (body, status) => {
  await serve({ complete: () => Promise.reject(new Error('was called')) });
  expect((await ask('POST', '/v1/complete', body)).status).toBe(status);
});

test.each([
  [{ kind: 'budget-spent', why: 'spent' } as const, 402],
  [{ kind: 'engine-down', why: 'down' } as const, 503],
  [{ kind: 'infrastructure', why: 'stale' } as const, 500],
])('the outcome %j keeps its kind and has status %d', async (outcome, status) => {
  await serve({ complete: async () => outcome });
  expect(await ask('POST', '/v1/complete', call)).toStrictEqual({ status, body: outcome });
});

test('the same call asked again while it runs is made once and answered twice', async () => {
  const [begun, held] = [gate(), gate()];
  let calls = 0;
  await serve({
    complete: async () => {
      calls += 1;
      begun.pass();
      await held.passed;
      return { kind: 'reply', reply };
    },
  });
  const first = ask('POST', '/v1/complete', call);
  await begun.passed;
  const second = ask('POST', '/v1/complete', call);
  // The brief comes back over the same socket: by then the second request has been read too.
  await ask('GET', '/v1/brief');
  held.pass();
  expect((await Promise.all([first, second])).map((each) => each.status)).toStrictEqual([200, 200]);
  expect(calls).toBe(1);
});

test('a tool request is judged by its schema and handed to the host', async () => {
  const asked: ToolRequest[] = [];
  await serve({
    tool: async (request) => {
      asked.push(request);
      return { kind: 'ran', exit: { kind: 'exited', code: 0 }, output: 'ok' };
    },
  });
  const run: ToolRequest = { kind: 'shell', run: ['ls'] };
  expect(await ask('POST', '/v1/tool', run)).toMatchObject({ status: 200, body: { kind: 'ran', output: 'ok' } });
  expect(await ask('POST', '/v1/tool', { kind: 'shell', run: 'rm -rf /' })).toMatchObject({ status: 400, body: { kind: 'refused' } });
  expect(asked).toStrictEqual([run]);
});

test('tool requests are carried out one at a time, in the order in which they came', async () => {
  const [begun, held] = [gate(), gate()];
  const steps: string[] = [];
  await serve({
    tool: async (request) => {
      const name = request.kind === 'run-check' ? request.name : '';
      steps.push(`begin ${name}`);
      if (name === 'first') {
        begun.pass();
        await held.passed;
      }
      steps.push(`end ${name}`);
      return { kind: 'failed', why: 'none' };
    },
  });
  const first = ask('POST', '/v1/tool', { kind: 'run-check', name: 'first' });
  await begun.passed;
  const second = ask('POST', '/v1/tool', { kind: 'run-check', name: 'second' });
  await ask('GET', '/v1/brief');
  held.pass();
  await Promise.all([first, second]);
  expect(steps).toStrictEqual(['begin first', 'end first', 'begin second', 'end second']);
});

test('a sheet is accepted once, again when it is equal, and never in another form', async () => {
  const kept: Sheet[] = [];
  await serve({
    sheet: async (handed) => {
      kept.push(handed);
      return { kind: 'accepted' };
    },
  });
  expect(await ask('POST', '/v1/sheet', sheet)).toStrictEqual({ status: 200, body: { kind: 'accepted' } });
  expect((await ask('POST', '/v1/sheet', sheet)).status).toBe(200);
  const other = { ...sheet, body: { questions: [], summary: 'changed my mind' } };
  expect(await ask('POST', '/v1/sheet', other)).toMatchObject({ status: 422, body: { errors: [{ rule: 'one-sheet' }] } });
  expect(kept).toStrictEqual([sheet]);
});

test.each([
  ['of another session', { ...sheet, session: 'T-1/challenge.r1.t2' }, { path: '/session', rule: 'own-session' }],
  ['of another ticket', { ...sheet, ticket: 'T-2' }, { path: '/ticket', rule: 'own-session' }],
  ['of another role', { ...sheet, role: 'explorer' }, { path: '/role', rule: 'const' }],
  ['without its questions', { ...sheet, body: {} }, { path: '/body', rule: 'required' }],
])('a sheet %s goes back with its fault, and the host hears of it', async (_title, body, fault) => {
  const heard: unknown[] = [];
  await serve({
    sheet: () => Promise.reject(new Error('was judged')),
    sheetRefused: async (_errors, handedIn) => {
      heard.push(handedIn);
    },
  });
  const answer = await ask('POST', '/v1/sheet', body);
  expect(answer).toMatchObject({
    status: 422,
    body: { kind: 'refused', errors: expect.arrayContaining([expect.objectContaining(fault)]) },
  });
  expect(heard).toStrictEqual([body]);
});

test("a sheet that breaks the host's rules goes back with their faults", async () => {
  const errors = [{ path: '/body/questions', rule: 'unique-id', message: 'must be unique' }];
  await serve({ sheet: async () => ({ kind: 'refused', errors }) });
  expect(await ask('POST', '/v1/sheet', sheet)).toStrictEqual({ status: 422, body: { kind: 'refused', errors } });
});

test('an end note reaches the host, and only the two kinds that a role can know', async () => {
  const notes: EndNote[] = [];
  await serve({
    end: async (note) => {
      notes.push(note);
    },
  });
  const note: EndNote = { kind: 'invalid-sheet', faults: [{ path: '', rule: 'prose', message: 'no sheet' }] };
  expect((await ask('POST', '/v1/end', note)).status).toBe(200);
  expect((await ask('POST', '/v1/end', { kind: 'budget-spent', why: 'I say so' })).status).toBe(400);
  expect(notes).toStrictEqual([note]);
});

test.each([
  ['GET', '/'],
  ['GET', '/v1/complete'],
  ['POST', '/v1/brief'],
  ['GET', '/v1/brief/../complete'],
  ['POST', '/v1/messages'],
  ['PUT', '/v1/sheet'],
])('%s %s is not found', async (method, path) => {
  await serve();
  expect((await ask(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
});

test('a body past the cap is refused before it is read whole', async () => {
  await serve({ bodyLimitBytes: 1000, complete: () => Promise.reject(new Error('was called')) });
  expect((await ask('POST', '/v1/complete', { ...call, system: 'x'.repeat(2000) })).status).toBe(413);
});

test('a host that throws answers 500 without its message, and the error is heard', async () => {
  const heard: unknown[] = [];
  await serve({ tool: () => Promise.reject(new Error('secret detail')), onError: (error) => heard.push(error) });
  const answer = await ask('POST', '/v1/tool', { kind: 'shell', run: ['ls'] });
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  expect(String(heard[0])).toContain('secret detail');
});

test('the folder and the socket are closed to everybody else', async () => {
  const broker = await serve();
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  expect((await stat(broker.socketPath)).mode & 0o777).toBe(0o600);
});

test('a socket that a dead host left is removed, and the broker listens again', async () => {
  const first = await serve();
  // A server that is closed removes its socket; one whose process dies leaves it, as a socket that is only bound does.
  await first.close();
  await leaveSocket(first.socketPath);
  await serve();
  expect((await ask('GET', '/v1/brief')).status).toBe(200);
});

test('a folder that a living host serves is refused', async () => {
  await serve();
  await expect(serve()).rejects.toMatchObject({ code: 'broker-in-use' });
  expect((await ask('GET', '/v1/brief')).status).toBe(200);
});

test('something else in the place of the socket is refused and left alone', async () => {
  const first = await serve();
  await first.close();
  await writeFile(join(dir, 'broker.sock'), 'mine');
  await expect(serve()).rejects.toMatchObject({ code: 'broker-blocked' });
});

test('a closed broker is gone from the folder', async () => {
  const broker = await serve();
  await broker.close();
  await expect(stat(broker.socketPath)).rejects.toThrow('ENOENT');
});

/** Leaves a socket file that nobody listens on. */
async function leaveSocket(path: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(`${path}.moved`, resolve);
  });
  await link(`${path}.moved`, path);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
