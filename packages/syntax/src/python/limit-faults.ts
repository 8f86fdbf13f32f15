import { leadingSpaceOf, lineEndOf, lineStartOf, positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';
import { sizeFault } from '../size-fault.ts';
import { BLOCK, cutPython } from './cut-python.ts';
import { indentFault } from './indent-fault.ts';
import { type PythonScan, scanOf } from './scan-python.ts';

// The parser's stack ends far above these, CPython's own limits too; the deepest tree of its library has 32 levels. Source: COUPLER.md 6.
const MOST_BRACKETS = 150;
const MOST_INDENTS = 80;
const MOST_CHAINED = 250;
const MOST_DIGITS = 4000;
const MOST_FORMATS = 10;
// The parser's answer is about seventy times as long as what it reads at once, and some lines take it a time that grows with the square of their length.
const LONGEST_PIECE = 500_000;

/** Returns why a source is not even shown to the parser; empty when it can be. Never throws. */
export function limitFaults(source: string): SyntaxFault[] {
  const size = sizeFault(source);
  if (size) return [size];
  const line = longLine(source);
  if (line) return [tooLong(source, line, 'The line')];
  const surrogate = loneSurrogate(source);
  if (surrogate >= 0)
    return [{ ...positionOf(source, surrogate), message: 'A character here is half of a surrogate pair, which no UTF-8 file can hold.' }];
  const lone = /\r(?!\n)/.exec(source);
  if (lone)
    return [
      {
        ...positionOf(source, lone.index),
        message: 'A carriage return without a line feed ends a line for Python but not for other tools.',
      },
    ];
  if (isFarFromLimits(source)) return [];
  const scan = scanOf(source);
  if (scan.deepestBrackets > MOST_BRACKETS)
    return [top(`Brackets are nested ${scan.deepestBrackets} deep; at most ${MOST_BRACKETS} are read.`)];
  if (scan.longestChain > MOST_CHAINED)
    return [top(`${scan.longestChain} operators or calls follow each other in one expression; at most ${MOST_CHAINED} are read.`)];
  if (scan.longestDigits > MOST_DIGITS) return [top(`A number has ${scan.longestDigits} digits; at most ${MOST_DIGITS} are read.`)];
  if (scan.deepestFormats > MOST_FORMATS)
    return [top(`Formatted strings stand ${scan.deepestFormats} deep in each other; at most ${MOST_FORMATS} are read.`)];
  const indents = deepestIndent(source, scan.logicalLines);
  if (indents > MOST_INDENTS) return [top(`Blocks are nested ${indents} deep; at most ${MOST_INDENTS} are read.`)];
  const statement = longStatement(source, scan);
  if (statement) return [tooLong(source, statement, 'The statement that begins here')];
  const mixed = indentFault(source, scan.logicalLines);
  return mixed ? [mixed] : [];
}

// Whatever can count against a limit, counted wherever it stands. A function of usual size comes nowhere near, and scanning takes longer.
const COUNTS = /[([{}\])+\-*/%@.<>!&|^~]|\b(?:not|and|or|in|is|if|else|lambda|await|for|async|yield|from)\b/g;

function isFarFromLimits(source: string): boolean {
  if (source.length > MOST_DIGITS || source.includes('\t') || /^[ \f]{80}/m.test(source)) return false;
  if ((source.match(/[fFtTrR]["']/g)?.length ?? 0) >= MOST_FORMATS) return false;
  return hasFewMarks(source) || (source.match(COUNTS)?.length ?? 0) < MOST_BRACKETS;
}

// Words and marks of any kind, of which there are never fewer than of those that count.
function hasFewMarks(source: string): boolean {
  let marks = 0;
  let isInWord = false;
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    const isWord = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code > 127;
    if (isWord ? !isInWord : code > 32) marks += 1;
    isInWord = isWord;
  }
  return marks < MOST_BRACKETS;
}

/** A piece of a source that is too long to be read. */
interface LongPiece {
  readonly at: number;
  readonly length: number;
}

function longLine(source: string): LongPiece | null {
  if (source.length <= LONGEST_PIECE) return null;
  for (let start = 0, end = 0; start < source.length; start = end + 1) {
    end = lineEndOf(source, start);
    if (end - start > LONGEST_PIECE) return { at: start, length: end - start };
  }
  return null;
}

// What is read at once: a statement of the module, or of a class.
function longStatement(source: string, scan: PythonScan): LongPiece | null {
  if (source.length <= LONGEST_PIECE) return null;
  const pieces = cutPython(source, scan).flatMap((cut) => (cut.kind === 'class' ? [cut.head, ...cut.members] : [cut.part]));
  const piece = pieces.find(({ text }) => text.length > LONGEST_PIECE);
  if (!piece) return null;
  const at = piece.text.startsWith(BLOCK) ? piece.at + BLOCK.length : piece.at;
  return { at, length: piece.text.length - (at - piece.at) };
}

function tooLong(source: string, { at, length }: LongPiece, what: string): SyntaxFault {
  const why = 'because its tree takes more than a hundred times its room. Keep large data in a file that is no source, such as JSON.';
  return { ...positionOf(source, at), message: `${what} has ${length} characters; at most ${LONGEST_PIECE} of one are read, ${why}` };
}

function top(message: string): SyntaxFault {
  return { line: 1, column: 1, message };
}

function loneSurrogate(source: string): number {
  return source.isWellFormed() ? -1 : source.search(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
}

function deepestIndent(source: string, logicalLines: readonly number[]): number {
  const open: number[] = [0];
  let deepest = 0;
  for (const at of logicalLines) {
    const width = leadingSpaceOf(source.slice(lineStartOf(source, at), at)).length;
    while (open.length > 1 && open.at(-1)! > width) open.pop();
    if (width > open.at(-1)!) open.push(width);
    deepest = Math.max(deepest, open.length - 1);
  }
  return deepest;
}
