import type { TestReportRunFault } from '@ticket-circuit/schemas';
import { outsideFaults } from './outside-faults.ts';
import { toResults, type RawTest } from './raw-test.ts';
import type { ReadContext, ReadReport } from './read-report.ts';

/** Where jest and vitest, which share one shape, differ. */
export interface Dialect {
  readonly isHook: (stack: string) => boolean;
  readonly cleanMessage: (message: string) => string;
}

interface Assertion {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly Assertion[];
}

/**
 * Reads the JSON shape that jest made. A file that failed without a failing test has a failure of its own: it was not loaded (no
 * tests), or a hook of the file failed and its tests were skipped.
 */
export function readJestShape(text: string, { root }: ReadContext, dialect: Dialect): ReadReport {
  const report = parse(text);
  if (report === null) return { kind: 'unreadable', why: 'It is no JSON object with testResults.' };
  const tests = report.files.flatMap((file) => testsOf(file, dialect));
  const { results, outside } = toResults(tests, root);
  return { kind: 'read', results, faults: [...countFaults(report), ...outsideFaults(outside)] };
}

function testsOf(file: FileResult, dialect: Dialect): RawTest[] {
  const tests = file.assertionResults.map((assertion) => toRawTest(file.name, assertion, dialect));
  const isBroken = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
  if (!isBroken) return tests;
  const phase = tests.length === 0 ? 'collect' : 'setup';
  const message = file.message.trim() || 'The file failed outside of its tests, in a hook or in an error that nobody caught.';
  return [...tests, { file: file.name, titles: [], outcome: 'failed', failure: { phase, message } }];
}

function toRawTest(file: string, assertion: Assertion, dialect: Dialect): RawTest {
  const place = { file, titles: [...assertion.ancestorTitles, assertion.title].filter((title) => title !== '') };
  if (assertion.status === 'passed') return { ...place, outcome: 'passed' };
  if (assertion.status !== 'failed') return { ...place, outcome: 'skipped' };
  const stack = assertion.failureMessages.join('\n');
  const message = dialect.cleanMessage(withoutFrames(assertion.failureMessages[0] ?? ''));
  return { ...place, outcome: 'failed', failure: { phase: dialect.isHook(stack) ? 'setup' : 'call', message, stack } };
}

function withoutFrames(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\s+at\s/u.test(line));
  return (first === -1 ? lines : lines.slice(0, first)).join('\n').trimEnd();
}

interface Report {
  readonly files: readonly FileResult[];
  readonly counts: Readonly<Record<'numTotalTests' | 'numPassedTests' | 'numFailedTests', unknown>>;
}

function countFaults({ files, counts }: Report): TestReportRunFault[] {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const counted = {
    numTotalTests: all.length,
    numPassedTests: all.filter(({ status }) => status === 'passed').length,
    numFailedTests: all.filter(({ status }) => status === 'failed').length,
  };
  return (Object.keys(counted) as (keyof typeof counted)[])
    .filter((name) => counts[name] !== counted[name])
    .map((name) => ({
      kind: 'count-disagrees',
      message: `The report's ${name} is ${String(counts[name])}, and ${counted[name]} are in it.`,
    }));
}

function parse(text: string): Report | null {
  const value = parseJson(text);
  if (!isRecord(value) || !Array.isArray(value['testResults'])) return null;
  const files = value['testResults'].map(toFile);
  if (files.some((file) => file === null)) return null;
  const { numTotalTests, numPassedTests, numFailedTests } = value;
  return { files: files as FileResult[], counts: { numTotalTests, numPassedTests, numFailedTests } };
}

function toFile(value: unknown): FileResult | null {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !Array.isArray(value['assertionResults'])) return null;
  const assertionResults = value['assertionResults'].map(toAssertion);
  if (assertionResults.some((assertion) => assertion === null)) return null;
  const message = typeof value['message'] === 'string' ? value['message'] : '';
  return { name: value['name'], status: String(value['status']), message, assertionResults: assertionResults as Assertion[] };
}

function toAssertion(value: unknown): Assertion | null {
  if (!isRecord(value) || typeof value['title'] !== 'string' || typeof value['status'] !== 'string') return null;
  return {
    ancestorTitles: textsOf(value['ancestorTitles']),
    title: value['title'],
    status: value['status'],
    failureMessages: textsOf(value['failureMessages']),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
