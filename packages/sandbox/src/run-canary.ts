import { makeCanaryWorld } from './canary/canary-world.ts';
import { tryInside } from './canary/try-inside.ts';
import type { LaunchChange } from './launch-sandbox.ts';
import type { Limits } from './sandbox-spec.ts';

/** What a sandbox of this host lets through: nothing, or the listed cases. */
export type CanaryVerdict =
  | { readonly kind: 'held' }
  | { readonly kind: 'broken'; readonly cases: readonly { readonly id: string; readonly detail: string }[] };

const limits: Limits = {
  wallMs: 10_000,
  cpuS: 5,
  memoryBytes: 512 * 1024 ** 2,
  processes: 32,
  fileBytes: 1024 ** 2,
  outputBytes: 64 * 1024,
  tmpBytes: 1024 ** 2,
};

/**
 * Tries from inside one real sandbox, built like a role's, all that a sandbox must not be able to do and that is quick to
 * try. Run it at every start of a program that starts roles; anything but `held` means that none may be started. What could
 * not be tried counts as broken.
 */
export function runCanary(): Promise<CanaryVerdict> {
  return runCanaryWith({});
}

/** `runCanary` with a changed launch: for tests that take a protection away and must see it missed. */
export async function runCanaryWith(change: LaunchChange): Promise<CanaryVerdict> {
  const world = await makeCanaryWorld();
  try {
    const spec = {
      binds: [],
      tree: { path: world.places.tree, mode: 'read-only' },
      socketDir: world.places.socket,
      network: 'none',
      argv: ['node'],
      cwd: '/ws',
      env: {},
      limits,
    } as const;
    const broken = (await tryInside(world, spec, { isFast: true, change })).filter(({ held }) => !held);
    return broken.length === 0 ? { kind: 'held' } : { kind: 'broken', cases: broken.map(({ id, detail }) => ({ id, detail })) };
  } finally {
    world.close();
  }
}
