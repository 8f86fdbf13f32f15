import type { TestReportRunFault } from '@ticket-circuit/schemas';
import { Parser, type FinalResults, type Result } from 'tap-parser';
import { outsideFaults } from './outside-faults.ts';
import { toResults, type RawTest } from './raw-test.ts';
import type { ReadContext, ReadReport } from './read-report.ts';
import { joinFailures, tapFailure } from './tap-failure.ts';
import { relativeToTree } from './tree-path.ts';

/**
 * Reads the Test Anything Protocol, subtests included. TAP has no field for a file: it is the outermost subtest that is named by
 * one, or the one file that was asked for; a test without any is a fault. A line inside of an announced subtest that is not announced
 * itself is an assertion of that test, as node-tap and Perl write them; it has no name of its own.
 */
export function readTap(text: string, context: ReadContext): ReadReport {
  const tests: RawTest[] = [];
  const parser = new Parser({ strict: false });
  watch(parser, { path: [], name: '', canAssert: false }, tests, context);
  parser.end(text);
  const final = parser.results;
  if (final === null || (final.count === 0 && tests.length === 0 && !/^(?:TAP version|1\.\.\d)/mu.test(text)))
    return { kind: 'unreadable', why: 'No line of it is TAP.' };
  const { results, outside } = toResults(withBodies(tests, plainBodies(text)), context.root);
  return { kind: 'read', results, faults: [...planFaults(final), ...outsideFaults(outside)] };
}

/** A level of the protocol: the run, a file, a suite, or a test. */
interface Level {
  readonly path: readonly string[];
  readonly name: string;
  readonly canAssert: boolean;
}

/** What was heard on a level: the tests on it and below it, and the assertions of its own. */
interface Heard extends Level {
  readonly tests: RawTest[];
  readonly assertions: Result[];
}

/** Hears one level. A subtest's own line tells nothing new, unless it holds assertions, or failed although nothing inside it did. */
function watch(parser: Parser, level: Level, tests: RawTest[], context: ReadContext): Heard {
  const heard: Heard = { ...level, tests: [], assertions: [] };
  // A child repeats its own announcement first.
  let announced: string | null | undefined = level.path.length === 0 ? null : undefined;
  let inner: Heard | null = null;
  parser.on('comment', (comment: string) => {
    if (announced === undefined) announced = null;
    else announced = subtestName(comment) ?? announced;
  });
  parser.on('child', (child: Parser) => {
    const name = subtestName(`# Subtest: ${child.name}`) ?? '';
    // Without an announcement of their own the lines of a level are tests: so vitest writes them, in braces.
    const canAssert = !child.buffered && !isFile(name, context);
    inner = watch(child, { path: [...level.path, name], name, canAssert }, tests, context);
  });
  parser.on('assert', (result: Result) => {
    const name = plainName(result.name);
    const group = inner;
    const isAnnounced = announced === name;
    inner = null;
    announced = null;
    if (group !== null) heard.tests.push(...group.tests);
    const isAssertion = group === null && !isAnnounced && level.canAssert;
    if (isAssertion) heard.assertions.push(result);
    const alone = isAssertion ? null : toRawTest(result, [...level.path, name], context);
    const test = group === null ? alone : testOfGroup(group, result, context);
    if (test !== null) {
      heard.tests.push(test);
      tests.push(test);
    }
  });
  return heard;
}

function testOfGroup(group: Heard, result: Result, context: ReadContext): RawTest | null {
  const { assertions, path } = group;
  const hasFailedInside = group.tests.some(({ outcome }) => outcome === 'failed');
  if (assertions.length === 0) return group.tests.length > 0 && (result.ok || hasFailedInside) ? null : toRawTest(result, path, context);
  const failures = assertions.filter((each) => !each.ok && !isLeftOut(each)).map((each) => tapFailure(each, plainName(each.name)));
  const [first, ...others] = failures;
  const place = placeOf(path, context);
  if (first !== undefined) return { ...place, outcome: 'failed', failure: joinFailures([first, ...others]) };
  if (!result.ok && !isLeftOut(result) && !hasFailedInside) return toRawTest(result, path, context);
  return { ...place, outcome: isLeftOut(result) || assertions.every(isLeftOut) ? 'skipped' : 'passed' };
}

function toRawTest(result: Result, path: readonly string[], context: ReadContext): RawTest {
  const place = placeOf(path, context);
  if (isLeftOut(result)) return { ...place, outcome: 'skipped' };
  if (result.ok) return { ...place, outcome: 'passed' };
  return { ...place, outcome: 'failed', failure: tapFailure(result, plainName(result.name)) };
}

function isLeftOut({ skip, todo }: Result): boolean {
  return Boolean(skip) || Boolean(todo);
}

function placeOf(path: readonly string[], context: ReadContext): { file: string; titles: string[] } {
  const { asked = [] } = context;
  const index = path.findIndex((title) => isFile(title, context));
  const file = index === -1 ? (asked.length === 1 ? (asked[0] ?? '') : '') : (path[index] ?? '');
  return { file, titles: path.filter((title, at) => at !== index && title !== '') };
}

function isFile(title: string, { root, files = [] }: ReadContext): boolean {
  const file = relativeToTree(title, root);
  return file !== null && (files.includes(file) || (files.length === 0 && /\/.*\.\w+$/u.test(title)));
}

/** Names are told by their text alone: runners put the time behind them, where the parser misses it if the name holds a hash. */
function plainName(name: string): string {
  return name
    .replace(/^- /u, '')
    .replace(/ # time=[\d.]+m?s$/u, '')
    .trim();
}

/** A hash and a backslash are escaped in names; the parser takes that away from the lines of tests, and not from announcements. */
function subtestName(comment: string): string | null {
  const name = /^# Subtest(?:: ?(.*))?$/su.exec(comment.trim());
  return name === null ? null : plainName((name[1] ?? '').replaceAll(/\\([#\\])/gu, '$1'));
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
