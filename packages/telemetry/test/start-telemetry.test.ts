import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openJournal, type Journal } from '@ticket-circuit/journal';
import { spansOf, startTelemetry } from '../src/index.ts';
import { begun, called, closed, ended, opened, started } from './entries.ts';
import { otlpServer } from './otlp-server.ts';

vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 50 };
const session = 'T-1/code.r1.t1';
const effect = `${session}/start-session`;
const json = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };

interface Scene {
  readonly journal: Journal;
  readonly folder: string;
  /** Why nothing went out, each time that it was said. */
  readonly warnings: string[];
  readonly start: (env: Readonly<Record<string, string>>) => { end(): void };
}

/** A journal with a ticket whose first session made one call. */
function scene(): Scene {
  const root = mkdtempSync(join(tmpdir(), 'circuit-telemetry-'));
  const journal = openJournal(join(root, 'journal.db'));
  onTestFinished(() => {
    journal.close();
    rmSync(root, { recursive: true, force: true });
  });
  append(journal, ['open', opened], ['begin', begun(effect)], ['started', started(session)], ['call', called(session, 1)]);
  const warnings: string[] = [];
  const folder = join(root, 'telemetry');
  const warn = (why: string): void => void warnings.push(why);
  return { journal, folder, warnings, start: (env) => startTelemetry({ ticket: 'T-1', journal: journal.file, folder, env, warn }) };
}

function append(journal: Journal, ...events: readonly (readonly [string, Parameters<Journal['append']>[2]])[]): void {
  for (const [key, event] of events) {
    const at = new Date().toISOString();
    if (event.kind === 'ticket-opened') journal.openTicket(event, at);
    else journal.append('T-1', key, event, at);
  }
}

test('spans go out as they end, each once, and a later run goes on where the first was cut off', async () => {
  const server = await otlpServer();
  const { journal, folder, start, warnings } = scene();
  const first = start({ ...json, OTEL_EXPORTER_OTLP_ENDPOINT: server.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20mine' });
  await vi.waitFor(() => expect(server.spans().map(({ name }) => name)).toEqual(['chat model-2026']), patience);
  append(journal, [effect, ended(session)]);
  await vi.waitFor(() => expect(server.spans()).toHaveLength(2), patience);
  first.end();
  await vi.waitFor(() => expect(readFileSync(join(folder, 'T-1'), 'utf8')).toMatch(/ 5$/u), patience);

  append(journal, ['close', closed]);
  const second = start({ ...json, OTEL_EXPORTER_OTLP_ENDPOINT: server.url });
  await vi.waitFor(() => expect(server.spans()).toHaveLength(4), patience);
  second.end();
  const made = spansOf(journal.read('T-1'));
  expect(server.spans().map(({ traceId, spanId, parentSpanId = null }) => [traceId, spanId, parentSpanId])).toEqual(
    made.map(({ traceId, spanId, parentId }) => [traceId, spanId, parentId]),
  );
  const [call] = server.spans();
  expect(call).toMatchObject({ kind: 3, startTimeUnixNano: `${made[0]?.startMs}000000`, endTimeUnixNano: `${made[0]?.endMs}000000` });
  expect(call?.attributes).toContainEqual({ key: 'gen_ai.usage.input_tokens', value: { intValue: 111 } });
  expect(call?.attributes).toContainEqual({ key: 'circuit.cost_usd', value: { doubleValue: 0.25 } });
  expect(server.taken[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'of mine', 'content-type': 'application/json' } });
  expect(server.service()).toContain('{"stringValue":"ticket-circuit"}');
  expect(warnings).toEqual([]);
});

test('protobuf is spoken where nothing else is asked for, and the service is named as the standard variables say', async () => {
  const server = await otlpServer();
  const { start } = scene();
  const running = start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${server.url}/elsewhere`, OTEL_SERVICE_NAME: 'shop' });
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
  running.end();
  const [taken] = server.taken;
  expect(taken).toMatchObject({ path: '/elsewhere', headers: { 'content-type': 'application/x-protobuf' } });
  const body = taken?.body ?? Buffer.from('');
  expect(body.includes('chat model-2026') && body.includes('gen_ai.usage.input_tokens') && body.includes('shop')).toBe(true);
});

test('what an endpoint refuses goes out once it takes it', async () => {
  const server = await otlpServer((request) => (request === 1 ? 400 : 200));
  const { start, warnings } = scene();
  const running = start({ ...json, OTEL_EXPORTER_OTLP_ENDPOINT: server.url });
  await vi.waitFor(() => expect(server.taken.length).toBeGreaterThanOrEqual(2), patience);
  running.end();
  expect(warnings).toEqual(['The spans of T-1 were not taken by the endpoint; they are sent again later.']);
  expect(new Set(server.spans().map(({ spanId }) => spanId)).size).toBe(1);
});

/** Runs a program that starts telemetry, writes to the journal as a run does, and ends; returns its exit status and what it said. */
async function lifeWith(
  { journal, folder }: Scene,
  env: Readonly<Record<string, string>>,
  how = 'ends',
): Promise<{ code: number | null; out: string }> {
  const program = join(import.meta.dirname, 'short-life-process.ts');
  const child = spawn(process.execPath, [program, journal.file, folder, how], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'pipe',
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return { code: await new Promise((resolve) => child.on('close', resolve)), out };
}

test.each(['refused', 'hanging'] as const)(
  'a run ends as it would where the connection is %s, and its spans go out another time',
  async (how) => {
    const hanging = await otlpServer(() => null);
    const closedPort = createServer();
    await new Promise<void>((resolve) => closedPort.listen(0, '127.0.0.1', resolve));
    const port = (closedPort.address() as { port: number }).port;
    await new Promise((resolve) => closedPort.close(resolve));
    const at = scene();
    const url = how === 'hanging' ? hanging.url : `http://127.0.0.1:${port}`;
    expect(await lifeWith(at, { ...json, OTEL_EXPORTER_OTLP_ENDPOINT: url })).toEqual({ code: 0, out: 'ended with 1\n' });
    expect(existsSync(join(at.folder, 'T-1'))).toBe(false);
    expect(spansOf(at.journal.read('T-1'))).toHaveLength(4);

    const server = await otlpServer();
    const running = at.start({ ...json, OTEL_EXPORTER_OTLP_ENDPOINT: server.url });
    await vi.waitFor(() => expect(server.spans()).toHaveLength(4), patience);
    running.end();
  },
);

test.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }])(
  'nothing is loaded and nothing is written under %j',
  async (env) => {
    const at = scene();
    expect(await lifeWith(at, env)).toEqual({ code: 0, out: 'ended with 0\n' });
    expect(existsSync(at.folder)).toBe(false);
  },
);

test('a run that breaks off is not kept alive by its spans', async () => {
  const hanging = await otlpServer(() => null);
  expect(await lifeWith(scene(), { OTEL_EXPORTER_OTLP_ENDPOINT: hanging.url }, 'fails')).toEqual({ code: 0, out: '' });
});

test('a protocol that is not spoken is said, and nothing else happens', () => {
  const { start, warnings } = scene();
  start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }).end();
  expect(warnings).toEqual(['No spans go out: OTEL_EXPORTER_OTLP_PROTOCOL is grpc, and only http/protobuf and http/json are spoken.']);
});
