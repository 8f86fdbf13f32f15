import type { SandboxEnd } from '@ticket-circuit/sandbox';
import type { TestReportExit, TestReportResult, TestReportRunFault } from '@ticket-circuit/schemas';
import type { ReadReport } from './readers/read-report.ts';

/** What a run left behind, apart from its report. */
export interface RunFacts {
  readonly end: Exclude<SandboxEnd, { kind: 'aborted' }>;
  readonly command: readonly string[];
  /** The files that were asked for; each must have a test. */
  readonly asked: readonly string[];
  /** The end of what it printed on stderr. */
  readonly stderr: string;
}

/**
 * Returns the tests of a run and what speaks against its report. The report was written by a process that runs the code under test,
 * so it is a claim: how the process ended, the numbers and the files that were asked for must agree with it.
 */
export function crossCheck(facts: RunFacts, report: ReadReport | null): { results: TestReportResult[]; faults: TestReportRunFault[] } {
  const read = report?.kind === 'read' ? report : { results: [], faults: [] };
  const faults = [...endFaults(facts), ...reportFaults(facts, report), ...read.faults];
  if (report?.kind === 'read' && facts.end.kind === 'exited')
    faults.push(...claimFaults(facts, facts.end.code, read.results, read.faults.length > 0));
  return { results: read.results, faults };
}

function endFaults({ end, command, stderr }: RunFacts): TestReportRunFault[] {
  if (end.kind === 'limit') return [{ kind: 'limit', message: `The run was stopped at its ${end.limit} limit.` }];
  if (end.kind === 'signalled')
    return [{ kind: 'exit-disagrees', message: `The run was ended by ${end.signal}, so its report need not be whole.` }];
  if (end.kind === 'set-up-failed') return [setUpFault(end.why, command)];
  return isCommandMissing(end.code, stderr) ? [commandMissing(command)] : [];
}

function setUpFault(why: string, command: readonly string[]): TestReportRunFault {
  if (isProgramMissing(why)) return commandMissing(command);
  return { kind: 'set-up-failed', message: `The sandbox could not be set up: ${why.slice(0, 1_000)}` };
}

/** Returns whether a sandbox could not be set up because the program is not in it. */
export function isProgramMissing(why: string): boolean {
  return /execvp .*: No such file or directory/u.test(why);
}

function commandMissing(command: readonly string[]): TestReportRunFault {
  return { kind: 'command-missing', message: `The command ${command[0] ?? ''} is not there inside the sandbox.` };
}

/** What shells and package managers answer when the program cannot be started. */
function isCommandMissing(code: number, stderr: string): boolean {
  return (
    code === 127 ||
    code === 126 ||
    (code !== 0 && /No module named ['"]?(?:pytest|circuit_unittest)\b|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL.*ENOENT/u.test(stderr))
  );
}

function reportFaults({ end, command, stderr }: RunFacts, report: ReadReport | null): TestReportRunFault[] {
  if (end.kind === 'set-up-failed' || (end.kind === 'exited' && isCommandMissing(end.code, stderr) && report?.kind !== 'read')) return [];
  if (report === null) return [{ kind: 'no-report', message: `The command ${command[0] ?? ''} left no report.` }];
  return report.kind === 'unreadable' ? [{ kind: 'bad-report', message: `The report cannot be read. ${report.why}` }] : [];
}

function claimFaults({ asked }: RunFacts, code: number, results: readonly TestReportResult[], isExplained: boolean): TestReportRunFault[] {
  if (results.length === 0) return [{ kind: 'nothing-collected', message: 'The run collected no test.' }];
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const faults: TestReportRunFault[] = [];
  if (code === 0 && failed > 0)
    faults.push({ kind: 'exit-disagrees', message: `The run ended with exit status 0, and its report has ${failed} failed tests.` });
  if (code !== 0 && failed === 0 && !isExplained) {
    faults.push({ kind: 'exit-disagrees', message: `The run ended with exit status ${code}, and its report has no failed test.` });
  }
  const played = new Set(results.map(({ file }) => file));
  for (const file of asked.filter((path) => !played.has(path))) {
    faults.push({ kind: 'nothing-collected', message: `No test of ${file} was collected.`, file });
  }
  return faults;
}

/** Returns how a sandbox ended in the words of a report. */
export function toExit(end: RunFacts['end']): TestReportExit {
  return end.kind === 'set-up-failed' ? { kind: 'set-up-failed', why: end.why.slice(0, 2_000) || 'No reason was given.' } : { ...end };
}

/** Returns whether the same run could end otherwise through no change of the tree, so that it must not be remembered. */
export function isInfrastructure(end: RunFacts['end']): boolean {
  return end.kind === 'set-up-failed' || end.kind === 'signalled' || (end.kind === 'limit' && end.limit !== 'output');
}
