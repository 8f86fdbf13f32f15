import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { batteryCases, type SandboxSpec } from '../src/index.ts';
import { inside } from '../src/build-bwrap-args.ts';
import { hostCases } from '../src/canary/host-cases.ts';
import { makeCanaryWorld } from '../src/canary/canary-world.ts';
import { buildForeignCallProgram } from '../src/canary/raw-call-program.ts';
import { tryInside } from '../src/canary/try-inside.ts';
import { groupArgs } from '../src/group-args.ts';
import type { LaunchChange } from '../src/launch-sandbox.ts';
import { launchProtections, optionProtections, protectionKey } from '../src/protections.ts';
import { limits } from './fixture.ts';

const isRoot = process.getuid?.() === 0;
const modes = ['role', 'command', 'throwaway', 'prepare'] as const;
type Mode = (typeof modes)[number];

function specOf(mode: Mode, { tree, socket }: { tree: string; socket: string }): SandboxSpec {
  const plain = {
    binds: [{ from: '/usr/share', to: '/opt/circuit/role' }],
    network: 'none',
    argv: ['true'],
    cwd: '/ws',
    env: {},
    limits,
  } as const;
  if (mode === 'role') return { ...plain, tree: { path: tree, mode: 'read-only' }, socketDir: socket };
  if (mode === 'command') return { ...plain, tree: { path: tree, mode: 'read-only', writes: ['cache'] } };
  const throwaway = { path: tree, mode: 'throwaway', overlays: ['folder/held.test.ts'] } as const;
  return { ...plain, tree: throwaway, network: mode === 'prepare' ? 'host' : 'none' };
}

/** The cases that fail in a world of their own, for an attempt may well succeed and leave its traces. */
async function missedBy(change: LaunchChange, mode: Mode = 'role'): Promise<string[]> {
  const world = await makeCanaryWorld();
  try {
    const results = await tryInside(world, specOf(mode, world.places), { isFast: true, change });
    return results.filter(({ held }) => !held).map(({ id }) => id);
  } finally {
    world.close();
  }
}

const keyOf = (group: readonly string[]): string => protectionKey(group, inside.git);

/** Some kernels end such a program by themselves, and there no filter is missed. */
function kernelTakes32BitCalls(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-foreign-'));
  try {
    const program = join(folder, 'program');
    writeFileSync(program, buildForeignCallProgram(), { mode: 0o755 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes every option with these keys away. */
const without =
  (...keys: string[]) =>
  (args: string[]): string[] => {
    const kept = groupArgs(args).filter((group) => !keys.includes(keyOf(group)));
    return kept.flat();
  };

/** Makes every bind writable but the last, or, for the tree's own, that one alone. */
const asWritable =
  (isWanted: (group: readonly string[]) => boolean) =>
  (args: string[]): string[] =>
    groupArgs(args).flatMap((group) => (group[0] === '--ro-bind' && isWanted(group) ? ['--bind', ...group.slice(1)] : group));

describe('without a protection the battery breaks:', () => {
  const plain = Object.entries(optionProtections).filter(
    ([key, { missedBy: cases, only }]) =>
      cases.length > 0 &&
      only === undefined &&
      !['--unshare-all', '--ro-bind', '--die-with-parent', '--tmpfs'].includes(key) &&
      !/^--(?:tmpfs|remount-ro) \.git$/.test(key),
  );

  it.each(plain)('%s', async (key, { missedBy: cases }) => {
    const open = kernelTakes32BitCalls() ? cases : cases.filter((each) => each !== 'foreign-calls');
    expect(await missedBy({ args: without(key) })).toEqual(expect.arrayContaining([...open]));
  });

  // A user namespace is made for an ordinary user in any case: without one bubblewrap could do nothing.
  const kinds = ['ipc', 'pid', 'net', 'cgroup'] as const;
  it.each(kinds)('--unshare-all, as far as it unshares %s', async (kind) => {
    const rest = [...kinds, 'uts', 'user'].filter((each) => each !== kind).map((each) => `--unshare-${each}`);
    const found = await missedBy({ args: (args) => [...rest, ...without('--unshare-all')(args)] });
    const more = { pid: ['processes'], net: ['network', 'abstract-socket'], ipc: [], cgroup: [] }[kind];
    expect(found).toEqual(expect.arrayContaining(['namespaces', ...more]));
  });

  it.each(['/usr', '/ws', inside.node, inside.socketDir, '/opt/circuit/role'])('--ro-bind, were %s bound writable', async (place) => {
    const found = await missedBy({ args: asWritable((group) => group.at(-1) === place) });
    expect(found).toContain('mounts');
    if (place === '/ws')
      expect(found).toEqual(expect.arrayContaining(['tree-write', 'link-write', 'hard-link', 'second-name', 'tree-walk']));
  });

  it.each(['/tmp', '/dev/shm', '/ws/cache'])('--tmpfs, had %s no size', async (place) => {
    const args = (all: string[]): string[] =>
      groupArgs(all).flatMap((group) => (group.at(-1) === place && group[0] === '--size' ? group.slice(2) : group));
    expect(await missedBy({ args }, 'command')).toEqual(['memory-folders']);
  });

  it('--disable-userns, where the filter does not hold the same', async () => {
    expect(await missedBy({ args: without('--disable-userns') })).toEqual([]);
    expect(await missedBy({ args: without('--seccomp') })).not.toContain('user-namespace');
    expect(await missedBy({ args: without('--seccomp', '--disable-userns') })).toContain('user-namespace');
  });

  it('--cap-drop, where root starts it, which no launch of ours does', async () => {
    expect(await missedBy({ args: without('--cap-drop') })).toEqual([]);
    if (isRoot) expect(await missedBy({ args: without('--cap-drop'), isRoot: true })).toContain('privileges');
    if (isRoot) expect(await missedBy({ isRoot: true })).not.toContain('privileges');
  });

  it('--die-with-parent', async () => {
    const world = await makeCanaryWorld();
    try {
      const orphan = hostCases.find(({ id }) => id === 'left-behind-orphan');
      const spec = specOf('role', world.places);
      expect(await orphan?.attempt(world, spec, { args: without('--die-with-parent') })).toMatch(
        /^left \d processes: pid \d+ State: [A-Z] .* PPid: \d+ NSpid: \d+ \d+ /,
      );
    } finally {
      world.close();
    }
  });

  it('the held files of a throwaway tree', async () => {
    const args = asWritable((group) => group.at(-1) === '/ws/folder/held.test.ts');
    expect(await missedBy({ args }, 'throwaway')).toEqual(expect.arrayContaining(['held-files']));
  });

  it('the limits of the kernel, the arguments by descriptor, and the clean environment', async () => {
    expect(await missedBy({ isUnlimited: true })).toEqual([...launchProtections.limits.missedBy]);
    expect(await missedBy({ isInline: true })).toEqual(expect.arrayContaining([...launchProtections.arguments.missedBy]));
    const env = { PATH: '/usr/bin:/bin', SECRET: 'x' };
    expect(await missedBy({ env })).toEqual(expect.arrayContaining([...launchProtections.environment.missedBy]));
  });

  it('the cover over inherited descriptors', async () => {
    const program = (change: string): string => `
      import { runCanaryWith } from ${JSON.stringify(join(import.meta.dirname, '../src/run-canary.ts'))};
      console.log(JSON.stringify(await runCanaryWith(${change})));`;
    expect(JSON.parse(await printedWithLeak(program('{}')))).toEqual({ kind: 'held' });
    expect(JSON.parse(await printedWithLeak(program('{ keepsInherited: true }')))).toEqual({
      kind: 'broken',
      cases: [{ id: 'descriptors', detail: `inherited ${import.meta.filename}` }],
    });
  });
});

describe('the table of protections', () => {
  it.each(modes)('knows every option that the sandbox of a %s has', async (mode) => {
    const world = await makeCanaryWorld();
    let keys: string[] = [];
    const args = (all: string[]): string[] => {
      keys = groupArgs(all).map(keyOf);
      return all;
    };
    await tryInside(world, specOf(mode, world.places), { isFast: true, change: { args } }).finally(world.close);
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !Object.hasOwn(optionProtections, key))).toEqual([]);
  });

  it('names only cases that there are', () => {
    const ids = new Set(batteryCases.map(({ id }) => id));
    const named = [...Object.values(optionProtections), ...Object.values(launchProtections)].flatMap(({ missedBy: cases }) => cases);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(batteryCases.length);
  });
});

/** Runs a program that has inherited an open file at 40, as from a careless parent. */
async function printedWithLeak(program: string): Promise<string> {
  const stdio: (number | 'ignore' | 'pipe')[] = Array.from({ length: 41 }, () => 'ignore');
  stdio[1] = 'pipe';
  const leak = openSync(import.meta.filename, 'r');
  stdio[40] = leak;
  const host = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio });
  closeSync(leak);
  let text = '';
  host.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(host, 'close');
  return text;
}
