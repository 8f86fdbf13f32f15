import type { TestReportFailed, TestReportResult } from '@ticket-circuit/schemas';
import { classifyFailure } from './classify-failure.ts';
import { readExpectation } from './read-expectation.ts';
import { framesIn } from './stack-frames.ts';
import { relativeToTree } from './tree-path.ts';

/** In which part of a test it failed. `collect`: its file could not be loaded, or names no test. */
export type Phase = 'collect' | 'setup' | 'call' | 'teardown';

/** A failure as a runner tells it, before it is judged. */
export interface RawFailure {
  readonly phase: Phase;
  readonly message: string;
  readonly type?: string;
  readonly stack?: string;
  /** Causes and printed errors behind the failure; searched for a stub's mark. */
  readonly details?: string;
  readonly assertion?: boolean;
  readonly timeout?: boolean;
  readonly expected?: string;
  readonly actual?: string;
  /** Innermost last, as Python tells them; else they are read from the stack. */
  readonly frames?: readonly { readonly file: string; readonly line: number }[];
  /** The whole file is the test, so that what fails while it loads fails in the test. */
  readonly isFileTest?: boolean;
}

export type RawTest =
  | { readonly file: string; readonly titles: readonly string[]; readonly outcome: 'passed' | 'skipped' }
  | { readonly file: string; readonly titles: readonly string[]; readonly outcome: 'failed'; readonly failure: RawFailure };

const longestMessage = 4_000;

/**
 * Returns the tests in the one model, in order: ids `file > titles`, where an equal id gets `#2`, `#3`; a file outside of the
 * tree is left out and counted in `outside`.
 */
export function toResults(tests: readonly RawTest[], root: string): { results: TestReportResult[]; outside: string[] } {
  const seen = new Map<string, number>();
  const results: TestReportResult[] = [];
  const outside: string[] = [];
  for (const test of tests) {
    const file = relativeToTree(test.file, root);
    if (file === null) {
      outside.push(test.file);
      continue;
    }
    const plain = [file, ...test.titles].map(oneLine).join(' > ');
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    const id = count === 1 ? plain : `${plain}#${count}`;
    results.push(test.outcome === 'failed' ? toFailed(id, file, test.failure, root) : { outcome: test.outcome, id, file });
  }
  return { results, outside };
}

function toFailed(id: string, file: string, failure: RawFailure, root: string): TestReportFailed {
  const judged = classifyFailure(failure);
  const expectation = judged.class === 'assertion' ? readExpectation(failure) : {};
  const frames = framesIn(failure, root);
  return {
    outcome: 'failed',
    id,
    file,
    class: judged.class,
    message: messageOf(failure).trim().slice(0, longestMessage),
    ...(judged.errorType === undefined ? {} : { errorType: judged.errorType }),
    ...(judged.stub === undefined ? {} : { stub: judged.stub }),
    ...expectation,
    ...(frames.length === 0 ? {} : { frames }),
  };
}

/** Of a file that could not be loaded some runners say only that it failed; what it printed says why. */
function messageOf({ phase, message, details = '' }: RawFailure): string {
  const said = phase === 'collect' ? printedError.exec(details)?.[0] : undefined;
  return said === undefined || message.includes(said) ? message : `${message}: ${said}`;
}

const printedError = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?: .+$/mu;

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
