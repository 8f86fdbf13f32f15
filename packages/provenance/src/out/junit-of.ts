import type { TestReport, TestReportResult } from '@ticket-circuit/schemas';

// XML 1.0 has no way to write these, not even as references; lone surrogates are made whole first.
// oxlint-disable-next-line no-control-regex
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** Returns a test report as JUnit XML: a suite for each file, a case for each test, and a fault of the run as an error of the run itself. */
export function junitOf({ runner, results, faults, durationMs }: TestReport): string {
  const suites = [...Map.groupBy(results, ({ file }) => file)].map(([file, cases]) => suiteXml(file, cases));
  const run = faults.map(
    ({ kind, message, file }) =>
      `    <testcase name="${attribute(kind)}" classname="run"${file === undefined ? '' : ` file="${attribute(file)}"`}><error type="${attribute(kind)}" message="${attribute(message)}"/></testcase>`,
  );
  const runSuite =
    run.length === 0
      ? []
      : [`  <testsuite name="run" tests="${run.length}" failures="0" errors="${run.length}" skipped="0">`, ...run, '  </testsuite>'];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(runner)}" time="${durationMs / 1000}">`,
    ...suites,
    ...runSuite,
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteXml(file: string, cases: readonly TestReportResult[]): string {
  const count = (outcome: TestReportResult['outcome']): number => cases.filter((each) => each.outcome === outcome).length;
  const failures = cases.filter(isAssertion).length;
  const numbers = `tests="${cases.length}" failures="${failures}" errors="${count('failed') - failures}" skipped="${count('skipped')}"`;
  return [`  <testsuite name="${attribute(file)}" file="${attribute(file)}" ${numbers}>`, ...cases.map(caseXml), '  </testsuite>'].join(
    '\n',
  );
}

const isAssertion = (result: TestReportResult): boolean => result.outcome === 'failed' && result.class === 'assertion';

/** The titles above the test are its class; JUnit has no other place for them. */
function caseXml(result: TestReportResult): string {
  const titles = result.id.startsWith(`${result.file} > `) ? result.id.slice(result.file.length + 3).split(' > ') : [result.id];
  const name = titles.at(-1) ?? result.id;
  const place = `name="${attribute(name)}" classname="${attribute(titles.slice(0, -1).join(' > ') || result.file)}" file="${attribute(result.file)}"`;
  if (result.outcome === 'passed') return `    <testcase ${place}/>`;
  if (result.outcome === 'skipped') return `    <testcase ${place}><skipped/></testcase>`;
  const tag = isAssertion(result) ? 'failure' : 'error';
  const type = result.errorType ?? result.class;
  return `    <testcase ${place}><${tag} type="${attribute(type)}" message="${attribute(result.message)}"/></testcase>`;
}

function attribute(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(notXml, '\ufffd')
    .replaceAll(/[&<>"'\n\r\t]/gu, (character) => `&#${character.codePointAt(0)};`);
}
