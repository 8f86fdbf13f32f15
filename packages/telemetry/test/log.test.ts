import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog, silentLog } from '../src/index.ts';

const env = { OPENAI_API_KEY: 'planted "key" 0123456789', GITHUB_TOKEN: 'planted-token-abcdef', HOME: '/home/ada' };

function logFile(): string {
  const root = mkdtempSync(join(tmpdir(), 'circuit-log-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'circuit.log');
}

test('lines are JSON with time, level, process and facts, from the level on that was asked for', async () => {
  const file = logFile();
  const log = await openLog({ level: 'info', file, env });
  log.debug({ ticket: 'T-1' }, 'not written');
  log.info({ ticket: 'T-1' }, 'a run begins');
  log.error({ error: new Error('the disk is full') }, 'a run failed');
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: 'info', pid: process.pid, ticket: 'T-1', msg: 'a run begins', time: expect.stringMatching(/^\d{4}-.*Z$/u) },
    {
      level: 'error',
      error: { type: 'Error', message: 'the disk is full', stack: expect.stringContaining('log.test.ts') },
      msg: 'a run failed',
    },
  ]);
});

test('no planted key is written, wherever it stands and however it is written, and the line is still JSON', async () => {
  const file = logFile();
  const log = await openLog({ level: 'debug', file, env });
  const key = env.OPENAI_API_KEY;
  const shapes = ['sk-proj-0123456789abcdefgh', 'ghp_0123456789abcdefghij', 'github_pat_0123456789abcdefghij'];
  const error = Object.assign(new Error(`refused: ${key}`), {
    why: `Authorization: Bearer unknown-to-us.${env.GITHUB_TOKEN}`,
    cause: new Error(key),
  });
  log.info({ [key]: [{ deep: { text: `a ${key} b` } }], url: `https://ada:hidden-word@example.org/?token=hidden-token&x=1` }, key);
  log.warn({ error, header: 'Bearer hidden.bearer', encoded: Buffer.from(key).toString('base64'), query: encodeURIComponent(key) }, 'w');
  for (const shape of shapes) log.debug({ shape }, `x ${shape} y`);
  const text = readFileSync(file, 'utf8');
  for (const planted of ['planted', 'hidden', Buffer.from(key).toString('base64'), ...shapes]) expect(text).not.toContain(planted);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ url: 'https://[redacted]@example.org/?token=[redacted]&x=1', msg: '[redacted]' });
});

test('what cannot be written as JSON ends nothing, and a silent log takes everything', async () => {
  const file = logFile();
  const log = await openLog({ level: 'debug', file, env });
  const circle: Record<string, unknown> = { big: 1n };
  circle['self'] = circle;
  log.info(circle, 'odd');
  log.info(
    {
      get trap(): string {
        throw new Error('no');
      },
    },
    'a trap',
  );
  silentLog.error(circle, 'unheard');
  log.info({}, 'goes on');
  expect(readFileSync(file, 'utf8')).toContain('"msg":"goes on"');
});

test('a file that cannot be opened is said at once', async () => {
  await expect(openLog({ level: 'info', file: join(logFile(), 'x'), env })).rejects.toThrow('ENOENT');
});
