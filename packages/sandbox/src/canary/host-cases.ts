import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildBwrapArgs, inside } from '../build-bwrap-args.ts';
import { launchSandbox, type LaunchChange } from '../launch-sandbox.ts';
import { layoutFor } from '../prepare-launch.ts';
import { runChanged } from '../run-in-sandbox.ts';
import { SandboxError } from '../sandbox-error.ts';
import type { SandboxSpec } from '../sandbox-spec.ts';
import type { CanaryWorld } from './canary-world.ts';
import type { Detail } from './inside-kit.ts';

/** One thing that cannot be tried by a program inside alone: the host must do something meanwhile, or before. */
export interface HostCase {
  readonly id: string;
  readonly holds: string;
  /** The change is for tests that take a protection away. */
  readonly attempt: (world: CanaryWorld, spec: SandboxSpec, change?: LaunchChange) => Promise<Detail>;
}

const longerThanAnyTrial = 600;
const mostWaitMs = 20_000;

/** The cases for which the host takes part. */
export const hostCases: readonly HostCase[] = [
  {
    id: 'planted-link',
    holds: 'A link in the tree where something is to be mounted stops the launch, and nothing is made behind it.',
    async attempt({ folder, places }, spec) {
      const outside = join(folder, 'outside');
      mkdirSync(outside);
      const planted = join(places.tree, 'planted');
      symlinkSync(outside, planted);
      const bind = { from: join(places.tree, 'folder'), to: `${inside.tree}/planted/mount` };
      const refusal = await refusalOf({ ...spec, argv: ['true'], binds: [...spec.binds, bind] });
      rmSync(planted);
      const made = readdirSync(outside);
      rmSync(outside, { recursive: true });
      if (made.length > 0) return `made ${made.join(', ')} behind the link`;
      return refusal === null ? 'was launched' : null;
    },
  },
  {
    id: 'replaced-source',
    holds: 'A folder to be shown that has become a link stops the launch.',
    async attempt({ folder, places }, spec) {
      const aside = join(folder, 'aside');
      renameSync(places.tree, aside);
      symlinkSync(aside, places.tree);
      const refusal = await refusalOf({ ...spec, argv: ['true'] });
      rmSync(places.tree);
      renameSync(aside, places.tree);
      return refusal === null ? 'was launched' : null;
    },
  },
  ...(['exit', 'kill', 'terminate', 'orphan'] as const).map((how): HostCase => {
    const words = {
      exit: 'the command has ended',
      kill: 'bubblewrap was killed',
      terminate: 'bubblewrap was told to end',
      orphan: 'the program that started it was killed',
    };
    return {
      id: `left-behind-${how}`,
      holds: `No process is left when ${words[how]}, not even one that made a session of its own.`,
      attempt: async (_, spec, change) => await leftBehind(how, spec, change),
    };
  }),
  {
    id: 'no-sandbox',
    holds: 'A sandbox that cannot be built is a failure of its own, and its command never runs.',
    async attempt(_, spec) {
      const broken = ['--ro-bind', '/absent', '/absent'];
      const { end, stdout } = await runChanged(
        { ...spec, outputs: [], argv: ['echo', 'ran'], cwd: '/tmp' },
        {},
        { args: (args) => [...broken, ...args] },
      );
      if (stdout !== '') return 'ran the command';
      return end.kind === 'set-up-failed' ? null : `ended as ${JSON.stringify(end)}`;
    },
  },
];

async function refusalOf(spec: SandboxSpec): Promise<string | null> {
  try {
    await runChanged({ ...spec, outputs: [] }, {}, {});
    return null;
  } catch (error) {
    if (error instanceof SandboxError) return error.message;
    throw error;
  }
}

/** A command that leaves a process of its own session behind, and says when it has. */
function leaving(spec: SandboxSpec, seconds: string, andThen: string): SandboxSpec {
  const script = `setsid sleep ${seconds} </dev/null >/dev/null 2>&1 & echo started; ${andThen}`;
  return { ...spec, outputs: [], cwd: '/tmp', argv: ['sh', '-c', script] };
}

async function leftBehind(how: 'exit' | 'kill' | 'terminate' | 'orphan', spec: SandboxSpec, change: LaunchChange = {}): Promise<Detail> {
  // The number is how the host tells this process from all others.
  const seconds = `${longerThanAnyTrial}.${process.hrtime.bigint()}`;
  if (how === 'exit') {
    // Not before it has a session of its own.
    await runChanged(leaving(spec, seconds, 'until [ "$(cat /proc/$!/comm)" = sleep ]; do :; done'), {}, change);
    return saidOf(processesWith(seconds));
  }
  const wanted = leaving(spec, seconds, `sleep ${longerThanAnyTrial}`);
  const child = how === 'orphan' ? startOrphan(wanted, change) : launchSandbox(wanted, change);
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout ?? child, 'data'), ended]);
  const started = await eventually(
    () => processesWith(seconds),
    (pids) => pids.length > 0,
  );
  if (started.length === 0) {
    child.kill('SIGKILL');
    return 'could not be tried: the host does not see the process';
  }
  child.kill(how === 'terminate' ? 'SIGTERM' : 'SIGKILL');
  await ended;
  // The kernel ends a namespace's processes just after its first one.
  return saidOf(
    await eventually(
      () => processesWith(seconds),
      (pids) => pids.length === 0,
    ),
  );
}

/** What was seen once it was as wanted, or at last. */
async function eventually<T>(look: () => T, isWanted: (seen: T) => boolean): Promise<T> {
  const asked = performance.now();
  for (;;) {
    const seen = look();
    if (isWanted(seen) || performance.now() - asked > mostWaitMs) return seen;
    await wait(5);
  }
}

/** Says what each process is that was left, then ends it. */
function saidOf(left: readonly number[]): Detail {
  if (left.length === 0) return null;
  const each = left.map(describeProcess);
  for (const pid of left) endProcess(pid);
  return `left ${left.length} processes: ${each.join('; ')}`;
}

/** All that the kernel says of a process that should have ended: what it does, whose child it is, and in which namespaces. */
function describeProcess(pid: number): string {
  const [status, waitsIn] = [readProc(pid, 'status'), readProc(pid, 'wchan')];
  const facts = ['State', 'PPid', 'NSpid', 'SigQ', 'ShdPnd'].map((name) => new RegExp(`^${name}:.*`, 'm').exec(status)?.[0]);
  const parent = /^PPid:\s*([0-9]+)/m.exec(status)?.[1] ?? '';
  return [`pid ${pid}`, ...facts, `waits in ${waitsIn}`, `parent ${readProc(Number(parent), 'comm')}`]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return 'nothing: it is gone by now';
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended since.
  }
}

/** A host of our own that starts the sandbox and is then killed. */
function startOrphan(spec: SandboxSpec, { args = (all) => all }: LaunchChange): ReturnType<typeof spawn> {
  const changed = args(buildBwrapArgs(spec, layoutFor(spec)));
  const module = new URL('../launch-sandbox.ts', import.meta.url);
  const compiled = new URL('../launch-sandbox.js', import.meta.url);
  const program = `
    import { launchSandbox } from ${JSON.stringify((existsSync(module) ? module : compiled).href)};
    const child = launchSandbox(${JSON.stringify(spec)}, { args: () => ${JSON.stringify(changed)} });
    child.stdout.on('data', () => console.log('started'));`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function processesWith(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return words[0] === 'sleep' && words.includes(word);
      } catch {
        return false;
      }
    })
    .map(Number);
}
