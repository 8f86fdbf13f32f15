import { findProgram, probeSandbox, runCanary, runProcess } from '@ticket-circuit/sandbox';
import type { Finding } from './finding.ts';

/** Looks at what the machine must have: git, Node, the programs that are started, a sandbox that holds, python3 where the project needs it. */
export async function inspectMachine(needsPython: boolean): Promise<Finding[]> {
  return [await git(), node(), ...(await sandbox()), await python(needsPython)];
}

async function git(): Promise<Finding> {
  const version = await versionOf('git');
  return version === null
    ? { kind: 'mend', part: 'git', says: 'git is not installed.', next: 'Run: apt-get install -y --no-install-recommends git' }
    : { kind: 'good', part: 'git', says: version };
}

function node(): Finding {
  return { kind: 'good', part: 'node', says: process.version };
}

async function sandbox(): Promise<Finding[]> {
  const probe = await probeSandbox();
  const part = probe.kind === 'missing' ? 'programs' : 'bubblewrap';
  if (probe.kind !== 'ready') return [{ kind: 'mend', part, says: probe.why, next: probe.next }];
  const ready: Finding = { kind: 'good', part: 'bubblewrap', says: probe.version };
  const canary = await runCanary();
  if (canary.kind === 'held')
    return [ready, { kind: 'good', part: 'sandbox', says: 'holds against everything that was tried from inside' }];
  const broken = canary.cases.map(({ id, detail }) => `${id}: ${detail}`).join('; ');
  return [
    ready,
    {
      kind: 'mend',
      part: 'sandbox',
      says: `It does not hold: ${broken}`,
      next: 'Run: circuit sandbox test; then bring bubblewrap and the kernel up to date. No role is started before it holds.',
    },
  ];
}

async function python(isNeeded: boolean): Promise<Finding> {
  const version = await versionOf('python3');
  if (version !== null) return { kind: 'good', part: 'python3', says: version };
  const next = 'Run: apt-get install -y --no-install-recommends python3';
  return isNeeded
    ? { kind: 'mend', part: 'python3', says: 'python3 is not installed, and the project has Python files.', next }
    : { kind: 'notice', part: 'python3', says: 'python3 is not installed; only projects with Python files need it.', next };
}

async function versionOf(name: string): Promise<string | null> {
  const program = findProgram(name);
  if (program === null) return null;
  const run = await runProcess([program, '--version'], { cwd: '/', env: {}, timeoutMs: 10_000, maxOutputBytes: 10_000 });
  return run.code === 0 ? new TextDecoder().decode(run.stdout).trim() : null;
}
