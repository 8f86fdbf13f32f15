import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOrMake } from './read-or-make.ts';

test('a file is made once, with its permissions, whoever asks at the same time, and leaves nothing beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-once-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'id');
  const texts = await Promise.all(Array.from({ length: 20 }, (_, at) => readOrMake(file, 0o600, () => `made by ${at}`)));
  expect(new Set(texts).size).toBe(1);
  expect(await readOrMake(file, 0o600, () => 'another')).toBe(texts[0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['id']);
  await expect(readOrMake(join(folder, 'absent/id'), 0o600, () => 'x')).rejects.toMatchObject({ code: 'ENOENT' });
});
