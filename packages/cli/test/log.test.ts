import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plantedRepo } from './planted.ts';
import { commandOf, commitFiles, git, program, scratchFolder, scratchRepo } from './scratch.ts';

const key = 'planted-key-0123456789';
type Line = Record<string, unknown>;
const linesOf = (text: string): Line[] => text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

/** A provider that refuses every key, and repeats it. */
async function refusingProvider(): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `Incorrect API key: ${request.headers.authorization ?? ''}` } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test('a run logs what an operator looks for, and the key is in no line, whoever repeats it', async () => {
  const repo = await plantedRepo();
  const config = JSON.parse(readFileSync(join(repo, 'circuit.json'), 'utf8')) as object;
  commitFiles(repo, { 'circuit.json': JSON.stringify({ ...config, budget: { perTicketUsd: 5, perTicketTokens: 1_000_000 } }) });
  git(repo, 'checkout', '--quiet', '--detach');
  const engine = ['--engine', 'openai', '--model', 'gpt-5.5', '--base-url', await refusingProvider(), '--budget', '1'];
  const said = await program('circuit', repo, ['run', 'T-1', '--log-level', 'debug', ...engine], '', { OPENAI_API_KEY: key });
  expect(said.err).not.toContain(key);
  const lines = linesOf(said.err);
  expect(lines[0]).toMatchObject({ level: 'info', ticket: 'T-1', msg: 'a run begins' });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'debug', msg: 'session-started', role: 'explorer', engine: 'openai' }));
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'a model call was not answered', call: 'T-1/plan.r1.t1#1', outcome: 'no-key' }),
  );
  expect(lines.at(-1)).toMatchObject({ level: 'error', msg: 'a run failed', error: { code: 'no-engine' } });
}, 300_000);

test('the page logs to a file, and its token is in no line', async () => {
  const repo = scratchRepo();
  const file = join(scratchFolder(), 'circuit.log');
  const env = { ...process.env, CIRCUIT_LOG: 'debug', CIRCUIT_LOG_FILE: file };
  const child = spawn(process.execPath, commandOf('circuit', ['serve', '--json']), { cwd: repo, env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await vi.waitFor(() => expect(out).toContain('\n'), { timeout: 60_000 });
  const { url } = JSON.parse(out) as { url: string };
  const { origin, searchParams } = new URL(url);
  const greeted = await fetch(url, { redirect: 'manual' });
  const cookie = greeted.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await fetch(`${origin}/api/board`, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(`${origin}/api/board?token=guess`)).status).toBe(401);
  child.kill('SIGINT');
  await new Promise((resolve) => child.on('close', resolve));
  const text = readFileSync(file, 'utf8');
  for (const secret of [searchParams.get('token') ?? '', cookie.split('=')[1] ?? '', 'guess']) {
    expect(secret).not.toBe('');
    expect(text).not.toContain(secret);
  }
  expect(linesOf(text)).toMatchObject([
    { level: 'info', msg: 'the page answers' },
    { level: 'debug', method: 'GET', path: '/', status: 303 },
    { level: 'debug', path: '/api/board', status: 200 },
    { level: 'warn', path: '/api/board', status: 401 },
    { level: 'info', msg: 'the page ends' },
  ]);
}, 120_000);

test('without being asked no log is written, and a level that there is not is refused', async () => {
  const repo = scratchRepo();
  const file = join(scratchFolder(), 'circuit.log');
  expect(await program('circuit', repo, ['queue', 'work'], '', { CIRCUIT_LOG_FILE: file })).toMatchObject({ code: 0 });
  expect(existsSync(file)).toBe(false);
  expect(await program('circuit', repo, ['queue', 'work'], '', { CIRCUIT_LOG: 'info', CIRCUIT_LOG_FILE: file })).toMatchObject({ code: 0 });
  expect(linesOf(readFileSync(file, 'utf8'))).toContainEqual(expect.objectContaining({ msg: 'work on the queue begins', branch: 'main' }));
  expect(await program('circuit', repo, ['queue', 'work', '--log-level', 'loud'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no log level "loud".'),
  });
  const lost = await program('circuit', repo, ['queue', 'work', '--log-level', 'info'], '', { CIRCUIT_LOG_FILE: join(file, 'x') });
  expect(lost).toMatchObject({ code: 1, err: expect.stringContaining(`The log ${join(file, 'x')} cannot be written.`) });
}, 120_000);
