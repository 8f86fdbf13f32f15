import {
  concernedElements,
  elementsToRefill,
  type FillableElement,
  type GateFinding,
  placeOfLine,
  type ReadText,
  type Refill,
} from '@ticket-circuit/coupler';
import type { CheckResult, DeveloperBrief, PlanSheet } from '@ticket-circuit/schemas';
import type { TestRound } from './run-tests.ts';

type RedRound = Extract<TestRound, { kind: 'red' }>;
type Found = { readonly ids: ReadonlySet<string>; readonly failure: GateFinding };

/**
 * Returns the elements of `fillable` to fill again after a red round, with the failures that concern each.
 *
 * Failing tests point at elements by their criteria, findings of checks by the line that they name. What points at nothing (a run that broke
 * as a whole) concerns every body.
 */
export async function failuresOfRound(
  round: RedRound,
  plan: PlanSheet,
  brief: DeveloperBrief,
  fillable: readonly FillableElement[],
  read: ReadText,
): Promise<Refill[]> {
  const readLine = (file: string, line: number) => brief.testFiles.find((one) => one.file === file)?.text.split('\n')[line - 1] ?? null;
  const pointed = elementsToRefill(plan, brief.tests, round.report, readLine).filter(({ element }) =>
    fillable.some(({ id }) => id === element.id),
  );
  if (pointed.length > 0) return pointed;
  const found = [...(await checkFindings(round.checks, plan, read)), ...runFindings(round, plan)];
  return fillable
    .map((element) => ({ element, failures: found.filter(({ ids }) => ids.has(element.id)).map(({ failure }) => failure) }))
    .filter(({ failures }) => failures.length > 0);
}

async function checkFindings(checks: readonly CheckResult[], plan: PlanSheet, read: ReadText): Promise<Found[]> {
  const found: Found[] = [];
  for (const { name, findings, excerpt } of checks) {
    const rule = `check ${name}`;
    if (findings.length === 0) found.push(foundBy(plan, {}, { gate: 'tests', rule, message: excerpt ?? 'The check failed.' }));
    for (const { message, file, line } of findings) {
      const place = file === undefined || line === undefined ? null : await placeOfLine(read, file, line);
      const element = place?.symbols
        .map((symbol) => `${file}#${symbol}`)
        .find((name) => concernedElements(plan, { element: name }).length > 0);
      const pointer = element === undefined ? (file === undefined ? {} : { file }) : { element };
      const source = place === null || place.text === '' ? {} : { source: place.text };
      found.push(foundBy(plan, pointer, { gate: 'tests', rule, message, ...source }));
    }
  }
  return found;
}

function runFindings({ report }: RedRound, plan: PlanSheet): Found[] {
  const tests = report.results.flatMap((result): GateFinding[] =>
    result.outcome === 'failed'
      ? [{ gate: 'tests', rule: result.class, test: result.id.replace(`${result.file} > `, ''), message: result.message }]
      : [],
  );
  const faults = report.faults.map(({ kind, message }): GateFinding => ({
    gate: 'tests',
    rule: kind,
    message: `${message}\n${report.excerpt ?? ''}`.trim(),
  }));
  return [...tests, ...faults].map((failure) => foundBy(plan, {}, failure));
}

function foundBy(plan: PlanSheet, pointer: Parameters<typeof concernedElements>[1], failure: GateFinding): Found {
  return { ids: new Set(concernedElements(plan, pointer).map(({ id }) => id)), failure };
}
