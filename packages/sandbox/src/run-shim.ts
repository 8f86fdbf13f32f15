import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { markOf } from './process-mark.ts';
import { runInSandbox } from './run-in-sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxSpec } from './sandbox-spec.ts';
import { sessionFiles, type SessionResult } from './session-state.ts';
import { claimDurably, writeDurably } from './write-durably.ts';

const tailChars = 8000;

/**
 * Runs one session from claim to result, as bubblewrap's parent: the sandbox lives as long as this process, whatever becomes
 * of the process that started it. Says `claimed` or `taken` on stdout once. SIGTERM ends the session as `aborted`.
 */
export async function runShim(dir: string, spec: SandboxSpec): Promise<void> {
  const stop = new AbortController();
  process.on('SIGTERM', () => stop.abort());
  // A closed terminal or an interrupt there is meant for the program that started us.
  for (const signal of ['SIGHUP', 'SIGINT'] as const) process.on(signal, () => {});
  const isClaimed = claimDurably(join(dir, sessionFiles.shim), JSON.stringify(markOf(process.pid)));
  say(isClaimed ? 'claimed\n' : 'taken\n');
  if (!isClaimed) return;
  const startedAt = new Date().toISOString();
  const { end, stderr } = await runOrRefuse(spec, stop.signal);
  const result: SessionResult = { end, startedAt, endedAt: new Date().toISOString(), stderrTail: stderr.slice(-tailChars) };
  writeDurably(join(dir, sessionFiles.result), JSON.stringify(result));
}

async function runOrRefuse(spec: SandboxSpec, signal: AbortSignal): Promise<Pick<SessionResult, 'end'> & { stderr: string }> {
  try {
    return await runInSandbox(spec, { signal });
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return { end: { kind: 'set-up-failed', why: error.message }, stderr: '' };
  }
}

/** The starter may be gone already; then nobody needs to hear. */
function say(text: string): void {
  try {
    writeSync(1, text);
  } catch {
    // Nobody listens.
  }
}
