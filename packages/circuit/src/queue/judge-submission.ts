import { counted } from '@ticket-circuit/schemas';
import {
  judgeChecks,
  judgeRun,
  judgeUnknownTests,
  prepareTree,
  runBaseline,
  runCheck,
  runSuite,
  type ChecksContext,
} from '@ticket-circuit/checks';
import type { Candidate, CheckVerdict } from '@ticket-circuit/merge-queue';
import { classify } from '@ticket-circuit/rights';
import type { CheckReportFault, Circuit } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';
import { askForge } from '../forge/ask-forge.ts';
import { checksContext, type Project } from '../project/open-project.ts';
import { CONFIG_FILE, readConfig } from '../project/read-config.ts';
import { judgePointers } from './judge-pointers.ts';
import { judgeLots, lotsOf, type Lot } from './lots.ts';

export interface Judging {
  readonly project: Project;
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
}

/**
 * Runs the whole suite and every check on exactly the tree of a commit that would be main, or on what its lane may see of it, as the project file of the main below it says. Where
 * the commit changes that file, it must be green by its own as well. What is red on that main already may stay so. A ticket of the circuit
 * must prove there what it proved before. Only then the forge is asked, where main names a check of it.
 */
export async function judgeSubmission(judging: Judging, candidate: Candidate): Promise<CheckVerdict> {
  const { repo, store } = judging.project;
  const base = candidate.base ?? (await repo.resolve(`${candidate.commit}~${candidate.tickets.length}`));
  if (base === null)
    return { kind: 'unknown', why: `${candidate.commit} does not stand on ${counted(candidate.tickets.length, 'ticket')}.` };
  const lost = await judgePointers(repo, base, candidate.commit);
  if (lost.length > 0) return { kind: 'red', faults: lost };
  const found = lotsOf(judging.project, candidate);
  if (found.kind === 'red') return { kind: 'red', faults: [found.fault] };
  const config = await readConfig(repo, base);
  const own = await ownConfig(judging, base, candidate.commit);
  if (typeof own === 'string') return redFor(own);
  const judged: string[] = [];
  for (const each of own === null ? [config] : [config, own]) {
    const verdict = await judgeBy(judging, each, { base, candidate, lots: found.lots });
    if (verdict.kind !== 'green') return verdict;
    judged.push(verdict.proof);
  }
  // As main says alone: a commit must not choose who is asked for it, and who gets the token.
  const { forge, remote } = config;
  if (forge !== undefined && remote !== undefined) {
    const verdict = await askForge({ ...judging, candidate, forge, remote });
    if (verdict.kind !== 'green') return verdict;
    judged.push(verdict.proof);
  }
  const { tree, inputs } = candidate;
  return {
    kind: 'green',
    proof: await store.put({ what: 'queue-proof', tree, ...(inputs === tree ? {} : { inputs }), faults: [], judged }),
  };
}

/** Returns the project file that the commit brings, null when it brings none of its own, or what is wrong with it. */
async function ownConfig({ project: { repo }, progress }: Judging, base: string, commit: string): Promise<Circuit | string | null> {
  const changes = await repo.diffTrees(base, commit);
  if (!changes.some(({ path }) => path === CONFIG_FILE)) return null;
  progress(`${commit.slice(0, 10)} changes ${CONFIG_FILE}: it is judged by that of main and by its own.`);
  try {
    return await readConfig(repo, commit);
  } catch (error) {
    if (error instanceof CircuitHostError) return error.message;
    throw error;
  }
}

async function judgeBy(
  { project, signal, progress }: Judging,
  config: Circuit,
  {
    base,
    candidate: { tree: whole, inputs: tree, time, tickets },
    lots,
  }: { readonly base: string; readonly candidate: Candidate; readonly lots: readonly Lot[] },
): Promise<CheckVerdict> {
  const ctx = checksContext(project, config, { signal, onProgress: progress });
  // What is prepared is the same for every lane: a lane sees all manifests.
  const prepared = await prepareTree(ctx, whole);
  if (prepared.kind === 'failed') return { kind: 'unknown', why: prepared.why };
  const suite = await runSuite(ctx, { tree, ...(time > 1 ? { run: time } : {}) });
  if (suite.report.faults.some(({ kind }) => kind === 'set-up-failed'))
    return { kind: 'unknown', why: suite.report.faults.map(({ message }) => message).join('; ') };
  const checks: Awaited<ReturnType<typeof runCheck>>[] = [];
  for (const { name } of config.checks ?? []) checks.push(await runCheck(ctx, { tree, name }));
  const lost = checks.flatMap(({ result: { exit, name } }) => (exit.kind === 'set-up-failed' ? [`${name}: ${exit.why}`] : []));
  if (lost.length > 0) return { kind: 'unknown', why: lost.join('; ') };
  const faults = [
    ...judgeRun(suite.report),
    ...(lots.length === 0
      ? await redTests(ctx, base, suite.report)
      : await judgeLots(ctx, { lots, tree, whole, main: base, hasOthers: lots.length < tickets.length, report: suite.report })),
    ...judgeChecks(
      checks.map(({ result }) => result),
      (path) => classify(path, config),
      new Set(),
    ),
  ];
  if (faults.length > 0) return { kind: 'red', faults };
  const proof = { what: 'queue-verdict', tree, suite: suite.digest, checks: checks.map(({ digest }) => digest) };
  return { kind: 'green', proof: await project.store.put(proof) };
}

/** The baseline of main is made only where a test failed: a green suite needs no excuse. */
async function redTests(
  ctx: ChecksContext,
  base: string,
  report: Awaited<ReturnType<typeof runSuite>>['report'],
): Promise<CheckReportFault[]> {
  const failed = judgeUnknownTests({ tree: '', names: [], red: [], unstable: [], runs: ['', ''] }, report);
  if (failed.length === 0) return [];
  const baseline = await runBaseline(ctx, base);
  if (baseline.kind !== 'baseline') return failed;
  const excused = new Set([...baseline.baseline.red, ...baseline.baseline.unstable]);
  return failed.filter(({ test }) => test === undefined || !excused.has(test));
}

function redFor(message: string): CheckVerdict {
  return { kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', file: CONFIG_FILE, message }] };
}
