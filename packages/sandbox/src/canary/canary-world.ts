import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { envOf, inside, pinnedFolders, shmBytes } from '../build-bwrap-args.ts';
import { kernelLimits } from '../command-of.ts';
import { prepareThrowaway } from '../prepare-throwaway.ts';
import { isProcessAlive } from '../process-mark.ts';
import { sandboxIdentity } from '../sandbox-identity.ts';
import type { SandboxSpec } from '../sandbox-spec.ts';
import type { SeccompArch } from '../seccomp/system-calls.ts';
import type { InsideFacts } from './inside-kit.ts';
import { rawCallFacts } from './raw-calls.ts';

/** Where a sandbox under trial finds its tree and, if it has one, the folder of its socket. */
export interface Places {
  readonly tree: string;
  readonly socket: string;
}

/** A small host around a sandbox under trial: a tree, things that it must not see, and programs that listen. */
export interface CanaryWorld {
  readonly places: Places;
  /** A folder beside the tree, for whatever a case needs. */
  readonly folder: string;
  /** A word that another sandbox carries in its command line while this one is tried. */
  readonly siblingWord: string;
  /** What the program inside is told about a sandbox with this specification. */
  readonly factsFor: (spec: SandboxSpec, arch: SeccompArch) => InsideFacts;
  /** Whether the file outside that the tree holds by a second name still says what it said. */
  readonly isSecondNameWhole: () => boolean;
  readonly close: () => void;
}

const secret = 'secret';
const namespaceKinds = ['cgroup', 'ipc', 'mnt', 'net', 'pid', 'user', 'uts'] as const;

/** Makes a world below the system's temp folder, and removes those of programs that were killed. The caller closes it. */
export async function makeCanaryWorld(): Promise<CanaryWorld> {
  const base = realpathSync(tmpdir());
  sweepWorlds(base);
  const folder = mkdtempSync(join(base, `circuit-canary-${process.pid}-`));
  const servers: Server[] = [];
  const close = (): void => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The sandbox's user must be able to pass through; what is hidden is hidden by the mounts alone.
    chmodSync(folder, 0o755);
    const second = join(folder, 'second-name.txt');
    writeFileSync(second, secret);
    chmodSync(second, 0o666);
    const siblingWord = `/sibling-${randomBytes(12).toString('hex')}`;
    const places = { tree: makeTree(folder, second), socket: join(folder, 'socket') };
    mkdirSync(places.socket);
    const abstractSocket = `\0circuit-${randomBytes(12).toString('hex')}`;
    const pathSocket = join(folder, 'listening.sock');
    const broker = join(places.socket, 'broker.sock');
    servers.push(
      ...(await Promise.all(
        [{ port: 0, host: '127.0.0.1' }, { path: abstractSocket }, { path: pathSocket }, { path: broker }].map(listen),
      )),
    );
    chmodSync(pathSocket, 0o777);
    give(places.socket);
    chmodSync(places.socket, 0o700);
    const address = servers[0]?.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    return {
      places,
      folder,
      siblingWord,
      factsFor: (spec, arch) => ({
        ...rawCallFacts(arch),
        ...factsOf(spec),
        port,
        abstractSocket,
        pathSocket,
        hidden: [...hiddenPaths(spec, folder), siblingWord],
      }),
      isSecondNameWhole: () => readFileSync(second, 'utf8') === secret,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The tree belongs to the sandbox's own user, so that only the mounts keep it from writing. */
function makeTree(folder: string, second: string): string {
  const tree = join(folder, 'tree');
  mkdirSync(join(tree, 'folder'), { recursive: true });
  for (const name of ['file.txt', 'folder/held.test.ts', 'free.txt']) writeFileSync(join(tree, name), 'text');
  writeFileSync(join(tree, '.git'), 'gitdir: /nowhere\n');
  give(tree);
  linkSync(second, join(tree, 'second-name.txt'));
  return tree;
}

function give(path: string): void {
  const identity = sandboxIdentity();
  if (identity !== null) prepareThrowaway(path, identity.uid, identity.gid);
}

/** Host paths that the launch itself names, besides the folder with all that the trial made. */
function hiddenPaths(spec: SandboxSpec, folder: string): string[] {
  const sources = [...spec.binds.map(({ from }) => from), spec.tree?.path, spec.socketDir].filter((path) => path !== undefined);
  return [...new Set([folder, ...sources.filter((path) => !path.startsWith(`${folder}/`) && !path.startsWith('/usr/'))])];
}

function factsOf(spec: SandboxSpec): Omit<InsideFacts, 'port' | 'abstractSocket' | 'pathSocket' | 'hidden' | 'calls' | 'foreignProgram'> {
  const writes = (spec.tree?.writes ?? []).map((path) => `${inside.tree}/${path}`);
  const throwaway = spec.tree?.mode === 'throwaway' ? [inside.tree, ...pinnedFolders(spec).map((path) => `${inside.tree}/${path}`)] : [];
  const memoryFolders = ['/tmp', ...writes].map((place) => [place, spec.limits.tmpBytes] as const);
  return {
    tree: spec.tree?.mode ?? 'read-only',
    network: spec.network,
    hasSocket: spec.socketDir !== undefined,
    hostHome: homedir(),
    hostName: hostname(),
    namespaces: Object.fromEntries(namespaceKinds.map((kind) => [kind, readlinkSync(`/proc/self/ns/${kind}`)])),
    env: Object.keys(envOf(spec)),
    writable: ['/tmp', '/dev/shm', ...writes, ...throwaway],
    memoryBytes: Object.fromEntries([...memoryFolders, ['/dev/shm', shmBytes]]),
    limits: kernelLimits(spec.limits),
    raceMs: 300,
  };
}

async function listen(options: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen(options);
  await once(server, 'listening');
  return server;
}

/** A number that another program has by now only delays the removal; what belongs to somebody else stays. */
function sweepWorlds(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = /^circuit-canary-([1-9][0-9]*)-/u.exec(name)?.[1];
    if (pid === undefined || isProcessAlive(Number(pid))) continue;
    try {
      rmSync(join(base, name), { recursive: true, force: true });
    } catch {
      // It is not ours.
    }
  }
}
