import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectId } from './project-id.ts';

async function home(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'circuit-id-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a repository keeps its name, and one made again at the same place gets another', async () => {
  const [before, after] = [await home(), await home()];
  const first = await projectId(before, '/place/.git');
  expect(await projectId(before, '/place/.git')).toBe(first);
  expect(await projectId(after, '/place/.git')).not.toBe(first);
});

test('a copy at another place gets another name', async () => {
  const folder = await home();
  expect(await projectId(folder, '/place/.git')).not.toBe(await projectId(folder, '/copy/.git'));
});

test('two who open a repository for the first time at once agree on its name', async () => {
  const folder = await home();
  const names = await Promise.all(Array.from({ length: 8 }, async () => await projectId(folder, '/place/.git')));
  expect(new Set(names).size).toBe(1);
});
