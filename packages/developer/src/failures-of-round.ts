import { elementsToRefill, type FillableElement, type GateFinding, type Refill } from '@ticket-circuit/coupler';
import type { DeveloperBrief, PlanSheet } from '@ticket-circuit/schemas';
import type { TestRound } from './run-tests.ts';

/**
 * Returns the elements of `fillable` to fill again after a red round, with the failures that concern each.
 *
 * Failing tests point at elements by their criteria, findings of checks by their file. What points at nothing (a run that broke as a whole)
 * concerns every element.
 */
export function failuresOfRound(
  round: Extract<TestRound, { kind: 'red' }>,
  plan: PlanSheet,
  brief: DeveloperBrief,
  fillable: readonly FillableElement[],
): Refill[] {
  const readLine = (file: string, line: number) => brief.testFiles.find((one) => one.file === file)?.text.split('\n')[line - 1] ?? null;
  const pointed = elementsToRefill(plan, brief.tests, round.report, readLine).filter(({ element }) =>
    fillable.some(({ id }) => id === element.id),
  );
  if (pointed.length > 0) return pointed;
  const checked = fillable
    .map((element) => ({ element, failures: checkFindings(round, element.file) }))
    .filter(({ failures }) => failures.length > 0);
  if (checked.length > 0) return checked;
  const general = runFindings(round);
  return general.length === 0 ? [] : fillable.map((element) => ({ element, failures: general }));
}

function checkFindings({ checks }: Extract<TestRound, { kind: 'red' }>, file: string): GateFinding[] {
  return checks.flatMap(({ name, findings }) =>
    findings.filter((finding) => finding.file === file).map(({ message }) => ({ gate: 'tests' as const, rule: `check ${name}`, message })),
  );
}

function runFindings({ report, checks }: Extract<TestRound, { kind: 'red' }>): GateFinding[] {
  const failed = report.results.filter((result) => result.outcome === 'failed');
  const tests = failed.map((result): GateFinding => ({
    gate: 'tests',
    rule: result.class,
    test: result.id.replace(`${result.file} > `, ''),
    message: result.message,
  }));
  const faults = report.faults.map(({ kind, message }): GateFinding => ({
    gate: 'tests',
    rule: kind,
    message: `${message}\n${report.excerpt ?? ''}`.trim(),
  }));
  const checked = checks.map(({ name, excerpt, findings }): GateFinding => ({
    gate: 'tests',
    rule: `check ${name}`,
    message: findings[0]?.message ?? excerpt ?? 'The check failed.',
  }));
  return [...tests, ...faults, ...checked];
}
