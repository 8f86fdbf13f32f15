import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryCases, canaryProgram } from './canary-program.ts';
import type { ArgsChange } from './launch-sandbox.ts';
import { prepareThrowaway } from './prepare-throwaway.ts';
import { runWithChangedArgs } from './run-in-sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import type { Limits, SandboxRun } from './sandbox-spec.ts';

/** What a sandbox of this host lets through: nothing, or the listed cases. */
export type CanaryVerdict =
  | { readonly kind: 'held' }
  | { readonly kind: 'broken'; readonly cases: readonly { readonly id: string; readonly detail: string }[] };

const programPath = '/opt/circuit/canary.mjs';
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
 * Tries from inside one real sandbox all that a sandbox must not be able to do. Run it at every start of a program that
 * starts roles; anything but `held` means that none may be started. What could not be tried counts as broken.
 */
export function runCanary(): Promise<CanaryVerdict> {
  return runCanaryWith((args) => args);
}

/** `runCanary` with changed bubblewrap options: for tests that take a protection away and must see it missed. */
export async function runCanaryWith(changeArgs: ArgsChange): Promise<CanaryVerdict> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-canary-'));
  const servers = await Promise.all([
    listen({ port: 0, host: '127.0.0.1' }),
    listen({ path: `\0circuit-${randomBytes(12).toString('hex')}` }),
  ]);
  try {
    const treePath = makeTree(folder);
    const hidden = join(folder, 'hidden');
    writeFileSync(hidden, 'secret', { mode: 0o644 });
    const [tcp, abstract] = servers.map((server) => server.address());
    const port = typeof tcp === 'object' ? tcp?.port : undefined;
    return judge(await tryAll(treePath, { hidden, treePath, port, abstract }, changeArgs));
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return { kind: 'broken', cases: [{ id: 'launch', detail: error.message }] };
  } finally {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tree belongs to the sandbox's own user, so that only the read-only mount keeps it from writing. */
function makeTree(folder: string): string {
  chmodSync(folder, 0o755);
  const tree = join(folder, 'tree');
  mkdirSync(tree, { mode: 0o755 });
  writeFileSync(join(tree, 'file.txt'), 'text', { mode: 0o644 });
  writeFileSync(join(tree, '.git'), 'gitdir: /nowhere\n', { mode: 0o644 });
  const identity = sandboxIdentity();
  if (identity !== null) prepareThrowaway(tree, identity.uid, identity.gid);
  return tree;
}

function tryAll(tree: string, host: Readonly<Record<string, unknown>>, changeArgs: ArgsChange): Promise<SandboxRun> {
  const spec = {
    binds: [],
    tree: { path: tree, mode: 'read-only' },
    inputs: [
      { to: programPath, text: canaryProgram },
      { to: '/opt/circuit/canary.json', text: JSON.stringify(host) },
    ],
    network: 'none',
    argv: ['node', programPath, '/opt/circuit/canary.json'],
    cwd: '/ws',
    env: {},
    limits,
  } as const;
  return runWithChangedArgs(spec, {}, changeArgs);
}

function judge({ end, stdout, stderr }: SandboxRun): CanaryVerdict {
  const failed = (detail: string): CanaryVerdict => ({ kind: 'broken', cases: [{ id: 'launch', detail }] });
  if (end.kind !== 'exited' || end.code !== 0) return failed(`It ended as ${JSON.stringify(end)}. ${stderr}`.trim());
  try {
    const { tried, broken } = JSON.parse(stdout) as { tried: number; broken: { id: string; detail: string }[] };
    if (tried !== canaryCases) return failed(`It tried ${tried} cases of ${canaryCases}.`);
    return broken.length === 0 ? { kind: 'held' } : { kind: 'broken', cases: broken };
  } catch {
    return failed(`It said ${JSON.stringify(stdout.slice(0, 200))}.`);
  }
}

async function listen(options: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen(options);
  await once(server, 'listening');
  return server;
}
