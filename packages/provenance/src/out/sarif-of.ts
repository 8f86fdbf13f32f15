import type { CheckReportFault, ElementListListed } from '@ticket-circuit/schemas';
import type { Log, Result } from 'sarif';
import type { GraphEntry } from '../graph-entry.ts';

/**
 * Returns what reviewers and checks found on a ticket as a SARIF log (2.1.0): every review line, conforming ones as passes, and every finding of checks
 * and final passes, in the order of the journal. `properties.stands` says which were not made stale by a later list or report.
 */
export function sarifOf(entries: readonly GraphEntry[]): Log {
  const results = [...reviewResults(entries), ...faultResults(entries)].toSorted((a, b) => a.seq - b.seq).map(({ result }) => result);
  const rules = [...new Set(results.map(({ ruleId }) => ruleId ?? ''))].toSorted();
  return {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [
      {
        tool: { driver: { name: 'Ticket Circuit', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => ({ ...result, ruleIndex: rules.indexOf(result.ruleId ?? '') })),
      },
    ],
  };
}

interface Numbered {
  readonly seq: number;
  readonly result: Result;
}

/** A line is about an element of the list that was given last before it; one of an earlier list does not stand any more. */
function reviewResults(entries: readonly GraphEntry[]): Numbered[] {
  const lastList = entries.findLast(({ event }) => event.kind === 'elements-listed')?.seq ?? 0;
  let elements: readonly ElementListListed[] = [];
  return entries.flatMap(({ seq, event }): Numbered[] => {
    if (event.kind === 'elements-listed') elements = event.list.elements;
    if (event.kind !== 'session-ended' || event.outcome.kind !== 'sheet' || event.outcome.sheet.kind !== 'review') return [];
    return event.outcome.sheet.body.lines.map((line) => {
      const element = elements.find(({ id }) => id === line.element);
      const isYes = line.conform === 'yes';
      return {
        seq,
        result: {
          ruleId: line.rule ?? 'review',
          kind: isYes ? 'pass' : 'fail',
          level: isYes ? 'none' : 'error',
          message: { text: isYes ? 'Conforms.' : line.evidence },
          ...locationOf(element?.file, undefined, element?.symbol),
          properties: { session: event.session, element: line.element, stands: seq > lastList },
        },
      };
    });
  });
}

function faultResults(entries: readonly GraphEntry[]): Numbered[] {
  const last = { 'checks-run': 0, 'elements-listed': 0 };
  for (const { seq, event } of entries) if (event.kind === 'checks-run' || event.kind === 'elements-listed') last[event.kind] = seq;
  return entries.flatMap(({ seq, event }) => {
    const faults = event.kind === 'checks-run' ? event.report.faults : event.kind === 'elements-listed' ? event.list.faults : [];
    const stands = event.kind === 'checks-run' || event.kind === 'elements-listed' ? last[event.kind] === seq : false;
    return faults.map((fault) => ({ seq, result: faultResult(fault, stands) }));
  });
}

function faultResult({ conjunct, where, message, file, line, element, test, criterion }: CheckReportFault, stands: boolean): Result {
  return {
    ruleId: conjunct,
    kind: 'fail',
    level: 'error',
    message: { text: message },
    ...locationOf(file, line, element),
    properties: { where, ...(test === undefined ? {} : { test }), ...(criterion === undefined ? {} : { criterion }), stands },
  };
}

function locationOf(file: string | undefined, line: number | undefined, symbol: string | undefined): Pick<Result, 'locations'> {
  if (file === undefined && symbol === undefined) return {};
  const region = line === undefined ? {} : { region: { startLine: Math.max(1, line) } };
  const uri = file?.split('/').map(encodeURIComponent).join('/');
  return {
    locations: [
      {
        ...(uri === undefined ? {} : { physicalLocation: { artifactLocation: { uri }, ...region } }),
        ...(symbol === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: symbol }] }),
      },
    ],
  };
}
