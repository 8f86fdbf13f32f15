import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, loadProfile, runInSandbox, sandboxIdentity } from '../../packages/sandbox/src/index.ts';
import { summary, type Summary } from './summary.ts';

/** What the bench of the sandbox found, in milliseconds from the call to the end of a command that does nothing. */
export interface SandboxBench {
  readonly conditions: Readonly<Record<string, string | number>>;
  readonly ours: Summary;
  /** Bubblewrap alone, with new namespaces and the whole host shown. */
  readonly bare: Summary;
  /** The npm package `@anthropic-ai/sandbox-runtime`, started once beforehand; why it could not be measured, where it could not. */
  readonly runtime: Summary | string;
}

type Way = () => Promise<void>;

/** Runs the same command all ways in turn, so that all see the same machine, and returns how long each took. */
export async function measureSandbox(runs: number): Promise<SandboxBench> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-bench-')));
  const runtime = await startRuntime();
  try {
    const ways: Way[] = [ours(makeTree(folder)), bare];
    if (runtime.way !== null) ways.push(runtime.way);
    const timings: number[][] = ways.map(() => []);
    for (const way of ways) await way();
    for (let run = 0; run < runs; run += 1) {
      // Who goes first alternates, since the second of two finds warm caches.
      for (let step = 0; step < ways.length; step += 1) {
        const at = (run + step) % ways.length;
        timings[at]?.push(await timed(ways[at] ?? bare));
      }
    }
    const [oursTook = [], bareTook = [], runtimeTook] = timings;
    return {
      conditions: conditions(runs),
      ours: summary(oursTook),
      bare: summary(bareTook),
      runtime: runtimeTook === undefined ? runtime.why : summary(runtimeTook),
    };
  } finally {
    await runtime.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function sandboxText({ conditions: facts, ours: own, bare: alone, runtime }: SandboxBench): string {
  const row = (name: string, { median, p90, min, max }: Summary): string =>
    [name.padEnd(16), ...[median, p90, min, max].map((value) => value.toFixed(1).padStart(9))].join('');
  const times = (other: Summary): string => (own.median / other.median).toFixed(2);
  return [
    Object.entries(facts)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    `${'ms'.padEnd(16)}${['median', 'p90', 'min', 'max'].map((name) => name.padStart(9)).join('')}`,
    row('ours', own),
    row('bare bubblewrap', alone),
    typeof runtime === 'string' ? `sandbox-runtime was not measured: ${runtime}` : row('sandbox-runtime', runtime),
    `A sandbox of ours takes ${times(alone)} times bare bubblewrap; aimed at: at most 2 times.`,
    ...(typeof runtime === 'string' ? [] : [`It takes ${times(runtime)} times sandbox-runtime; aimed at: at most 0.5 times.`]),
  ].join('\n');
}

function ours(tree: string): Way {
  const { limits } = loadProfile('shell');
  return async () => {
    const spec = {
      binds: [],
      tree: { path: tree, mode: 'read-only' },
      network: 'none',
      argv: ['true'],
      cwd: '/ws',
      env: {},
      limits,
    } as const;
    const { end } = await runInSandbox(spec);
    if (end.kind !== 'exited' || end.code !== 0) throw new Error(`A sandbox ended as ${JSON.stringify(end)}.`);
  };
}

async function bare(): Promise<void> {
  // As the user that ours runs as, since the kernel does other work for root.
  await ended(spawn('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true'], { stdio: 'ignore', cwd: '/', ...sandboxIdentity() }));
}

async function startRuntime(): Promise<{ way: Way | null; why: string; stop: () => Promise<void> }> {
  const missing = ['socat', 'rg'].filter((name) => findProgram(name) === null);
  const none = { way: null, stop: async () => {} };
  if (missing.length > 0)
    return { ...none, why: `it needs ${missing.join(' and ')}: apt-get install -y --no-install-recommends socat ripgrep` };
  try {
    const { SandboxManager } = await import('@anthropic-ai/sandbox-runtime');
    // As near to ours as it goes: no network, nothing to write.
    await SandboxManager.initialize({
      network: { allowedDomains: [], deniedDomains: [] },
      filesystem: { denyRead: [], allowWrite: [], denyWrite: [] },
    });
    const way = async (): Promise<void> => {
      const command = await SandboxManager.wrapWithSandbox('true');
      await ended(spawn('/bin/sh', ['-c', command], { stdio: 'ignore' }));
    };
    return { way, why: '', stop: async () => await SandboxManager.reset() };
  } catch (error) {
    return { ...none, why: error instanceof Error ? error.message : String(error) };
  }
}

async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}.`);
}

async function timed(act: Way): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function makeTree(folder: string): string {
  chmodSync(folder, 0o755);
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  for (const name of ['file.txt', '.git']) writeFileSync(join(tree, name), '');
  return tree;
}

function conditions(runs: number): SandboxBench['conditions'] {
  const bwrap = spawnSync('bwrap', ['--version'], { encoding: 'utf8' }).stdout.trim();
  const [load = 0] = loadavg();
  return {
    runs,
    node: process.version,
    bwrap,
    kernel: release(),
    cpus: cpus().length,
    load: Math.round(load * 10) / 10,
    user: process.getuid?.() === 0 ? 'root' : 'ordinary',
  };
}
