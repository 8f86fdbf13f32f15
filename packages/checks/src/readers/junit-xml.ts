import type { TestReportRunFault } from '@ticket-circuit/schemas';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { outsideFaults } from './outside-faults.ts';
import { toResults, type Phase, type RawFailure, type RawTest } from './raw-test.ts';
import type { ReadContext, ReadReport } from './read-report.ts';
import { resolveModule } from './resolve-module.ts';

type Element = Record<string, unknown>;

const lists = ['testsuite', 'testcase', 'failure', 'error', 'skipped', 'rerunFailure'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseAttributeValue: false,
  parseTagValue: false,
  trimValues: true,
  // Numeric character references, which mocha writes.
  htmlEntities: true,
  isArray: (name) => lists.includes(name),
});

/**
 * Reads JUnit XML, of which every tool writes another kind. The file of a test is its `file` attribute, its suite's, or a dotted class
 * name that leads to one; a test without any is a fault, because nothing can be said about it.
 */
export function readJunitXml(text: string, context: ReadContext): ReadReport {
  const root = parse(text);
  if (root === null) return { kind: 'unreadable', why: 'It is no XML with a testsuite.' };
  const faults: TestReportRunFault[] = [];
  const tests = root.flatMap((suite) => readSuite(suite, '', context, faults));
  const { results, outside } = toResults(tests, context.root);
  return { kind: 'read', results, faults: [...faults, ...outsideFaults(outside)] };
}

function parse(text: string): Element[] | null {
  if (XMLValidator.validate(text) !== true) return null;
  try {
    const value = parser.parse(text) as Element;
    const suites = isElement(value['testsuites']) ? value['testsuites']['testsuite'] : value['testsuite'];
    // An empty list of suites is a report too: one of nothing.
    if (suites === undefined) return 'testsuites' in value ? [] : null;
    return elementsOf(suites);
  } catch {
    return null;
  }
}

function readSuite(suite: Element, outerFile: string, context: ReadContext, faults: TestReportRunFault[]): RawTest[] {
  const file = attribute(suite, 'file') || attribute(suite, 'filepath') || outerFile;
  const cases = elementsOf(suite['testcase']);
  const inner = elementsOf(suite['testsuite']).flatMap((child) => readSuite(child, file, context, faults));
  const announced = attribute(suite, 'tests');
  // Some tools count the inner suites in the outer one, some leave the attribute out.
  // pytest counts a passed test whose tear-down failed twice, once as an error.
  if (announced !== '' && Number(announced) > cases.length + inner.length + Number(attribute(suite, 'errors') || 0)) {
    const name = attribute(suite, 'name') || 'without a name';
    faults.push({
      kind: 'count-disagrees',
      message: `The suite ${name} says ${announced} tests, and ${cases.length + inner.length} are in it.`,
    });
  }
  return [...cases.map((element) => readCase(element, file, context)), ...inner];
}

function readCase(element: Element, suiteFile: string, context: ReadContext): RawTest {
  const place = placeOf(element, suiteFile, context);
  const skipped = elementsOf(element['skipped']);
  const [failure] = elementsOf(element['failure']);
  const [error] = elementsOf(element['error']);
  // A case that is named by its file alone is the file, which could not be loaded.
  const name = place.titles.length === 0 ? null : attribute(element, 'name');
  if (failure !== undefined) return { ...place, outcome: 'failed', failure: toFailure(failure, 'failure', name) };
  if (error !== undefined) return { ...place, outcome: 'failed', failure: toFailure(error, 'error', name) };
  return { ...place, outcome: skipped.length > 0 || 'skipped' in element ? 'skipped' : 'passed' };
}

function placeOf(element: Element, suiteFile: string, { files = [], asked = [] }: ReadContext): { file: string; titles: string[] } {
  const [name, classname] = [attribute(element, 'name'), attribute(element, 'classname')];
  const given = attribute(element, 'file') || suiteFile;
  const ofFile = classname === '' ? resolveModule(name, files) : null;
  if (ofFile !== null && ofFile.rest.length === 0) return { file: ofFile.file, titles: [] };
  const resolved = files.includes(classname) ? { file: classname, rest: [] } : resolveModule(classname, files);
  const only = asked.length === 1 ? (asked[0] ?? '') : '';
  if (resolved !== null && (given === '' || resolved.file.endsWith(given)))
    return { file: resolved.file, titles: [...resolved.rest, name].filter((title) => title !== '' && title !== resolved.file) };
  const outer = classname === '' || classname === given || name.startsWith(classname) ? [] : [classname];
  return { file: given || only, titles: [...outer, name].filter((title) => title !== '' && title !== given) };
}

function toFailure(element: Element, tag: 'failure' | 'error', testName: string | null): RawFailure {
  const [said, body, type] = [attribute(element, 'message'), textOf(element), attribute(element, 'type')];
  const message = said || (body.split(/\n\s*at /u, 1)[0] ?? '');
  const plainType = type.split('.').at(-1) ?? '';
  // `Error` and `failure` are what tools write when they know nothing; the stack knows more.
  const known =
    plainType !== '' && !/^(?:error|failure|undefined|null)$/iu.test(plainType) ? plainType : (typeInMessage(message) ?? typeInBody(body));
  const isAssertion = /^Assert(?:ion)?|ComparisonFailure|^Failed$/u.test(known ?? '');
  return {
    phase: phaseOf(tag, said, testName),
    message,
    stack: body,
    ...(known === undefined ? {} : { type: known }),
    ...(isAssertion ? { assertion: true } : {}),
  };
}

/** pytest says the phase in the message, mocha in the name it gives to a hook. */
function phaseOf(tag: 'failure' | 'error', message: string, testName: string | null): Phase {
  if (testName === null) return 'collect';
  if (/^"(?:before|after) (?:each|all)" hook\b/u.test(testName)) return testName.startsWith('"before') ? 'setup' : 'teardown';
  if (tag === 'failure') return 'call';
  if (/^(?:collection failure|error during collection)/iu.test(message)) return 'collect';
  if (/^failed on setup/iu.test(message)) return 'setup';
  return /^failed on teardown/iu.test(message) ? 'teardown' : 'call';
}

/** pytest writes the class with its module before the text. */
function typeInMessage(message: string): string | undefined {
  return /^(?:\w+\.)*([A-Z]\w*)(?: \[\w+\])?: /u.exec(message)?.[1];
}

function typeInBody(body: string): string | undefined {
  return /^(?:E {3})?(?:Uncaught )?(?:\w+\.)*([A-Z]\w*(?:Error|Exception|Failure|Fault|Stub))\b(?: \[\w+\])?(?::|$)/mu.exec(body)?.[1];
}

function attribute(element: Element, name: string): string {
  const value = element[`@${name}`];
  return typeof value === 'string' ? value : '';
}

function textOf(element: Element): string {
  const text = element['#text'];
  return typeof text === 'string' ? text : '';
}

function elementsOf(value: unknown): Element[] {
  const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
  // An element without attributes is parsed as its text alone.
  return all.map((item: unknown) => (isElement(item) ? item : { '#text': typeof item === 'string' ? item : '' }));
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
