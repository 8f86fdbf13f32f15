import type { ElementListListed, ReviewSheetLine } from '@ticket-circuit/schemas';
import type { TicketFacts } from './state.ts';

/** Elements that one review session judges at most. */
export const elementsPerPart = 40;

/**
 * Returns the elements that each part of the review still has to judge, in the order of the list; empty parts are done. Elements with a
 * proof belong to no part. Empty when there is no list yet.
 */
export function reviewParts(facts: Pick<TicketFacts, 'elements' | 'lines'>): ElementListListed[][] {
  const judged = new Set(facts.lines.map(({ element }) => element));
  const open = (facts.elements?.elements ?? []).filter(({ proof }) => proof === undefined);
  const parts = [];
  for (let start = 0; start < open.length; start += elementsPerPart) {
    parts.push(open.slice(start, start + elementsPerPart).filter(({ id }) => !judged.has(id)));
  }
  return parts;
}

/** Returns the lines that still hold for a new list: those that conform, on elements whose texts are the same, under their new ids. */
export function keptLines(facts: Pick<TicketFacts, 'elements' | 'lines'>, next: readonly ElementListListed[]): ReviewSheetLine[] {
  const before = new Map(facts.elements?.elements.map((element) => [element.id, textsOf(element)]));
  const conforming = new Map(facts.lines.filter(({ conform }) => conform === 'yes').map((line) => [before.get(line.element), line]));
  return next.flatMap((element) => {
    const line = conforming.get(textsOf(element));
    return line && element.proof === undefined ? [{ ...line, element: element.id }] : [];
  });
}

function textsOf({ file, symbol, change, before, after }: ElementListListed): string {
  return JSON.stringify([file, symbol, change, before, after]);
}
