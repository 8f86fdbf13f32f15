import { once } from 'node:events';
import { hostCases } from './canary/host-cases.ts';
import { insideCases } from './canary/inside-program.ts';
import { makeCanaryWorld, type Places } from './canary/canary-world.ts';
import { launchCase, resultOf, tryInside, walkCase, type CaseResult } from './canary/try-inside.ts';
import { launchSandbox } from './launch-sandbox.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

/** A sandbox to be tried: who runs in it, and how it is built on a given tree. */
export interface BatterySubject {
  readonly role: string;
  readonly specFor: (places: Places) => SandboxSpec | Promise<SandboxSpec>;
}

/** What was found about one case in one role's sandbox. */
export interface BatteryResult extends CaseResult {
  readonly role: string;
}

/** Every case of the battery, in the order in which results come. */
export const batteryCases: readonly { readonly id: string; readonly holds: string }[] = [
  launchCase,
  ...insideCases,
  walkCase,
  ...hostCases,
];

/**
 * Tries everything that can be tried on the sandbox of one role, built with its real list of options: from inside, and with
 * the host taking part. A case that says nothing about such a sandbox gives no result.
 */
export async function runBattery({ role, specFor }: BatterySubject): Promise<BatteryResult[]> {
  const world = await makeCanaryWorld();
  try {
    const spec = await specFor(world.places);
    const results = await besideAnother(spec, world.siblingWord, async () => await tryInside(world, spec, { isFast: false }));
    for (const { id, attempt } of hostCases) {
      try {
        results.push(resultOf(id, await attempt(world, spec)));
      } catch (error) {
        results.push(resultOf(id, `could not be tried: ${error instanceof Error ? error.message : String(error)}`));
      }
    }
    return results.map((result) => ({ role, ...result }));
  } finally {
    world.close();
  }
}

/** A role's sandbox and those of its commands stand at the same time, for the same user; so does another one while we try. */
async function besideAnother<T>({ network, env, limits }: SandboxSpec, word: string, attempt: () => Promise<T>): Promise<T> {
  const argv = ['sh', '-c', 'echo stands; sleep 600', word];
  const other = launchSandbox({ binds: [], network, argv, cwd: '/tmp', env, limits });
  const ended = once(other, 'close');
  try {
    await Promise.race([once(other.stdout ?? other, 'data'), ended]);
    return await attempt();
  } finally {
    other.kill('SIGKILL');
    await ended;
  }
}
