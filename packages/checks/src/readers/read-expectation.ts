import type { RawFailure } from './raw-test.ts';

/** The two values as the runner printed them; a field is absent where the message does not say it. */
export interface Expectation {
  readonly expected?: string;
  readonly actual?: string;
}

const longestValue = 1_000;

/** One line for each way of saying it: the pattern, and which of its groups holds which value. */
const sayings: readonly { readonly pattern: RegExp; readonly expected: number; readonly actual: number }[] = [
  // Jest and its like, and node's loose form.
  { pattern: /^Expected[^:\n]*: +(.+)\n+Received[^:\n]*: +(.+)$/mu, expected: 1, actual: 2 },
  // Chai, as vitest prints it.
  {
    pattern:
      /\bexpected (.+?) (?:to|not to) (?:strictly |deeply |loosely )?(?:be|equal|match|contain|include|have property|have a length of|throw error including)(?: \w+)*? (.+?)(?: \/\/ .*| but got .*)?$/mu,
    expected: 2,
    actual: 1,
  },
  // pytest, which shows the expression with its values.
  { pattern: /^(?:AssertionError: )?assert (.+) == (.+)$/mu, expected: 2, actual: 1 },
  // node:assert and unittest.
  { pattern: /^(?:AssertionError[^:]*: )?(.+) (?:!==|!=|==) (.+?)(?: : .*)?$/mu, expected: 2, actual: 1 },
];

/** Returns the expected and the actual value of a failed assertion, those that the runner gave before those in its sentence. */
export function readExpectation(failure: Pick<RawFailure, 'message' | 'expected' | 'actual'>): Expectation {
  if (failure.expected !== undefined || failure.actual !== undefined) {
    return { ...named('expected', failure.expected), ...named('actual', failure.actual) };
  }
  for (const { pattern, expected, actual } of sayings) {
    const match = pattern.exec(failure.message);
    if (match !== null) return { ...named('expected', match[expected]), ...named('actual', match[actual]) };
  }
  return {};
}

function named(name: 'expected' | 'actual', value: string | undefined): Expectation {
  return value === undefined ? {} : { [name]: value.slice(0, longestValue) };
}
