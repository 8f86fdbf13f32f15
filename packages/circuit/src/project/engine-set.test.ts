import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Circuit } from '@ticket-circuit/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineSet } from './engine-set.ts';

const config: Circuit = {
  main: 'main',
  packages: [{ name: 'core', paths: ['.'] }],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
  engines: {
    default: { engine: 'claude', model: 'large' },
    developer: { engine: 'ollama', model: 'small', escalateTo: 'default' },
    questioner: { engine: 'scripted', script: 'script.json' },
  },
};
let dir: string;
const pinned = (): string => 'sha256:0';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'engine-set-'));
  await writeFile(join(dir, 'script.json'), '{}');
});
afterAll(async () => await rm(dir, { recursive: true }));

test('a role is answered by its own entry, else by the default', async () => {
  const engines = engineSet(config, {}, dir);
  expect(await engines.forRole('developer')).toStrictEqual({ name: 'ollama', model: 'small' });
  expect(await engines.forRole('reviewer')).toStrictEqual({ name: 'claude', model: 'large' });
});

test('an engine of the command line answers every role', async () => {
  const engines = engineSet(config, { engine: 'openai', model: 'm', budgetUsd: 2 }, dir);
  expect(await engines.forRole('developer')).toStrictEqual({ name: 'openai', model: 'm' });
  expect(await engines.forRole('questioner')).toStrictEqual({ name: 'openai', model: 'm' });
  expect(engines.budgetUsd).toBe(2);
});

test('a model of the command line replaces that of each entry and leaves its engine', async () => {
  const engines = engineSet(config, { model: 'm' }, dir);
  expect(await engines.forRole('developer')).toStrictEqual({ name: 'ollama', model: 'm' });
  expect(await engines.forRole('reviewer')).toStrictEqual({ name: 'claude', model: 'm' });
});

test('without any engine a role is refused with what to write', async () => {
  const { engines: left, ...bare } = config;
  expect(left).toBeDefined();
  await expect(engineSet(bare, {}, dir).forRole('explorer')).rejects.toMatchObject({
    code: 'no-engine',
    next: expect.stringContaining('engines.default') as string,
  });
  expect(await engineSet(bare, {}, dir).open('explorer', 'default', pinned)).toMatchObject({ kind: 'refused' });
});

test('replies of a script are no model replies worth recording', () => {
  const engines = engineSet(config, {}, dir);
  expect([engines.isLive('questioner'), engines.isLive('reviewer')]).toStrictEqual([false, true]);
});

test('an engine of a model is opened once, and its strong tier is the entry that it escalates to', async () => {
  const engines = engineSet({ ...config, engines: { ...config.engines, default: { engine: 'ollama', model: 'large' } } }, {}, dir);
  const [first, second, strong] = [
    await engines.open('developer', 'default', pinned),
    await engines.open('developer', 'default', pinned),
    await engines.open('developer', 'strong', pinned),
  ];
  expect(second).toBe(first);
  expect(strong).toMatchObject({ kind: 'open', definition: { model: 'large' } });
});

test('an engine that answers from a file is opened for each session', async () => {
  const engines = engineSet(config, {}, dir);
  const first = await engines.open('questioner', 'default', pinned);
  expect(first.kind).toBe('open');
  expect(await engines.open('questioner', 'default', pinned)).not.toBe(first);
});
