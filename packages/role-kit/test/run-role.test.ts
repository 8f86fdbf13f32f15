import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentLoop } from '../src/agent-loop.ts';
import { brokerClient } from '../src/broker-client.ts';
import { promptPart } from '../src/prompt-part.ts';
import { runRoleIn, type RoleProcess, type RoleProgram } from '../src/run-role.ts';
import { brief, role } from './documents.ts';
import { fakeHost, modelHost, type Asked, type FakeHost, type HostAnswer } from './fake-host.ts';

let dir = '';
const hosts: FakeHost[] = [];
const lines: string[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'role-'));
  await mkdir(join(dir, 'roles/questioner'), { recursive: true });
  await mkdir(join(dir, 'dist/questioner'), { recursive: true });
  await writeFile(join(dir, 'roles/questioner/role.json'), JSON.stringify(role));
  await writeFile(
    join(dir, 'roles/questioner/prompt.md'),
    'You question.\n<!-- brief: plan -->\nPlans.\n<!-- brief: challenge -->\nChallenges.\n',
  );
  lines.length = 0;
});
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.remove();
  await rm(dir, { recursive: true });
});

async function host(answer: (asked: Asked, count: number) => HostAnswer | Promise<HostAnswer>, listening = true): Promise<FakeHost> {
  const made = await fakeHost(answer);
  hosts.push(made);
  if (listening) await made.listen();
  return made;
}

async function run(argv: readonly string[], env: Record<string, string>, work?: RoleProgram['work']): Promise<number> {
  const world: RoleProcess = { argv, env, cwd: dir, programDir: join(dir, 'dist/questioner'), writeError: (line) => lines.push(line) };
  return await runRoleIn(
    { role: 'questioner', work: work ?? (async (kit) => await agentLoop(kit, { system: kit.prompt, user: 'go', sheet: 'challenge' })) },
    world,
  );
}

const handIn = { calls: [{ name: 'hand_in_sheet', input: { sheet: { questions: [] } } }] };

test('a role reads its brief from the broker, works, hands in and ends with 0', async () => {
  const served = await host(modelHost({ brief, says: [handIn] }));
  expect(await run([], { CIRCUIT_BROKER: served.socketPath })).toBe(0);
  expect(served.asked.map((each) => `${each.method} ${each.path}`)).toStrictEqual(['GET /v1/brief', 'POST /v1/complete', 'POST /v1/sheet']);
  expect(served.asked[1]?.body).toMatchObject({ system: 'You question.\nChallenges.' });
});

test('a session without a valid sheet tells the host why and ends with 1', async () => {
  const served = await host(modelHost({ brief, says: [{ text: 'hm' }] }));
  expect(await run([], { CIRCUIT_BROKER: served.socketPath })).toBe(1);
  expect(served.asked.at(-1)).toMatchObject({ path: '/v1/end', body: { kind: 'invalid-sheet', faults: [{ rule: 'prose' }] } });
});

test('a refusing model is told to the host and ends with 1', async () => {
  const served = await host(modelHost({ brief, says: [{ text: 'no', stop: 'refusal' }] }));
  expect(await run([], { CIRCUIT_BROKER: served.socketPath })).toBe(1);
  expect(served.asked.at(-1)).toMatchObject({ path: '/v1/end', body: { kind: 'refused-by-model', text: 'no' } });
});

test('a brief of another role, or none, ends with 2 before any work', async () => {
  const other = await host(() => ({ status: 200, body: { ...brief, kind: 'decision' } }));
  expect(await run([], { CIRCUIT_BROKER: other.socketPath }, () => Promise.reject(new Error('worked')))).toBe(2);
  const plan = {
    kind: 'plan',
    ticket: 'T-1',
    session: 'T-1/plan.r1.t1',
    round: 1,
    try: 1,
    tries: 3,
    goal: 'g',
    project: brief.project,
    feedback: [],
    decided: [],
    sources: [],
  };
  const explorers = await host(() => ({ status: 200, body: plan }));
  expect(await run([], { CIRCUIT_BROKER: explorers.socketPath }, () => Promise.reject(new Error('worked')))).toBe(2);
  expect(lines.join('\n')).toContain('is for the explorer');
});

test('work that returns without a sheet, and work that throws, is a bug and ends with 3', async () => {
  const served = await host(modelHost({ brief, says: [handIn] }));
  expect(await run([], { CIRCUIT_BROKER: served.socketPath }, async () => {})).toBe(3);
  expect(await run([], { CIRCUIT_BROKER: served.socketPath }, () => Promise.reject(new TypeError('x is not a function')))).toBe(3);
  expect(lines.join('\n')).toContain('x is not a function');
});

test('a role started alone says loudly that there is no sandbox, and reads its brief from the file', async () => {
  const served = await host(modelHost({ brief: 'not asked for', says: [handIn] }));
  await writeFile(join(dir, 'brief.json'), JSON.stringify(brief));
  expect(await run(['--brief', join(dir, 'brief.json'), '--no-sandbox', '--broker', served.socketPath], {})).toBe(0);
  expect(lines.join('\n')).toContain('NO SANDBOX');
  expect(served.asked.map((each) => each.path)).toStrictEqual(['/v1/complete', '/v1/sheet']);
});

test.each([
  [['--brief', 'b.json'], '--no-sandbox'],
  [['--no-sandbox'], '--brief'],
  [['--brief', 'b.json', '--no-sandbox'], '--broker'],
  [['--sandbox'], 'sandbox'],
  [['brief.json'], 'brief.json'],
])('the arguments %j are refused with 2 and name %s', async (argv, named) => {
  expect(await run(argv, {})).toBe(2);
  expect(lines.join('\n')).toContain(named);
});

test('a role without its role.json ends with 2 and says where it looked', async () => {
  await rm(join(dir, 'roles'), { recursive: true });
  expect(await run([], { CIRCUIT_BROKER: '/nowhere' })).toBe(2);
  expect(lines.join('\n')).toContain('roles/questioner');
});

test('the role files may lie where the host says', async () => {
  const served = await host(modelHost({ brief, says: [handIn] }));
  await mkdir(join(dir, 'elsewhere'));
  await writeFile(join(dir, 'elsewhere/role.json'), JSON.stringify(role));
  await writeFile(join(dir, 'elsewhere/prompt.md'), 'Other words.');
  expect(await run([], { CIRCUIT_BROKER: served.socketPath, CIRCUIT_ROLE_DIR: join(dir, 'elsewhere') })).toBe(0);
  expect(served.asked[1]?.body).toMatchObject({ system: 'Other words.' });
});

test('a host that dies in the middle of a call is asked again under the same call id once it listens', async () => {
  const answer = modelHost({ brief, says: [handIn] });
  let died = false;
  const served: FakeHost = await host(async (asked) => {
    if (asked.path !== '/v1/complete' || died) return answer(asked);
    died = true;
    void served.stop().then(async () => await served.listen());
    return 'cut';
  });
  expect(await run([], { CIRCUIT_BROKER: served.socketPath })).toBe(0);
  const ids = served.asked.filter((each) => each.path === '/v1/complete').map((each) => (each.body as { callId: string }).callId);
  expect(ids).toStrictEqual(['T-1/challenge.r1.t1#1', 'T-1/challenge.r1.t1#1']);
});

test('a host that listens late is waited for', async () => {
  const served = await host(() => ({ status: 200, body: brief }), false);
  const waits: string[] = [];
  const client = brokerClient({
    socketPath: served.socketPath,
    firstWaitMs: 1,
    log: (line) => {
      waits.push(line);
      if (waits.length === 3) void served.listen();
    },
  });
  expect(await client.ask('GET', '/v1/brief')).toMatchObject({ status: 200 });
  expect(waits.length).toBeGreaterThanOrEqual(3);
});

test('a host that never comes back is given up after the time that was set', async () => {
  const client = brokerClient({ socketPath: join(dir, 'none.sock'), firstWaitMs: 1, giveUpMs: 50 });
  await expect(client.ask('GET', '/v1/brief')).rejects.toMatchObject({ code: 'broker-unreachable', retry: 'safe' });
});

test('an answer that is cut is asked for again', async () => {
  const served = await host((_asked, count) => (count === 1 ? 'cut' : { status: 200, body: 'whole' }));
  const client = brokerClient({ socketPath: served.socketPath, firstWaitMs: 1 });
  expect(await client.ask('POST', '/v1/complete', { a: 1 })).toStrictEqual({ status: 200, body: 'whole' });
});

test.each([
  ['a\n<!-- brief: plan -->\nb\n<!-- brief: answer, triage -->\nc', 'plan', 'a\nb'],
  ['a\n<!-- brief: plan -->\nb\n<!-- brief: answer, triage -->\nc', 'triage', 'a\nc'],
  ['a\n<!-- brief: plan -->\nb', 'answer', 'a'],
  ['a\n<!-- a comment -->\nb', 'plan', 'a\n<!-- a comment -->\nb'],
])('of the prompt %j the brief %s gets %j', (prompt, kind, part) => {
  expect(promptPart(prompt, kind)).toBe(part);
});
