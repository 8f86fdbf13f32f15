import { statSync } from 'node:fs';
import { findProgram } from './find-program.ts';
import { runInSandbox } from './run-in-sandbox.ts';
import { runProcess } from './run-process.ts';
import type { SandboxEnd } from './sandbox-spec.ts';

/** Whether this host can run sandboxes, and what to do when it cannot. */
export type ProbeVerdict =
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'missing' | 'forbidden' | 'too-old'; readonly why: string; readonly next: string };

/** What the host says about bubblewrap. `end` is how a real sandbox ended; null when none was tried. */
export interface ProbeFacts {
  readonly missing: readonly string[];
  readonly version: string | null;
  readonly isSetuid: boolean;
  readonly end: SandboxEnd | null;
}

const install = 'apt-get install -y --no-install-recommends bubblewrap util-linux';
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
  const bwrap = findProgram('bwrap');
  const missing = ['bwrap', 'prlimit'].filter((name) => findProgram(name) === null);
  if (bwrap === null || missing.length > 0) return judgeProbe({ missing, version: null, isSetuid: false, end: null });
  const said = await runProcess([bwrap, '--version'], { cwd: '/', env: {}, timeoutMs: 10_000, maxOutputBytes: 1000 });
  const version = /([0-9]+\.[0-9]+(\.[0-9]+)?)/.exec(Buffer.from(said.stdout).toString())?.[1] ?? null;
  const facts = { missing, version, isSetuid: (statSync(bwrap).mode & 0o4000) !== 0 };
  const early = judgeProbe({ ...facts, end: { kind: 'exited', code: 0 } });
  if (early.kind !== 'ready') return early;
  return judgeProbe({ ...facts, end: await tryOne() });
}

async function tryOne(): Promise<SandboxEnd> {
  try {
    const spec = { binds: [], network: 'none', argv: ['true'], cwd: '/tmp', env: {}, limits } as const;
    return (await runInSandbox(spec)).end;
  } catch (error) {
    return { kind: 'set-up-failed', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the verdict on these facts: the first that stands in the way, with what to do about it. */
export function judgeProbe({ missing, version, isSetuid, end }: ProbeFacts): ProbeVerdict {
  if (missing.length > 0) {
    return { kind: 'missing', why: `${missing.join(' and ')} is not installed in a place of the system.`, next: `Run: ${install}` };
  }
  if (version === null || isOlder(version)) {
    return {
      kind: 'too-old',
      why: `bubblewrap is ${version ?? 'of an unknown version'}; 0.8 or newer is needed.`,
      next: `Run: ${install}`,
    };
  }
  if (isSetuid) {
    return {
      kind: 'forbidden',
      why: 'bubblewrap is installed setuid root, so a fault in it would be a fault in the whole host.',
      next: 'Take the bit away and allow user namespaces: chmod u-s "$(command -v bwrap)"',
    };
  }
  if (end?.kind === 'exited' && end.code === 0) return { kind: 'ready', version };
  return {
    kind: 'forbidden',
    why: `A sandbox that does nothing ended as ${end?.kind === 'set-up-failed' ? `set-up-failed: ${end.why}` : JSON.stringify(end)}`,
    next: 'Allow user namespaces: sysctl kernel.apparmor_restrict_unprivileged_userns=0 kernel.unprivileged_userns_clone=1; inside a container, start it so that it may make namespaces.',
  };
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 0 && minor < 8;
}
