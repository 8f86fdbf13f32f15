import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareLaunch } from './prepare-launch.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxSpec } from './sandbox-spec.ts';
import { sessionFiles } from './session-state.ts';

/** What the shim needs of our environment: where things are, and no secret. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'XDG_STATE_HOME', 'CIRCUIT_STATE_DIR', 'CIRCUIT_SANDBOX_UID'];

/**
 * Starts a session that outlives this process, in a folder that the caller made for it alone. Returns when a shim has
 * claimed the folder; `readSession` and `waitForSession` tell how it goes on. `shim` is the program of the shim:
 * `shim-main.ts` of this package, or a bundle of it, which starts four times as fast.
 *
 * @throws {SandboxError} `session-claimed` when the folder had a session already; `session-broken` when the shim died before
 * its claim; the refusals of `runInSandbox` when the specification cannot be launched. Nothing runs then.
 */
export async function startSession(dir: string, spec: SandboxSpec, shim: string): Promise<void> {
  if (existsSync(join(dir, sessionFiles.shim))) throw claimed(dir);
  prepareLaunch(spec);
  const specPath = join(dir, `spec.${randomBytes(6).toString('hex')}.json`);
  writeFileSync(specPath, JSON.stringify(spec), { flag: 'wx', mode: 0o600 });
  const answer = await startShim(shim, dir, specPath);
  if (answer === 'taken\n') throw claimed(dir);
  if (answer !== 'claimed\n') {
    throw new SandboxError({
      code: 'session-broken',
      what: `The session of ${dir} was not started.`,
      why: `Its shim ended before it claimed the folder: ${logTail(dir)}`,
      next: 'Start the session again in a new folder.',
      retry: 'safe',
    });
  }
}

/** Returns the shim's one word; empty when it died without one. */
function startShim(shim: string, dir: string, specPath: string): Promise<string> {
  const log = openSync(join(dir, sessionFiles.log), 'a', 0o600);
  const child = spawn(process.execPath, [shim, dir, specPath], {
    cwd: '/',
    detached: true,
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  return new Promise((resolve, reject) => {
    let text = '';
    const settle = (): void => {
      child.stdout?.destroy();
      child.unref();
      resolve(text);
    };
    child.on('error', reject);
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.endsWith('\n')) settle();
    });
    child.stdout?.on('end', settle);
  });
}

function claimed(dir: string): SandboxError {
  return new SandboxError({
    code: 'session-claimed',
    what: `No session was started in ${dir}.`,
    why: 'Another session has claimed the folder; each folder serves one session.',
    next: 'Wait for that session, or start this one in a new folder.',
  });
}

function logTail(dir: string): string {
  return readFileSync(join(dir, sessionFiles.log), 'utf8').trim().slice(-1000) || 'it said nothing.';
}
