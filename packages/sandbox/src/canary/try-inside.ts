import { compareSnapshots } from '../compare-snapshots.ts';
import { ensureMountPoints } from '../ensure-mount-points.ts';
import type { LaunchChange } from '../launch-sandbox.ts';
import { runChanged } from '../run-in-sandbox.ts';
import { SandboxError } from '../sandbox-error.ts';
import type { SandboxRun, SandboxSpec } from '../sandbox-spec.ts';
import { seccompArch } from '../seccomp/seccomp-arch.ts';
import { snapshotTree } from '../snapshot-tree.ts';
import type { CanaryWorld } from './canary-world.ts';
import type { InsideCase } from './inside-case.ts';
import type { InsideFacts } from './inside-kit.ts';
import { insideCases, insideProgram, type InsideReport } from './inside-program.ts';

/** What was found about one case: whether the sandbox held, and what got through or could not be tried. */
export interface CaseResult {
  readonly id: string;
  readonly held: boolean;
  readonly detail: string;
}

/** Cases that say something about every launch, whatever its program reports. */
export const launchCase = { id: 'launch', holds: 'The sandbox can be built and its program can run.' } as const;
export const walkCase = { id: 'tree-walk', holds: 'After it all, the work tree is the same to the last time stamp.' } as const;

const programPath = '/opt/circuit/canary.mjs';
const patienceMs = 20_000;
const outputBytes = 256 * 1024;

/**
 * Runs one sandbox with this specification, its command and folder aside, and tries from inside what must not be possible.
 * What could not be tried is not held; a sandbox that cannot be built gives the one result `launch`.
 */
export async function tryInside(
  world: CanaryWorld,
  spec: SandboxSpec,
  { isFast, change = {} }: { readonly isFast: boolean; readonly change?: LaunchChange },
): Promise<CaseResult[]> {
  try {
    const facts = world.factsFor(spec, seccompArch(process.arch));
    const cases = insideCases.filter((one) => one.appliesTo(facts) && (one.isFast || !isFast));
    ensureMountPoints(spec);
    const before = await snapshotTree(world.places.tree);
    const run = await runChanged(trialOf(spec, cases, facts), {}, change);
    const after = await snapshotTree(world.places.tree);
    const found = compareSnapshots(before, after, []).map(({ path, what }) => `${path}: ${what}`);
    const changes = world.isSecondNameWhole() ? found : [...found, 'The file outside behind the second name was written.'];
    const walk = facts.tree === 'throwaway' ? [] : [resultOf(walkCase.id, changes.length === 0 ? null : changes.join(' '))];
    return [...resultsOf(run, cases), ...walk];
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return [resultOf(launchCase.id, error.message)];
  }
}

/** The sandbox as it is, but for what it runs: the trial needs its own program, its own time, and room for its report. */
function trialOf(spec: SandboxSpec, cases: readonly InsideCase[], facts: InsideFacts): SandboxSpec {
  return {
    ...spec,
    inputs: [...(spec.inputs ?? []), { to: programPath, text: insideProgram(cases, facts) }],
    outputs: [],
    argv: ['node', programPath],
    cwd: '/ws',
    limits: { ...spec.limits, wallMs: patienceMs, outputBytes },
  };
}

function resultsOf({ end, stdout, stderr }: SandboxRun, cases: readonly InsideCase[]): CaseResult[] {
  const failed = (why: string): CaseResult[] => [resultOf(launchCase.id, why)];
  if (end.kind !== 'exited' || end.code !== 0) return failed(`It ended as ${JSON.stringify(end)}. ${stderr.slice(0, 500)}`.trim());
  const report = reportOf(stdout);
  if (report === null) return failed(`It said ${JSON.stringify(stdout.slice(0, 200))}.`);
  const details = new Map(report.map(({ id, detail }) => [id, detail]));
  return [
    resultOf(launchCase.id, null),
    ...cases.map(({ id }) =>
      details.has(id) ? resultOf(id, details.get(id) ?? null) : resultOf(id, 'could not be tried: it says nothing of it'),
    ),
  ];
}

function reportOf(text: string): InsideReport | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as InsideReport) : null;
  } catch {
    return null;
  }
}

export function resultOf(id: string, detail: string | null): CaseResult {
  return { id, held: detail === null, detail: detail ?? '' };
}
