import { readCircuitLines } from './circuit-lines.ts';
import { readJestShape } from './jest-shape.ts';
import type { ReadContext, ReadReport } from './read-report.ts';

/** Reads the report of our own vitest reporter, or of vitest's `json` one, which does not tell a hook from a test. */
export function readVitestJson(text: string, context: ReadContext): ReadReport {
  if (/^\{"kind": ?"start"/u.test(text)) return readCircuitLines(text, context);
  return readJestShape(text, context, {
    isHook: () => false,
    cleanMessage: (message) => message.replace(/^Error: STACK_TRACE_ERROR$/u, 'The test timed out (STACK_TRACE_ERROR).'),
  });
}
