import { readJestShape } from './jest-shape.ts';
import type { ReadContext, ReadReport } from './read-report.ts';

/** Reads the report of vitest's `json` reporter. */
export function readVitestJson(text: string, context: ReadContext): ReadReport {
  return readJestShape(text, context, {
    isHook: () => false,
    cleanMessage: (message) => message.replace(/^Error: STACK_TRACE_ERROR$/u, 'The test timed out (STACK_TRACE_ERROR).'),
  });
}
