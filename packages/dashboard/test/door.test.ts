import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '@ticket-circuit/circuit';
import { openJournal } from '@ticket-circuit/journal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveDashboard, type Dashboard } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'circuit-door-'));
const journal = openJournal(join(folder, 'journal.db'));
let dashboard: Dashboard;
let cookie: string;

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks as any program can, with whatever headers; the path is sent as it is written. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Got> {
  return await new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: dashboard.port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

beforeAll(async () => {
  // The door needs no repository: only the journal is read.
  const project = { journal, repo: { commonDir: folder }, log: { debug() {}, info() {}, warn() {}, error() {} } } as unknown as Project;
  dashboard = await serveDashboard({ project, port: 0, signal: new AbortController().signal });
  const { pathname, search } = new URL(dashboard.url);
  const greeted = await ask(pathname + search);
  expect(greeted).toMatchObject({ status: 303, headers: { location: '/' } });
  const [set = ''] = greeted.headers['set-cookie'] ?? [];
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/u);
  cookie = set.split(';')[0] ?? '';
});
afterAll(async () => {
  await dashboard.close();
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

test('with the cookie pages and documents are answered, under headers that let nothing else run', async () => {
  const page = await ask('/', { cookie });
  expect(page.status).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(page.body).not.toMatch(/<script(?![^>]* src="\/web\/)/u);
  expect(page.body).not.toMatch(/https?:/u);
  expect(JSON.parse((await ask('/api/board', { cookie })).body)).toMatchObject({ seq: 0, openQuestions: 0 });
  expect((await ask('/web/main.ts', { cookie })).body).not.toContain('Readonly<');
});

test('no page, file, document or order is given to who has no token, or comes from elsewhere', async () => {
  const paths = ['/', '/tickets/T-1', '/web/main.ts', '/api/board', '/events', '/nowhere'];
  for (const path of paths) {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(`${path}?token=guess`)).status).toBe(401);
    expect((await ask(path, { cookie, origin: 'http://evil.example' })).status).toBe(403);
    expect((await ask(path, { cookie, host: `evil.example:${dashboard.port}` })).status).toBe(403);
    expect((await ask(path, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  }
  const order = '/api/questions/T-1/Q-1';
  const decision = JSON.stringify({ kind: 'abandon' });
  expect((await ask(order, { cookie }, 'POST', decision)).status).toBe(403);
  expect((await ask(order, { origin: `http://127.0.0.1:${dashboard.port}` }, 'POST', decision)).status).toBe(401);
});

test('a path outside is no page, however it is written', async () => {
  for (const path of [
    '/web/../package.json',
    '/web/..%2Fpackage.json',
    '/web/%2e%2e/src/index.ts',
    '/../../etc/passwd',
    '//etc/passwd',
    '/web/tsconfig.json',
    '/web/',
    '/tickets/../../etc/passwd',
    '/api/tickets/..%2f..%2fetc%2fpasswd',
    '/api/tickets/T-1/sessions/..%2f..%2fplan',
  ]) {
    const got = await ask(path, { cookie });
    expect([path, got.status]).toEqual([path, 404]);
    expect(got.body).not.toContain('root:');
  }
});

test('an order that is too long, or is none, is refused with the reason', async () => {
  const headers = { cookie, origin: `http://127.0.0.1:${dashboard.port}` };
  expect((await ask('/api/questions/T-1/Q-1', headers, 'POST', 'x'.repeat(100_000))).status).toBe(413);
  const bad = await ask('/api/questions/T-1/Q-1', headers, 'POST', '{"kind":"guess"}');
  expect(bad.status).toBe(400);
  expect(JSON.parse(bad.body)).toMatchObject({ what: 'T-1/Q-1 was not answered.' });
  expect((await ask('/api/questions/T-1/Q-1', headers, 'POST', '{"kind":"abandon"}')).status).toBe(404);
});

test('it listens on this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
  for (const host of [...others, '127.0.0.2']) {
    const outcome = await new Promise<string>((resolve) => {
      const socket = createConnection({ host, port: dashboard.port }, () => resolve('connected'));
      socket.on('error', () => resolve('refused'));
    });
    expect([host, outcome]).toEqual([host, 'refused']);
  }
});
