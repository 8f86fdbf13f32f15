import type { TestReportRunFault } from '@ticket-circuit/schemas';
import { Parser, type FinalResults, type Result } from 'tap-parser';
import { outsideFaults } from './outside-faults.ts';
import { toResults, type RawTest } from './raw-test.ts';
import type { ReadContext, ReadReport } from './read-report.ts';
import { relativeToTree } from './tree-path.ts';

/**
 * Reads the Test Anything Protocol, subtests included. TAP has no field for a file: it is the outermost subtest that is named by
 * one, or the one file that was asked for; a test without any is a fault.
 */
export function readTap(text: string, context: ReadContext): ReadReport {
  const tests: RawTest[] = [];
  const parser = new Parser({ strict: false });
  watch(parser, [], tests, context);
  parser.end(text);
  const final = parser.results;
  if (final === null || (final.count === 0 && tests.length === 0 && !/^(?:TAP version|1\.\.\d)/mu.test(text)))
    return { kind: 'unreadable', why: 'No line of it is TAP.' };
  const { results, outside } = toResults(withBodies(tests, plainBodies(text)), context.root);
  return { kind: 'read', results, faults: [...planFaults(final), ...outsideFaults(outside)] };
}

/** Hears the tests of one level. A subtest's own line tells nothing new, unless it failed although nothing inside it did. */
function watch(parser: Parser, outer: readonly string[], tests: RawTest[], context: ReadContext): { readonly heard: RawTest[] } {
  const heard: RawTest[] = [];
  let inner: { readonly name: string; readonly heard: RawTest[] } | null = null;
  parser.on('child', (child: Parser) => {
    const name = child.name.replace(/^Subtest:? ?/u, '').trim();
    inner = { name, ...watch(child, [...outer, name], tests, context) };
  });
  parser.on('assert', (result: Result) => {
    const name = result.name.replace(/^- /u, '').trim();
    const isTold =
      inner !== null &&
      inner.name === name &&
      inner.heard.length > 0 &&
      (result.ok || inner.heard.some(({ outcome }) => outcome === 'failed'));
    if (inner !== null) heard.push(...inner.heard);
    inner = null;
    if (isTold) return;
    const test = toRawTest(result, [...outer, name], context);
    heard.push(test);
    tests.push(test);
  });
  return { heard };
}

function toRawTest(result: Result, path: readonly string[], { root, files = [], asked = [] }: ReadContext): RawTest {
  const known = new Set(files);
  const index = path.findIndex((title) => {
    const file = relativeToTree(title, root);
    return file !== null && (known.has(file) || (known.size === 0 && /\/.*\.\w+$/u.test(title)));
  });
  const file = index === -1 ? (asked.length === 1 ? (asked[0] ?? '') : '') : (path[index] ?? '');
  const titles = path.filter((title, at) => at !== index && title !== '');
  if (result.skip || result.todo) return { file, titles, outcome: 'skipped' };
  if (result.ok) return { file, titles, outcome: 'passed' };
  return { file, titles, outcome: 'failed', failure: toFailure(result) };
}

function toFailure(result: Result): { phase: 'call' | 'setup'; message: string } & Record<string, unknown> {
  const diag = isRecord(result.diag) ? result.diag : {};
  const text = (name: string): string | undefined => (diag[name] === undefined ? undefined : print(diag[name]));
  const stack = text('stack');
  const type = text('name') ?? text('type');
  const message = text('message') ?? text('error') ?? result.name;
  const operator = text('operator');
  return {
    phase: /"before (?:each|all)" hook/u.test(result.name) ? 'setup' : 'call',
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(type === undefined || !/^[A-Z]/u.test(type) ? {} : { type }),
    ...(text('expected') === undefined ? {} : { expected: text('expected') }),
    ...((text('actual') ?? text('found')) ? { actual: text('actual') ?? text('found') } : {}),
    ...(operator !== undefined && operator !== 'fail' && operator !== 'error' ? { assertion: true } : {}),
    ...(text('code') === 'ERR_ASSERTION' ? { assertion: true } : {}),
  };
}

/** Mocha prints the failure as plain indented lines, which TAP ignores: they are kept aside, by the number of their test. */
function plainBodies(text: string): Map<string, string> {
  const bodies = new Map<string, string>();
  let current: string | null = null;
  for (const line of text.split('\n')) {
    const [, name] = /^not ok \d+ (?:- )?(.*)$/u.exec(line) ?? [];
    if (name !== undefined) current = name.trim();
    else if (!/^\s{2}/u.test(line)) current = null;
    else if (current !== null) bodies.set(current, `${bodies.get(current) ?? ''}${line.slice(2)}\n`);
  }
  return bodies;
}

function withBodies(tests: readonly RawTest[], bodies: ReadonlyMap<string, string>): RawTest[] {
  return tests.map((test) => {
    const body = bodies.get(test.titles.join(' > ')) ?? bodies.get(test.titles.at(-1) ?? '');
    if (test.outcome !== 'failed' || body === undefined || body.startsWith('---') || test.failure.stack !== undefined) return test;
    const [message = ''] = body.split(/\n\s*at /u, 1);
    const type = /^([A-Z]\w*)(?: \[\w+\])?: /mu.exec(body)?.[1];
    return { ...test, failure: { ...test.failure, message, stack: body, ...(type === undefined ? {} : { type }) } };
  });
}

function planFaults(final: FinalResults): TestReportRunFault[] {
  if (final.bailout !== false && final.bailout !== undefined)
    return [{ kind: 'collection', message: `The run bailed out: ${String(final.bailout)}`.slice(0, 500) }];
  if (
    final.plan.end !== null &&
    final.plan.end !== undefined &&
    final.plan.start !== null &&
    final.plan.end - (final.plan.start ?? 1) + 1 !== final.count
  ) {
    return [{ kind: 'count-disagrees', message: `The plan says ${String(final.plan.end)} tests, and ${final.count} are in the report.` }];
  }
  return [];
}

function print(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
