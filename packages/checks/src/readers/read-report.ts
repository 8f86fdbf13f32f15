import { assertNever, type CircuitTest, type TestReportResult, type TestReportRunFault } from '@ticket-circuit/schemas';
import { readCircuitLines } from './circuit-lines.ts';
import { readJestJson } from './jest-json.ts';
import { readVitestJson } from './vitest-json.ts';

/** The format of a report, as circuit.json names it. */
export type ReportKind = CircuitTest['report'];

/** What a reader knows besides the text. */
export interface ReadContext {
  /** Where the tree lay when the runner ran, absolute, like `/ws`. */
  readonly root: string;
  /** Every file of the tree, relative; lets formats without file names be resolved. Empty when unknown. */
  readonly files?: readonly string[];
  /** The files that the command was asked to play; empty for the whole suite. */
  readonly asked?: readonly string[];
}

/** The one model that every format is read into. */
export type ReadReport =
  | { readonly kind: 'read'; readonly results: TestReportResult[]; readonly faults: TestReportRunFault[] }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Returns the tests of a report in its order; a text that is not of the format is `unreadable`. Never throws for a bad text. The parsers of
 * foreign formats are large, so they are loaded with the first report of theirs.
 */
export async function readReport(kind: ReportKind, text: string, context: ReadContext): Promise<ReadReport> {
  switch (kind) {
    case 'vitest-json':
      return readVitestJson(text, context);
    case 'jest-json':
      return readJestJson(text, context);
    case 'node-test':
    case 'pytest':
    case 'unittest':
      return readCircuitLines(text, context);
    case 'junit':
      return (await import('./junit-xml.ts')).readJunitXml(text, context);
    case 'tap':
      return (await import('./tap.ts')).readTap(text, context);
    default:
      return assertNever(kind);
  }
}
