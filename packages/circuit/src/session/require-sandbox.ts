import { probeSandbox, runCanary, type CanaryVerdict, type ProbeVerdict } from '@ticket-circuit/sandbox';
import { CircuitHostError } from '../circuit-host-error.ts';

let verdict: Promise<CircuitHostError | null> | null = null;

/**
 * Returns when this machine's sandbox has been tried and holds. It is tried once in the life of a program, before its first
 * role starts; a refusal stands for as long.
 *
 * @throws {CircuitHostError} no-sandbox when none can be started, or when one lets anything through that was tried.
 */
export async function requireSandbox(): Promise<void> {
  verdict ??= trySandbox();
  const refusal = await verdict;
  if (refusal !== null) throw refusal;
}

async function trySandbox(): Promise<CircuitHostError | null> {
  const probe = await probeSandbox();
  return refusalFor(probe, probe.kind === 'ready' ? await runCanary() : null);
}

/** Returns why no role may start, or null when the sandbox is there, was tried, and held. */
export function refusalFor(probe: ProbeVerdict, canary: CanaryVerdict | null): CircuitHostError | null {
  if (probe.kind !== 'ready')
    return new CircuitHostError({
      code: 'no-sandbox',
      what: `No role was started: there is ${probe.kind === 'missing' ? 'a program missing to start it with' : 'no sandbox to start it in'}.`,
      why: probe.why,
      next: probe.next,
    });
  if (canary?.kind === 'held') return null;
  return new CircuitHostError({
    code: 'no-sandbox',
    what: 'No role was started: the sandbox does not hold.',
    why: canary === null ? 'It was not tried.' : canary.cases.map(({ id, detail }) => `${id}: ${detail}`).join('; '),
    next: 'Run: circuit sandbox test',
  });
}
