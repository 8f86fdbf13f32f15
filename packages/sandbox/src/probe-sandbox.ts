import { existsSync, readFileSync, statSync } from 'node:fs';
import { shellWord } from '@ticket-circuit/schemas';
import { findProgram, installCommand, missingPrograms, type HostProgram } from './find-program.ts';
import { runInSandbox } from './run-in-sandbox.ts';
import { runProcess } from './run-process.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxEnd } from './sandbox-spec.ts';

/** Whether this host can run sandboxes, and what to do when it cannot: one command to type. */
export type ProbeVerdict =
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'missing' | 'forbidden' | 'too-old'; readonly why: string; readonly next: string };

/** What the host says about bubblewrap and the kernel. `end` is how a real sandbox ended; null when none was started. */
export interface ProbeFacts {
  readonly missing: readonly HostProgram[];
  readonly version: string | null;
  /** Where bubblewrap lies. */
  readonly path: string;
  readonly isSetuid: boolean;
  readonly isRoot: boolean;
  readonly kernel: KernelFacts;
  readonly end: SandboxEnd | null;
  /** What our own checks said against a launch, which is then no matter of the kernel. */
  readonly refusal: { readonly why: string; readonly next: string } | null;
}

/** What can forbid a sandbox to an ordinary user; a setting is null where the kernel does not have it. */
export interface KernelFacts {
  readonly hasUserNamespaces: boolean;
  readonly hasFilters: boolean;
  readonly unprivilegedClone: string | null;
  readonly appArmorRestricts: string | null;
  readonly mostUserNamespaces: string | null;
  readonly isContainer: boolean;
}

const limits = {
  wallMs: 10_000,
  cpuS: 5,
  memoryBytes: 512 * 1024 ** 2,
  processes: 8,
  fileBytes: 1024 ** 2,
  outputBytes: 16 * 1024,
  tmpBytes: 1024 ** 2,
};

/** Returns whether sandboxes can run here, by running one with the real list of options. Never throws for what it finds. */
export async function probeSandbox(): Promise<ProbeVerdict> {
  const path = findProgram('bwrap') ?? '';
  const missing = missingPrograms();
  const bare = {
    missing,
    version: null,
    path,
    isSetuid: false,
    isRoot: process.getuid?.() === 0,
    kernel: kernelFacts(),
    end: null,
    refusal: null,
  };
  if (missing.length > 0) return judgeProbe(bare);
  const said = await runProcess([path, '--version'], { cwd: '/', env: {}, timeoutMs: 10_000, maxOutputBytes: 1000 });
  const version = /([0-9]+\.[0-9]+(\.[0-9]+)?)/.exec(Buffer.from(said.stdout).toString())?.[1] ?? null;
  const facts = { ...bare, version, isSetuid: (statSync(path).mode & 0o4000) !== 0 };
  const early = judgeProbe({ ...facts, end: { kind: 'exited', code: 0 } });
  if (early.kind !== 'ready') return early;
  return judgeProbe({ ...facts, ...(await tryOne()) });
}

async function tryOne(): Promise<Pick<ProbeFacts, 'end' | 'refusal'>> {
  try {
    const spec = { binds: [], network: 'none', argv: ['true'], cwd: '/tmp', env: {}, limits } as const;
    return { end: (await runInSandbox(spec)).end, refusal: null };
  } catch (error) {
    if (error instanceof SandboxError) return { end: null, refusal: error };
    return { end: { kind: 'set-up-failed', why: error instanceof Error ? error.message : String(error) }, refusal: null };
  }
}

function kernelFacts(): KernelFacts {
  return {
    hasUserNamespaces: existsSync('/proc/self/ns/user'),
    hasFilters: existsSync('/proc/sys/kernel/seccomp/actions_avail'),
    unprivilegedClone: setting('kernel/unprivileged_userns_clone'),
    appArmorRestricts: setting('kernel/apparmor_restrict_unprivileged_userns'),
    mostUserNamespaces: setting('user/max_user_namespaces'),
    isContainer: existsSync('/.dockerenv') || existsSync('/run/.containerenv'),
  };
}

function setting(name: string): string | null {
  try {
    return readFileSync(`/proc/sys/${name}`, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Returns the verdict on these facts: the first that stands in the way, with the command that takes it away. */
export function judgeProbe(facts: ProbeFacts): ProbeVerdict {
  const { missing, version, path, isSetuid, end, refusal } = facts;
  const run = (command: string): string => `Run: ${facts.isRoot ? '' : 'sudo '}${command}`;
  const install = (names: readonly HostProgram[]): string => run(installCommand(names));
  if (missing.length > 0) {
    const are = missing.length > 1 ? 'are' : 'is';
    return { kind: 'missing', why: `${missing.join(' and ')} ${are} not installed in a place of the system.`, next: install(missing) };
  }
  if (version === null || isOlder(version)) {
    return {
      kind: 'too-old',
      why: `bubblewrap is ${version ?? 'of an unknown version'}; 0.8 or newer is needed.`,
      next: install(['bwrap']),
    };
  }
  if (isSetuid) {
    return {
      kind: 'forbidden',
      why: 'bubblewrap is installed setuid root, so a fault in it would be a fault in the whole host.',
      next: run(`chmod u-s ${shellWord(path)}`),
    };
  }
  if (refusal !== null) return { kind: 'forbidden', why: refusal.why, next: refusal.next };
  if (end?.kind === 'exited' && end.code === 0) return { kind: 'ready', version };
  const said = `A sandbox that does nothing ended as ${end?.kind === 'set-up-failed' ? `set-up-failed: ${end.why}` : JSON.stringify(end)}`;
  const { why, next } = causeOf(facts, run);
  return { kind: 'forbidden', why: `${why} ${said}`, next };
}

/** What of the kernel forbids it, for the kernel itself says only "not permitted" or "no space left". */
function causeOf({ kernel, path, end }: ProbeFacts, run: (command: string) => string): { why: string; next: string } {
  if (!kernel.hasUserNamespaces) return { why: 'This kernel has no user namespaces.', next: 'Boot a kernel built with CONFIG_USER_NS.' };
  if (!kernel.hasFilters)
    return { why: 'This kernel has no filters of system calls.', next: 'Boot a kernel built with CONFIG_SECCOMP_FILTER.' };
  if (kernel.mostUserNamespaces === '0')
    return { why: 'The kernel is told to allow no user namespace.', next: run('sysctl -w user.max_user_namespaces=15000') };
  if (kernel.unprivilegedClone === '0')
    return { why: 'The kernel allows user namespaces to root only.', next: run('sysctl -w kernel.unprivileged_userns_clone=1') };
  if (kernel.appArmorRestricts === '1')
    return {
      why: 'AppArmor forbids user namespaces to programs without a profile.',
      next: run('sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'),
    };
  if (kernel.isContainer && end?.kind === 'set-up-failed' && /not permitted|denied|permissions|namespace/i.test(end.why))
    return {
      why: 'This is a container, which may make no namespaces.',
      next: 'Start it so that it may: docker run --security-opt seccomp=unconfined --security-opt apparmor=unconfined --security-opt systempaths=unconfined IMAGE',
    };
  return {
    why: 'Nothing that is known here forbids it.',
    next: `See what it says: ${shellWord(path)} --unshare-all --ro-bind / / --proc /proc true`,
  };
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 0 && minor < 8;
}
