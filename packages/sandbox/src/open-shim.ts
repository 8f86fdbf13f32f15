import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareLaunch } from './prepare-launch.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxSpec } from './sandbox-spec.ts';
import { sessionFiles } from './session-state.ts';

/** What the shim needs of our environment: where things are, and no secret. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'XDG_STATE_HOME', 'CIRCUIT_STATE_DIR', 'CIRCUIT_SANDBOX_UID'];

/** A shim that waits for its session. One that gets none ends when it is disposed of, or with this process. */
export interface OpenShim extends Disposable {
  /**
   * Starts the session, which outlives this process. Returns when the shim has claimed the folder; `readSession` and `waitForSession` tell how
   * it goes on.
   *
   * @throws {SandboxError} `session-claimed` when the folder had a session already; `session-broken` when the shim died before
   * its claim; the refusals of `runInSandbox` when the specification cannot be launched. Nothing runs then.
   */
  start(spec: SandboxSpec): Promise<void>;
}

/**
 * Starts a shim in a folder that the caller made for one session alone. It may be opened while the session is still made ready, so that
 * Node's own start is over by then. `program` is `shim-main.ts` of this package, or a bundle of it, which starts four times as fast.
 */
export function openShim(dir: string, program: string): OpenShim {
  const log = openSync(join(dir, sessionFiles.log), 'a', 0o600);
  const child = spawn(process.execPath, [program, dir], {
    cwd: '/',
    detached: true,
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    stdio: ['pipe', 'pipe', log],
  });
  closeSync(log);
  const { stdin, stdout } = child;
  // A shim that died says so by its silence.
  stdin?.on('error', () => {});
  const answer = new Promise<string>((resolve) => {
    let text = '';
    child.on('error', () => resolve(text));
    stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.endsWith('\n')) resolve(text);
    });
    stdout?.on('end', () => resolve(text));
  });
  const letGo = (): void => {
    stdin?.destroy();
    stdout?.destroy();
    child.unref();
  };
  return {
    async start(spec) {
      if (existsSync(join(dir, sessionFiles.shim))) throw claimed(dir);
      prepareLaunch(spec);
      stdin?.end(JSON.stringify(spec));
      const said = await answer;
      letGo();
      if (said === 'taken\n') throw claimed(dir);
      if (said !== 'claimed\n') throw broken(dir);
    },
    [Symbol.dispose]: letGo,
  };
}

function claimed(dir: string): SandboxError {
  return new SandboxError({
    code: 'session-claimed',
    what: `No session was started in ${dir}.`,
    why: 'Another session has claimed the folder; each folder serves one session.',
    next: 'Wait for that session, or start this one in a new folder.',
  });
}

function broken(dir: string): SandboxError {
  const said = readFileSync(join(dir, sessionFiles.log), 'utf8').trim().slice(-1000);
  return new SandboxError({
    code: 'session-broken',
    what: `The session of ${dir} was not started.`,
    why: `Its shim ended before it claimed the folder: ${said || 'it said nothing.'}`,
    next: 'Start the session again in a new folder.',
    retry: 'safe',
  });
}
