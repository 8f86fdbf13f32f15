import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTestSpec, sweepFolders, treeRoot, withFolder } from '@ticket-circuit/checks';
import { type Bind, requireSandbox, runInSandbox, type SandboxRun, stateRoot } from '@ticket-circuit/sandbox';
import { CliError } from '../../../frame/cli-error.ts';
import { isInside, pathFrom } from '../project-root.ts';
import { encoded } from '../source-files.ts';
import { copyFiles, copyProject } from './project-copy.ts';

/** What the tests say of a module: a run that does not end in time, or uses too much, failed. */
export type Verdict = 'passed' | 'failed';

/** Runs a project's tests with one file replaced, each time in a sandbox without network, on a copy of its own. */
export interface TestRunner {
  readonly timeoutS: number;
  /** How long the tests took on the project as it is. */
  readonly baselineMs: number;
  verdict(file: string, text: string): Promise<Verdict>;
}

export interface TestOptions {
  readonly root: string;
  /** The folder in which the command is typed. */
  readonly dir: string;
  readonly command: string;
  /** Null: ten times what the tests take on the project as it is, and at least twenty seconds: a busy machine is slow. */
  readonly timeoutS: number | null;
  readonly signal: AbortSignal;
}

const LONGEST_BASELINE_S = 600;
const MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * Takes a copy of the project, runs the tests on it, and hands a runner to `use`. The copy is removed when `use` has ended, however it ended.
 *
 * @throws {CliError} `base-red` when the tests fail on the project as it is, or `too-large`.
 * @throws {SandboxError} `no-sandbox` when this machine's sandbox does not hold.
 */
export async function withTests<T>(options: TestOptions, use: (tests: TestRunner) => Promise<T>): Promise<T> {
  await requireSandbox();
  const workDir = join(stateRoot(), 'coupler');
  await sweepFolders(workDir);
  return await withFolder(workDir, async (folder) => {
    const base = join(folder, 'project');
    const binds = await copyProject(options.root, base);
    const run = async (timeoutS: number, change: { file: string; text: string } | null) =>
      await withFolder(workDir, async (fresh) => {
        const copy = join(fresh, 'project');
        await copyFiles(base, copy);
        if (change) await writeFile(join(copy, change.file), encoded(change.text, change.file));
        return await runOnce(options, copy, binds, timeoutS);
      });
    const first = await run(options.timeoutS ?? LONGEST_BASELINE_S, null);
    if (verdictOf(first, options) === 'failed') throw baseRed(options.command, first);
    const timeoutS = options.timeoutS ?? Math.max(20, Math.ceil(first.durationMs / 100));
    const verdict = async (file: string, text: string) => verdictOf(await run(timeoutS, { file, text }), options);
    return await use({ timeoutS, baselineMs: first.durationMs, verdict: once(verdict) });
  });
}

// An equal tree is never run twice: two plays of tests that draw lots could contradict each other, and one body would be two things.
function once(verdict: TestRunner['verdict']): TestRunner['verdict'] {
  const known = new Map<string, Promise<Verdict>>();
  return async (file, text) => {
    const key = `${file}\0${text}`;
    const judged = known.get(key) ?? verdict(file, text);
    known.set(key, judged);
    return await judged;
  };
}

async function runOnce({ root, dir, command, signal }: TestOptions, copy: string, binds: Bind[], timeoutS: number): Promise<SandboxRun> {
  const common = { profile: 'tests', writes: [], held: [], gitSnapshot: false, mode: 'throwaway' } as const;
  const spec = buildTestSpec({ ...common, treePath: copy, binds, argv: ['sh', '-c', command], timeoutS });
  const below = isInside(root, dir) ? pathFrom(root, dir) : '';
  const cwd = below === '' ? treeRoot : `${treeRoot}/${below}`;
  return await runInSandbox({ ...spec, cwd, limits: { ...spec.limits, memoryBytes: MEMORY_BYTES } }, { signal });
}

function verdictOf({ end }: SandboxRun, { command }: TestOptions): Verdict {
  if (end.kind === 'aborted')
    throw new CliError({ code: 'stopped', what: 'The tests were stopped.', why: 'The run was.', next: 'Type the same command again.' });
  if (end.kind !== 'set-up-failed') return end.kind === 'exited' && end.code === 0 ? 'passed' : 'failed';
  throw new CliError({
    code: 'no-sandbox',
    what: `The tests were not run: ${command}`,
    why: end.why,
    next: 'Look at what the sandbox needs: circuit doctor',
  });
}

function baseRed(command: string, { end, stdout, stderr }: SandboxRun): CliError {
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-8).join('\n');
  const how = end.kind === 'exited' ? `exit status ${end.code}` : JSON.stringify(end);
  return new CliError({
    code: 'base-red',
    what: 'Nothing was measured: the tests fail on the project as it is.',
    why: `${command} ended with ${how}${said === '' ? '.' : `:\n${said}`}`,
    next: 'Mend the tests or the command. It is run by sh in a copy of the project, in a sandbox without network.',
  });
}
