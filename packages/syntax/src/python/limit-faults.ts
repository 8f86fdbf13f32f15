import { leadingSpaceOf, lineEndOf, lineStartOf, positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';
import { indentFault } from './indent-fault.ts';
import { scanOf } from './scan-python.ts';

// The parser's stack ends far above these, CPython's own limits too; the deepest tree of its library has 32 levels. Source: COUPLER.md 6.
const MOST_BRACKETS = 150;
const MOST_INDENTS = 80;
const MOST_CHAINED = 250;
const MOST_DIGITS = 4000;
const MOST_FORMATS = 10;
const MOST_CHARACTERS = 4_000_000;
// The parser's answer is about seventy times as long as what it reads, and some lines take it a time that grows with the square of their length.
const LONGEST_LINE = 500_000;

/** Returns why a source is not even shown to the parser; empty when it can be. Never throws. */
export function limitFaults(source: string): SyntaxFault[] {
  if (source.length > MOST_CHARACTERS) return [top(`The file has ${source.length} characters; at most ${MOST_CHARACTERS} are read.`)];
  const long = longLine(source);
  if (long >= 0)
    return [{ ...positionOf(source, long), message: `The line is longer than ${LONGEST_LINE} characters, which is as much as is read.` }];
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

function longLine(source: string): number {
  if (source.length <= LONGEST_LINE) return -1;
  for (let start = 0, end = 0; start < source.length; start = end + 1) {
    end = lineEndOf(source, start);
    if (end - start > LONGEST_LINE) return start;
  }
  return -1;
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
