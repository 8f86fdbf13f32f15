import type { SyntaxFault } from './module.ts';

// A tree takes some hundred times the room of its source, and a change is proved with several trees.
const MOST_CHARACTERS = 4_000_000;

/** Returns why a source is too large to be parsed; null when it is not. */
export function sizeFault(source: string): SyntaxFault | null {
  if (source.length <= MOST_CHARACTERS) return null;
  return { line: 1, column: 1, message: `The file has ${source.length} characters; at most ${MOST_CHARACTERS} are read.` };
}
