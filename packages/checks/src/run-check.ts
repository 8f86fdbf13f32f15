import { canonicalJson, parseCheckResult, type Circuit, type CheckResult } from '@ticket-circuit/schemas';
import { treeRoot } from './build-test-spec.ts';
import type { ChecksContext } from './checks-context.ts';
import { ChecksError } from './checks-error.ts';
import { isInfrastructure, toExit } from './cross-check.ts';
import { environmentDigest } from './environment-digest.ts';
import { excerptOf } from './excerpt-of.ts';
import { readFindings } from './readers/read-findings.ts';
import { runOnTree } from './run-on-tree.ts';

/** Which named check is to run on which tree. */
export interface CheckInput {
  /** A tree or commit id. */
  readonly tree: string;
  /** Its name in circuit.json. */
  readonly name: string;
  /** A live worktree in place of a fresh checkout; such a run is never remembered. */
  readonly path?: string;
}

const defaultTimeoutS = 600;

/**
 * Runs one named check (lint, types) in a sandbox and returns its result, stored. It passes exactly when `exit` is exited with 0
 * (`isGreen`). An equal run is not made twice, unless an infrastructure fault ended it.
 *
 * @throws {ChecksError} `unknown-check` for a name that circuit.json does not have; `aborted` by the context's signal.
 */
export async function runCheck(ctx: ChecksContext, input: CheckInput): Promise<{ result: CheckResult; digest: string }> {
  const check = checkNamed(ctx.config, input.name);
  const tree = await ctx.repo.treeOf(input.tree);
  const key = canonicalJson({ what: 'check', tree, check, environment: await environmentDigest(ctx, tree) });
  const known = input.path === undefined ? await findResult(ctx, key) : null;
  if (known !== null) return known;
  ctx.onProgress?.(`check: ${check.name}`);
  const run = await runOnTree(ctx, {
    profile: 'tests',
    tree,
    ...(input.path === undefined ? {} : { path: input.path }),
    argv: check.run,
    ...(check.env === undefined ? {} : { env: check.env }),
    mode: check.tree ?? 'read-only',
    writes: check.writes ?? [],
    gitSnapshot: false,
    timeoutS: check.timeoutS ?? defaultTimeoutS,
  });
  const exit = toExit(run.end);
  const isFailed = exit.kind !== 'exited' || exit.code !== 0;
  const files = new Set((await ctx.repo.listTree(tree)).map(({ path }) => path));
  const result: CheckResult = {
    name: check.name,
    command: [...check.run],
    tree,
    exit,
    findings: isFailed ? readFindings(`${run.stdout}\n${run.stderr}`, { root: treeRoot, files }) : [],
    durationMs: run.durationMs,
    ...(isFailed ? { excerpt: excerptOf(run) } : {}),
  };
  const digest = await ctx.store.put(result);
  if (input.path === undefined && !isInfrastructure(run.end)) await ctx.store.remember(key, digest);
  return { result, digest };
}

/** Returns whether a check passed. */
export function isGreen({ exit }: Pick<CheckResult, 'exit'>): boolean {
  return exit.kind === 'exited' && exit.code === 0;
}

async function findResult(ctx: ChecksContext, key: string): Promise<{ result: CheckResult; digest: string } | null> {
  const digest = await ctx.store.find(key);
  const parsed = digest === null ? null : parseCheckResult(await ctx.store.get(digest));
  return digest !== null && parsed?.kind === 'valid' ? { result: parsed.value, digest } : null;
}

function checkNamed({ checks = [] }: Circuit, name: string): NonNullable<Circuit['checks']>[number] {
  const found = checks.find((check) => check.name === name);
  if (found !== undefined) return found;
  const known = checks.map((check) => check.name).join(', ') || 'none';
  throw new ChecksError({
    code: 'unknown-check',
    what: `The check ${name} was not run.`,
    why: `circuit.json has no check of this name; it has ${known}.`,
    next: `Add it under "checks" in circuit.json.`,
  });
}
