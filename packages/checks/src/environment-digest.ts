import { runProcess, probeSandbox } from '@ticket-circuit/sandbox';
import { canonicalJson, digestOf } from '@ticket-circuit/schemas';
import type { ChecksContext } from './checks-context.ts';
import { findPrepared } from './prepare-tree.ts';
import { sharedMarks } from './prepared-binds.ts';

/** The version of our reporters and of what is read from them: a new one makes old reports worthless. */
const readersVersion = 4;

/** Returns the digest of all that decides how a command runs on a tree, apart from the two themselves. */
export async function environmentDigest(ctx: ChecksContext, tree: string): Promise<string> {
  const [prepared, shared, machine] = await Promise.all([findPrepared(ctx, tree), sharedMarks(ctx), machineFacts()]);
  const { test, prepare, checks, files } = ctx.config;
  return digestOf(canonicalJson({ readersVersion, machine, prepared, shared, config: { test, prepare, checks, files } }));
}

let facts: Promise<Record<string, string>> | undefined;

function machineFacts(): Promise<Record<string, string>> {
  facts ??= readMachineFacts();
  return facts;
}

async function readMachineFacts(): Promise<Record<string, string>> {
  const [sandbox, python] = await Promise.all([probeSandbox(), pythonVersion()]);
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    python,
    sandbox: sandbox.kind === 'ready' ? sandbox.version : sandbox.kind,
  };
}

async function pythonVersion(): Promise<string> {
  const run = await runProcess(['/usr/bin/python3', '--version'], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    timeoutMs: 10_000,
    maxOutputBytes: 10_000,
  });
  return run.code === 0 ? Buffer.from(run.stdout).toString('utf8').trim() : 'none';
}
