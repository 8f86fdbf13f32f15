import type { Candidate } from './gate.ts';

/**
 * Returns the line of the body, counted from 1, that stands on a line of the spliced module.
 *
 * Smaller than 1 above the body and larger than its number of lines below it.
 */
export function bodyLine({ before, symbol, body, spliced }: Candidate, moduleLine: number): number {
  const hole = before.elements.find((element) => element.symbol === symbol)?.hole;
  if (!hole) return moduleLine;
  const firstText = body.split('\n').findIndex((line) => line.trim() !== '');
  const written = spliced.slice(hole.start);
  const skipped = /^\{?\s*/.exec(written)![0].split('\n').length - 1;
  const startLine = spliced.slice(0, hole.start).split('\n').length + skipped;
  return moduleLine - startLine + 1 + Math.max(0, firstText);
}
