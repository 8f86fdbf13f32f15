import type { TestReportFailed } from '@ticket-circuit/schemas';
import type { RawFailure } from './raw-test.ts';

/** What a failure counts as. */
export interface FailureVerdict {
  readonly class: TestReportFailed['class'];
  readonly errorType?: string;
  readonly stub?: string;
}

const stubMark = /CIRCUIT-STUB:[^\s"'`<>\\]+/u;
const timedOut = /\b(?:timed out in \d|exceeded timeout of \d|timeout of \d+ ?ms exceeded|STACK_TRACE_ERROR)/iu;
const assertionType = /^(?:AssertionError|AssertError|JestAssertionError|ComparisonFailure)$/u;
const assertionText = /^(?:expect\(|Snapshot `|assert(?:ion)? failed|assert \S)/iu;
const typePrefix = /^(?:Uncaught )?([A-Z][\w$]*(?:\.[A-Z][\w$]*)*)(?: \[[A-Z_]+\])?(?::|$)/u;

/**
 * Returns the class of a failure. The order is the law: what was never collected and what timed out have no say about the
 * behaviour, whatever their text; a stub's mark anywhere in the failure beats an assertion that swallowed it, because the mark asks
 * for the harder proof; a failure of set-up or tear-down is a fixture's.
 */
export function classifyFailure(failure: RawFailure): FailureVerdict {
  const text = [failure.message, failure.stack, failure.details].join('\n');
  const stub = stubMark.exec(text)?.[0];
  const errorType = failure.type ?? typeOf(failure.stack) ?? typeOf(failure.message);
  const facts = { ...(errorType === undefined ? {} : { errorType }), ...(stub === undefined ? {} : { stub }) };
  return { class: classOf(failure, stub, errorType), ...facts };
}

function classOf(failure: RawFailure, stub: string | undefined, errorType: string | undefined): FailureVerdict['class'] {
  if (failure.phase === 'collect') return failure.isFileTest === true ? classOfFile(failure, stub) : 'collection';
  if (failure.timeout === true || isTimeout(failure.message)) return 'timeout';
  if (stub !== undefined && failure.phase !== 'teardown') return 'stub';
  if (failure.phase !== 'call') return 'fixture';
  if (failure.assertion ?? isAssertion(failure.message, errorType)) return 'assertion';
  return errorType === undefined ? 'unknown' : 'error';
}

/** A file that names no test is one test: what it prints while it ends is all there is to read. */
function classOfFile({ message, details }: RawFailure, stub: string | undefined): FailureVerdict['class'] {
  if (stub !== undefined) return 'stub';
  return /^(?:Uncaught )?AssertionError\b/mu.test([message, details].join('\n')) ? 'assertion' : 'collection';
}

function isTimeout(message: string): boolean {
  return timedOut.test(message.split('\n', 1)[0] ?? '');
}

function isAssertion(message: string, errorType: string | undefined): boolean {
  if (errorType !== undefined && assertionType.test(errorType)) return true;
  return assertionText.test(message.replace(typePrefix, '').trimStart());
}

function typeOf(text: string | undefined): string | undefined {
  return typePrefix.exec(text?.trimStart() ?? '')?.[1];
}
