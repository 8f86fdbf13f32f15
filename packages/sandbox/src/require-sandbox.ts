import { probeSandbox, type ProbeVerdict } from './probe-sandbox.ts';
import { runCanary, type CanaryVerdict } from './run-canary.ts';
import { SandboxError } from './sandbox-error.ts';

let verdict: Promise<SandboxError | null> | null = null;

/**
 * Returns when this machine's sandbox has been tried and holds. Every program asks before it starts anything that a role or a model wrote. It is
 * tried once in the life of a program; a refusal stands for as long.
 *
 * @throws {SandboxError} no-sandbox when none can be started, or when one lets anything through that was tried.
 */
export async function requireSandbox(): Promise<void> {
  verdict ??= trySandbox();
  const refusal = await verdict;
  if (refusal !== null) throw refusal;
}

async function trySandbox(): Promise<SandboxError | null> {
  const probe = await probeSandbox();
  return refusalFor(probe, probe.kind === 'ready' ? await runCanary() : null);
}

/** Returns why nothing may start, or null when the sandbox is there, was tried, and held. */
export function refusalFor(probe: ProbeVerdict, canary: CanaryVerdict | null): SandboxError | null {
  if (probe.kind !== 'ready')
    return new SandboxError({
      code: 'no-sandbox',
      what: `Nothing was started: there is ${probe.kind === 'missing' ? 'a program missing to start a sandbox with' : 'no sandbox to start it in'}.`,
      why: probe.why,
      next: probe.next,
    });
  if (canary?.kind === 'held') return null;
  return new SandboxError({
    code: 'no-sandbox',
    what: 'Nothing was started: the sandbox does not hold.',
    why: canary === null ? 'It was not tried.' : canary.cases.map(({ id, detail }) => `${id}: ${detail}`).join('; '),
    next: 'Run: circuit sandbox test',
  });
}
