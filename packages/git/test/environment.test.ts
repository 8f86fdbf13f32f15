import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openRepository } from '../src/index.ts';

const names = ['EDITOR', 'VISUAL', 'PAGER', 'GIT_EDITOR', 'GIT_PAGER', 'GIT_SEQUENCE_EDITOR', 'PREFIX'] as const;
const before = new Map(names.map((name) => [name, process.env[name]]));

afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('a remote is read whatever editor and pager the environment names, as npm does for its scripts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'git-environment-'));
  try {
    execFileSync('git', ['init', '--bare', '-q', join(folder, 'origin.git')]);
    execFileSync('git', ['init', '-q', join(folder, 'repo')]);
    execFileSync('git', ['remote', 'add', 'origin', join(folder, 'origin.git')], { cwd: join(folder, 'repo') });
    for (const name of names) process.env[name] = 'vi';
    const repo = await openRepository(join(folder, 'repo'));
    expect(await repo.remoteFolder('origin')).toBe(join(folder, 'origin.git'));
    expect(await repo.remoteHead('origin', 'main')).toBeNull();
    expect(await repo.config('core.bare')).toBe('false');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
