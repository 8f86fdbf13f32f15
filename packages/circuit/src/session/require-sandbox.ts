import { probeSandbox, runCanary } from '@ticket-circuit/sandbox';
import { CircuitHostError } from '../circuit-host-error.ts';

let verdict: Promise<void> | null = null;

/**
 * Returns when this machine's sandbox has been tried and holds. It is tried once in the life of a program, before its first
 * role starts; a refusal stands for as long.
 *
 * @throws {CircuitHostError} no-sandbox when none can be started, or when one lets anything through that was tried.
 */
export function requireSandbox(): Promise<void> {
  verdict ??= trySandbox();
  return verdict;
}

async function trySandbox(): Promise<void> {
  const probe = await probeSandbox();
  if (probe.kind !== 'ready')
    throw new CircuitHostError({
      code: 'no-sandbox',
      what: 'No role was started: there is no sandbox to start it in.',
      why: probe.why,
      next: probe.next,
    });
  const canary = await runCanary();
  if (canary.kind === 'broken')
    throw new CircuitHostError({
      code: 'no-sandbox',
      what: 'No role was started: the sandbox does not hold.',
      why: canary.cases.map(({ id, detail }) => `${id}: ${detail}`).join('; '),
      next: 'Run: circuit doctor',
    });
}
