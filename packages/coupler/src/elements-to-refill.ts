import {
  titlesMeant,
  type PlanSheet,
  type PlanSheetElement,
  type TestReport,
  type TestReportFailed,
  type TestsSheetTest,
} from '@ticket-circuit/schemas';
import { bodiesFirst } from './concerned-elements.ts';
import type { GateFinding } from './gates/finding.ts';

/** An element to fill again, with the failing tests that concern it. */
export interface Refill {
  readonly element: PlanSheetElement;
  readonly failures: readonly GateFinding[];
}

/**
 * Returns the planned elements that failing tests point at, most pointed at by stack frames first, else in the plan's order; empty when no test fails.
 *
 * A test of the ticket points at the elements that serve its criteria. A test that nobody claims is an old one: it points at every changed
 * body, or at every planned one when nothing is changed. Texts are pointed at only where there is no body. Removed and moved elements are never filled.
 *
 * `readLine` gives the source line of an assertion, null when it cannot be told.
 */
export function elementsToRefill(
  plan: PlanSheet,
  tests: readonly TestsSheetTest[],
  report: TestReport,
  readLine: (file: string, line: number) => string | null = () => null,
): Refill[] {
  const failed = report.results.filter((result) => result.outcome === 'failed');
  const ids = report.results.map(({ id }) => id);
  const covering = (result: TestReportFailed): TestsSheetTest[] =>
    tests.filter(({ file, name }) => titlesMeant(`${file} > ${name}`, ids).includes(result.id));
  const fillable = plan.elements.filter(({ action }) => action === 'add' || action === 'change');
  const pointed = fillable.map((element) => ({
    element,
    failed: failed.filter((result) => pointedAt(plan, covering(result), fillable).includes(element)),
  }));
  return pointed
    .filter((entry) => entry.failed.length > 0)
    .toSorted((left, right) => nearness(left.element, left.failed) - nearness(right.element, right.failed))
    .map((entry) => ({ element: entry.element, failures: entry.failed.map((result) => failureOf(result, readLine)) }));
}

function pointedAt(plan: PlanSheet, tests: readonly TestsSheetTest[], fillable: readonly PlanSheetElement[]): PlanSheetElement[] {
  const criteria = tests.flatMap((test) => test.criteria);
  const serving = fillable.filter((one) => one.criteria.some((criterion) => criteria.includes(criterion)));
  if (serving.length > 0) return bodiesFirst(plan, serving);
  const bodies = bodiesFirst(plan, fillable);
  const changed = criteria.length > 0 ? [] : bodies.filter(({ action }) => action === 'change');
  return changed.length === 0 ? bodies : changed;
}

function titlesOf(id: string, file: string): string {
  const lead = `${file} > `;
  return id.startsWith(lead) ? id.slice(lead.length) : id;
}

// The place of the innermost frame in the element's file; elements without one come last.
function nearness(element: PlanSheetElement, failed: readonly TestReportFailed[]): number {
  const places = failed.map(({ frames }) => (frames ?? []).findIndex(({ file }) => file === element.file)).filter((place) => place >= 0);
  return places.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...places);
}

function failureOf(result: TestReportFailed, readLine: (file: string, line: number) => string | null): GateFinding {
  const frame = result.frames?.find(({ file }) => file === result.file);
  const asserted = frame ? readLine(frame.file, frame.line)?.trim() : undefined;
  return {
    gate: 'tests',
    rule: result.class,
    message: result.message,
    test: titlesOf(result.id, result.file),
    ...(asserted ? { asserted } : {}),
    ...(result.expected === undefined ? {} : { expected: result.expected }),
    ...(result.actual === undefined ? {} : { actual: result.actual }),
  };
}
