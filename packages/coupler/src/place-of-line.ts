import { moduleAt } from './open-module.ts';
import type { ReadText } from './read-text.ts';

/** What stands on a line of a file. */
export interface LinePlace {
  /** The element on the line and those that hold it, innermost first; none in a file without elements, or between two of them. */
  readonly symbols: readonly string[];
  /** Whether the line is one of the innermost element's body. */
  readonly inBody: boolean;
  /** The line without the white space around it. */
  readonly text: string;
}

/** Returns what stands on a line, counted from 1; null when the file has no such line. */
export async function placeOfLine(read: ReadText, file: string, line: number): Promise<LinePlace | null> {
  const source = await read(file);
  const lines = source?.split('\n') ?? [];
  const text = lines[line - 1];
  if (text === undefined) return null;
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const end = start + text.length;
  const module = await moduleAt(read, file);
  // A class comes before its members, so the last that holds the line is the innermost.
  const holding = (module?.elements ?? []).filter((element) => element.leadStart < Math.max(end, start + 1) && element.end > start);
  const innermost = holding.at(-1);
  const symbols: string[] = [];
  for (let symbol = innermost?.symbol ?? null; symbol !== null;) {
    symbols.push(symbol);
    symbol = module?.elements.find((element) => element.symbol === symbol)?.parent ?? null;
  }
  const hole = innermost?.hole ?? null;
  const body = hole && module ? module.source.slice(hole.start, hole.end) : '';
  const from = (hole?.start ?? 0) + (body.length - body.trimStart().length);
  const to = (hole?.start ?? 0) + body.trimEnd().length;
  return { symbols, inBody: body.trim() !== '' && from < end && to > start, text: text.trim() };
}
