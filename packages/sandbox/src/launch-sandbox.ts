import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBwrapArgs, dataFilesOf, descriptors } from './build-bwrap-args.ts';
import { commandOf, prlimitArgs } from './command-of.ts';
import { requireProgram } from './find-program.ts';
import { countTasks } from './measure-processes.ts';
import { prepareLaunch } from './prepare-launch.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import type { SandboxSpec } from './sandbox-spec.ts';
import { uniqueWord } from './unique-word.ts';
import { buildSeccompFilter } from './seccomp/build-seccomp-filter.ts';
import { seccompArch } from './seccomp/seccomp-arch.ts';

const closeOnExec = 0o2000000;

/** Takes protections of a launch away: only for tests that must see them missed. */
export interface LaunchChange {
  /** Returns other options of bubblewrap. */
  readonly args?: (args: string[]) => string[];
  /** Shows the options on bubblewrap's command line. */
  readonly isInline?: true;
  readonly env?: Readonly<Record<string, string>>;
  /** Leaves what our own parent left open to the sandbox. */
  readonly keepsInherited?: true;
  /** Starts bubblewrap without the limits of the kernel. */
  readonly isUnlimited?: true;
  /** Starts bubblewrap as root where we are root. */
  readonly isRoot?: true;
}

/**
 * Starts bubblewrap as the leader of its own process group, with nothing but PATH in its environment: it is the first
 * process inside, whose original environment and arguments the command can read.
 *
 * @throws {SandboxError} when a check before the launch fails: nothing was started.
 */
export function launchSandbox(spec: SandboxSpec, change: LaunchChange = {}): ChildProcess {
  const [prlimit, bwrap] = [requireProgram('prlimit'), requireProgram('bwrap')];
  const identity = sandboxIdentity();
  const filter = buildSeccompFilter(seccompArch(process.arch));
  const layout = prepareLaunch(spec);
  const built = buildBwrapArgs(spec, layout);
  const args = change.args?.(built) ?? built;
  const opened: number[] = [];
  const open = (fd: number): number => {
    opened.push(fd);
    return fd;
  };
  try {
    const stdio: (number | 'ignore' | 'pipe')[] = ['ignore', 'pipe', 'pipe'];
    stdio[descriptors.args] = open(unnamedFile(change.isInline ? '' : args.map((word) => `${word}\0`).join('')));
    stdio[descriptors.status] = 'pipe';
    stdio[descriptors.outputs] = (spec.outputs ?? []).length > 0 ? 'pipe' : 'ignore';
    stdio[descriptors.seccomp] = open(unnamedFile(filter));
    for (const { text } of dataFilesOf(spec, layout)) stdio.push(open(unnamedFile(text)));
    if (!change.keepsInherited) coverInherited(stdio, () => open(openSync('/dev/null', 'r')));
    const limits = change.isUnlimited ? [] : prlimitArgs(spec.limits, countTasks(identity?.uid ?? process.getuid?.() ?? 0));
    const shown = change.isInline ? args : ['--args', String(descriptors.args)];
    return spawn(prlimit, [...limits, '--', bwrap, ...shown, '--', ...commandOf(spec)], {
      cwd: '/',
      env: change.env ?? { PATH: '/usr/bin:/bin' },
      stdio,
      detached: true,
      ...(change.isRoot ? null : identity),
    });
  } finally {
    for (const fd of opened) closeSync(fd);
  }
}

/** Memory, where the host has it: nothing of a launch need ever reach a disk. */
const unnamedFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A file without a name, read from its beginning by the child: unlike a pipe it needs nobody to write on. */
function unnamedFile(content: string | Uint8Array): number {
  const path = join(unnamedFolder, `circuit-${uniqueWord()}`);
  const fd = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  const bytes = Buffer.from(content);
  // Positioned writes leave the offset at the beginning, where the child starts to read.
  for (let done = 0; done < bytes.byteLength;) done += writeSync(fd, bytes, done, bytes.byteLength - done, done);
  return fd;
}

/**
 * Neither Node nor bubblewrap closes a descriptor that our own parent left open, so each one gets the null device in the
 * child. They cannot be closed here, since something in this process may use them.
 */
function coverInherited(stdio: (number | 'ignore' | 'pipe')[], openNull: () => number): void {
  const inherited = readdirSync('/proc/self/fdinfo')
    .map(Number)
    .filter((fd) => fd >= stdio.length && !isClosedOnExec(fd));
  if (inherited.length === 0) return;
  const nullDevice = openNull();
  for (const fd of inherited) {
    while (stdio.length < fd) stdio.push('ignore');
    stdio[fd] = nullDevice;
  }
}

function isClosedOnExec(fd: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1];
    return flags === undefined || (Number.parseInt(flags, 8) & closeOnExec) !== 0;
  } catch {
    return true;
  }
}
