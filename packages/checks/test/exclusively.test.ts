import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exclusively } from '../src/exclusively.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'exclusively-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A program that works exclusively several times and writes when each work begins and ends. */
function program(workDir: string, log: string): string {
  const file = join(workDir, 'work.ts');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { exclusively } from ${JSON.stringify(join(import.meta.dirname, '../src/exclusively.ts'))};
for (let turn = 0; turn < 3; turn += 1) {
  await exclusively({ workDir: ${JSON.stringify(workDir)} }, async () => {
    appendFileSync(${JSON.stringify(log)}, 'begin ' + process.pid + '\\n');
    await pause(30);
    appendFileSync(${JSON.stringify(log)}, 'end ' + process.pid + '\\n');
    if (process.argv[2] === 'die') process.kill(process.pid, 'SIGKILL');
  });
}
`,
  );
  return file;
}

async function ended(...argv: string[]): Promise<void> {
  const child = spawn(process.execPath, argv, { stdio: 'inherit' });
  await new Promise((resolve) => child.on('close', resolve));
}

test('two processes never work exclusively at once, and one that is killed gives its turn back', async () => {
  const dir = folder();
  const log = join(dir, 'log');
  const file = program(dir, log);
  await Promise.all([ended(file), ended(file), ended(file, 'die')]);
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(14);
  for (let at = 0; at < lines.length; at += 2) {
    const [, pid] = lines[at]?.split(' ') ?? [];
    expect([lines[at], lines[at + 1]]).toEqual([`begin ${pid}`, `end ${pid}`]);
  }
});

test('two works of one process wait for each other too, and a signal ends the wait', async () => {
  const workDir = folder();
  const stop = new AbortController();
  const first = Promise.withResolvers<string>();
  const one = exclusively({ workDir }, async () => await first.promise);
  const heard: string[] = [];
  const two = exclusively({ workDir, signal: stop.signal, onProgress: (line) => void heard.push(line) }, async () => 'two');
  stop.abort();
  await expect(two).rejects.toMatchObject({ code: 'aborted' });
  expect(heard).toEqual([`tests: waiting for process ${process.pid}, which runs them too`]);
  first.resolve('one');
  expect(await one).toBe('one');
  expect(await exclusively({ workDir }, async () => 'three')).toBe('three');
});
