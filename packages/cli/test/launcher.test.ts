import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scratchFolder, scratchRepo, writeFiles } from './scratch.ts';

const bin = join(import.meta.dirname, '../bin');
const pinned = realpathSync(join(import.meta.dirname, '../../../node_modules/.bin/node'));

/** A person's folder of commands, first on PATH: the command of this package behind a link, and a Node that is too old. */
function personsPath(): string {
  const folder = scratchFolder();
  writeFiles(folder, { node: '#!/bin/sh\necho "this Node is too old" >&2\nexit 1\n' });
  chmodSync(join(folder, 'node'), 0o755);
  for (const name of ['circuit', 'coupler']) symlinkSync(join(bin, name), join(folder, name));
  return `${folder}:${process.env['PATH'] ?? ''}`;
}

test.each(['circuit', 'coupler'])(
  '%s runs on the Node of the workspace, whatever Node stands on PATH, and takes its words as they are',
  async (name) => {
    const env = { ...process.env, PATH: personsPath(), NO_COLOR: '1' };
    const child = spawn('sh', ['-c', `${name} "two  words" '$HOME'`], { cwd: scratchFolder(), env, stdio: 'pipe' });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
    expect(err).toContain("Why:  Unknown command 'two  words'");
  },
);

test('a command is one process, so that kill -9 of what a person started leaves nothing that goes on', async () => {
  const env = { ...process.env, PATH: personsPath() };
  const child = spawn('sh', ['-c', 'exec circuit ticket add -'], { cwd: scratchRepo(), env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { pid = 0 } = child;
  await vi.waitFor(() => expect(readlinkSync(`/proc/${pid}/exe`)).toBe(pinned), { timeout: 20_000 });
  expect(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')).toBe('');
  child.kill('SIGKILL');
  // Its output closes only when no process holds it any more.
  expect(await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)))).toBe('SIGKILL');
});
