import { lineStartOf } from '../lines.ts';
import type { PythonScan } from './scan-python.ts';

/** A run of whole lines of a module. */
export interface PythonPart {
  /** What is read: the lines themselves or, inside a class, these below a line that opens a block. */
  readonly text: string;
  /** Where offset 0 of `text` lies in the module. */
  readonly at: number;
}

/** Statements of a module, or a class of it that is cut up further. */
export type PythonCut =
  | { readonly kind: 'statements'; readonly part: PythonPart }
  | { readonly kind: 'class'; readonly head: PythonPart; readonly members: readonly PythonPart[] };

/** Opens the block that the members of a class are read in. */
export const BLOCK = 'if 1:\n';

// Shorter classes are read whole.
const SHORT_CLASS = 1_000;
const CONTINUES = /^(?:else|elif|except|finally)\b/;

/**
 * Returns how a Python module can be cut at lines on which statements start: those of the module, and those of its longer classes.
 *
 * The parts cover the source without a gap. Beyond that nobody has to trust a cut: where every part parses alone and does not end in a backslash, it ends
 * outside of strings and brackets at the end of a logical line, and the next one does not continue its last statement; so the statements of the
 * whole are those of its parts, in their order.
 */
export function cutPython(source: string, { logicalLines }: PythonScan): PythonCut[] {
  const starts = statementStarts(
    source,
    logicalLines.filter((line) => columnOf(source, line) === ''),
  );
  // A form feed can hide the only one there is.
  if (starts.length === 0) return [{ kind: 'statements', part: { text: source, at: 0 } }];
  let next = 0;
  return starts.map((at, index) => {
    const end = starts[index + 1] ?? source.length;
    const from = next;
    while (next < logicalLines.length && logicalLines[next]! < end) next += 1;
    // What stands above the first statement is read with it.
    const start = index === 0 ? 0 : at;
    const part = { text: source.slice(start, end), at: start };
    return (end - at < SHORT_CLASS ? null : cutClass(source, part, logicalLines.slice(from, next))) ?? { kind: 'statements', part };
  });
}

function cutClass(source: string, { text, at }: PythonPart, lines: readonly number[]): PythonCut | null {
  const header = lines.findLastIndex((line) => columnOf(source, line) === '');
  const first = lines[header + 1];
  if (first === undefined || !/^class\b/.test(source.slice(lines[header], lines[header]! + 6))) return null;
  const indent = columnOf(source, first);
  const starts = statementStarts(
    source,
    lines.slice(header + 1).filter((line) => columnOf(source, line) === indent),
  ).map((line) => lineStartOf(source, line));
  const top = lineStartOf(source, first);
  if (starts[0] !== top) return null;
  return {
    kind: 'class',
    head: { text: `${source.slice(at, top)}${indent}pass\n`, at },
    members: starts.map((start, index) => ({
      text: BLOCK + source.slice(start, starts[index + 1] ?? at + text.length),
      at: start - BLOCK.length,
    })),
  };
}

// Decorators belong to what follows them, and the later clauses of a statement to its first.
function statementStarts(source: string, lines: readonly number[]): number[] {
  return lines.filter((at, index) => !CONTINUES.test(source.slice(at, at + 8)) && (index === 0 || source[lines[index - 1]!] !== '@'));
}

/** Returns what stands between the start of the line and the offset, a byte order mark left out. */
function columnOf(source: string, at: number): string {
  return source.slice(lineStartOf(source, at), at).replace('\uFEFF', '');
}
