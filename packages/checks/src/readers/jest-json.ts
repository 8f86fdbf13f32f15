import { readJestShape } from './jest-shape.ts';
import type { ReadContext, ReadReport } from './read-report.ts';

/** Reads the report of `jest --json`. */
export function readJestJson(text: string, context: ReadContext): ReadReport {
  return readJestShape(text, context, {
    // Jest says in the stack whether it was in a hook.
    isHook: (stack) => /\b_callCircusHook\b/u.test(stack),
    cleanMessage: (message) => message.replace(/^Error: (?=expect\()/u, '').replace(/^Error: thrown: /u, 'thrown: '),
  });
}
