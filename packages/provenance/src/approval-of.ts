import { whyRefused, type TicketFacts } from '@ticket-circuit/router';
import type { ProvenanceGraphApproval, ProvenanceGraphClosure, ProvenanceGraphDecided, ReviewSheetLine } from '@ticket-circuit/schemas';
import { entriesOf, type GraphEntry } from './graph-entry.ts';

/** Returns who said yes: the review lines that hold, every question with its decision, and the supervisor's closure. */
export function approvalOf({ lines }: TicketFacts, entries: readonly GraphEntry[]): ProvenanceGraphApproval {
  return { lines: lines.flatMap((line) => judgedBy(line, entries)), decisions: decisionsOf(entries), closure: closureOf(entries) };
}

function judgedBy(line: ReviewSheetLine, entries: readonly GraphEntry[]): ProvenanceGraphApproval['lines'] {
  const entry = entriesOf(entries, 'session-ended').findLast(({ event: { outcome } }) => {
    if (outcome.kind !== 'sheet' || outcome.sheet.kind !== 'review') return false;
    return outcome.sheet.body.lines.some(({ element, conform }) => element === line.element && conform === line.conform);
  });
  return entry === undefined ? [] : [{ session: entry.event.session, line }];
}

function decisionsOf(entries: readonly GraphEntry[]): ProvenanceGraphDecided[] {
  const answers = entriesOf(entries, 'question-answered');
  return entriesOf(entries, 'question-asked').map(({ seq, at: askedAt, event: { question } }) => {
    const later = answers.filter((answer) => answer.seq > seq && answer.event.question === question.id);
    // What the question does not admit stands in the journal and decides nothing.
    const given = later.find(({ event: { decision, by } }) => whyRefused(question, decision, by) === null);
    if (given === undefined) return { kind: 'open', askedAt, question };
    const { by, decision } = given.event;
    return { kind: 'given', askedAt, question, at: given.at, by, decision };
  });
}

function closureOf(entries: readonly GraphEntry[]): ProvenanceGraphClosure {
  const read = entriesOf(entries, 'session-ended').findLast(
    ({ event: { outcome } }) => outcome.kind === 'sheet' && outcome.sheet.kind === 'closure',
  );
  const outcome = read?.event.outcome;
  if (read === undefined || outcome?.kind !== 'sheet' || outcome.sheet.kind !== 'closure') return { kind: 'none' };
  return { kind: 'read', at: read.at, session: read.event.session, sheet: outcome.sheet.body };
}
