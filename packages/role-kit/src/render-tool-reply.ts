import { assertNever, type CheckResult, type TestReport, type ToolReply } from '@ticket-circuit/schemas';

/** Green tests that are named; a whole suite would bury its failures. */
const MOST_PASSED = 40;

export interface ToolText {
  readonly text: string;
  readonly isError: boolean;
}

/** Returns what a model reads of the host's answer: green tests by name as far as they fit, everything else whole. */
export function renderToolReply(reply: Exclude<ToolReply, { kind: 'refused' }>): ToolText {
  switch (reply.kind) {
    case 'written':
      return { text: 'Written.', isError: false };
    case 'stale':
      return {
        text:
          reply.actual === null
            ? 'Nothing was written: the file is not there.'
            : 'Nothing was written: the file is not what you read. Read it again.',
        isError: true,
      };
    case 'failed':
      return { text: `Nothing was changed: ${reply.why}`, isError: true };
    case 'ran':
      return { text: `${exitText(reply.exit)}\n${reply.output}`, isError: false };
    case 'tested':
      return { text: reportText(reply.report), isError: false };
    case 'checked':
      return { text: checkText(reply.result), isError: false };
    default:
      return assertNever(reply);
  }
}

function reportText(report: TestReport): string {
  const count = (outcome: string): number => report.results.filter((result) => result.outcome === outcome).length;
  const failures = report.results.flatMap((result) => (result.outcome === 'failed' ? [failureText(result)] : []));
  const faults = report.faults.map((fault) => `run fault ${fault.kind}: ${fault.message}`);
  const head = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped (${exitText(report.exit)})`;
  const passed = report.results.flatMap((result) => (result.outcome === 'passed' ? [`passed ${result.id}`] : []));
  const named =
    passed.length > MOST_PASSED ? [...passed.slice(0, MOST_PASSED), `… and ${passed.length - MOST_PASSED} more passed`] : passed;
  return [head, ...faults, ...failures, ...named, ...(report.excerpt === undefined ? [] : [report.excerpt])].join('\n');
}

function failureText(result: Extract<TestReport['results'][number], { outcome: 'failed' }>): string {
  const [frame] = result.frames ?? [];
  const lines = [
    `FAILED ${result.id} [${result.class}${result.errorType === undefined ? '' : `: ${result.errorType}`}]`,
    ...(result.message === undefined ? [] : [result.message]),
    ...(result.expected === undefined ? [] : [`expected: ${result.expected}`]),
    ...(result.actual === undefined ? [] : [`actual: ${result.actual}`]),
    ...(frame === undefined ? [] : [`at ${frame.file}:${frame.line}`]),
  ];
  return lines.join('\n  ');
}

function checkText(result: CheckResult): string {
  const findings = result.findings.map((finding) =>
    `${finding.file ?? ''}${finding.line === undefined ? '' : `:${finding.line}`} ${finding.message}`.trim(),
  );
  return [`check ${result.name}: ${exitText(result.exit)}`, ...findings, ...(result.excerpt === undefined ? [] : [result.excerpt])].join(
    '\n',
  );
}

function exitText(exit: TestReport['exit']): string {
  switch (exit.kind) {
    case 'exited':
      return `exit status ${exit.code}`;
    case 'signalled':
      return `killed by ${exit.signal}`;
    case 'limit':
      return `stopped at the ${exit.limit} limit`;
    case 'set-up-failed':
      return `could not be run: ${exit.why}`;
    default:
      return assertNever(exit);
  }
}
