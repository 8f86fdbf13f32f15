import { latestResults } from '../latest-results.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a Python text is made of, as far as layout and limits need it. Offsets are UTF-16 code units. */
export interface PythonScan {
  /** Every string literal with its prefix; an f-string with all it holds is one span. */
  readonly strings: readonly Span[];
  readonly comments: readonly Span[];
  /** Offsets of the first code of each logical line. */
  readonly logicalLines: readonly number[];
  /** Offsets of colons outside brackets. */
  readonly colons: readonly number[];
  readonly deepestBrackets: number;
  /** The most operators, calls and keywords that can nest within each other on one logical line. */
  readonly longestChain: number;
  readonly longestDigits: number;
  /** How deep formatted strings stand in the fields of formatted strings. */
  readonly deepestFormats: number;
}

interface Scanning {
  readonly strings: Span[];
  readonly comments: Span[];
  readonly logicalLines: number[];
  readonly colons: number[];
  deepestBrackets: number;
  longestChain: number;
  longestDigits: number;
  deepestFormats: number;
  chains: number[];
  /** The sum of `chains`. */
  chained: number;
  atLineStart: boolean;
}

const NESTING_WORD = /^(?:not|and|or|in|is|if|else|lambda|await|for|async|yield|from)$/;
const STRING_START = /(?:[rRbBuUfFtT]{0,2})("""|'''|"|')/y;
// Cheap looks that spare the others. A surrogate may be half of a letter.
const MAY_START_STRING = /[rRbBuUfFtT]/;
const MAY_START_WORD = /[a-zA-Z_\u0080-\uFFFF]/;
const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const NUMBER = /(?:\d[\d_]*\.?[\d_]*(?:[eE][+-]?\d[\d_]*)?[jJ]?|0[xXoObB][\da-fA-F_]+)/y;

const latest = latestResults<PythonScan>(4);

/** Returns what `scanPython` finds, kept for the sources that were asked for last. */
export function scanOf(source: string): PythonScan {
  const known = latest.get(source);
  if (known) return known;
  const scan = scanPython(source);
  latest.set(source, scan);
  return scan;
}

/** Returns the layout facts of a Python text; does not check it, and never throws. Source: COUPLER.md 4 and 6. */
export function scanPython(source: string): PythonScan {
  const scan: Scanning = {
    strings: [],
    comments: [],
    logicalLines: [],
    colons: [],
    deepestBrackets: 0,
    longestChain: 0,
    longestDigits: 0,
    deepestFormats: 0,
    chains: [0],
    chained: 0,
    atLineStart: true,
  };
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  while (at < source.length) at = step(source, at, scan);
  return scan;
}

function step(source: string, at: number, scan: Scanning): number {
  const char = source[at]!;
  if (char === '\n') return endLine(at, scan);
  if (char === '\\' && /^\\\r?\n/.test(source.slice(at, at + 3))) return at + (source[at + 1] === '\r' ? 3 : 2);
  if (/\s/.test(char)) return at + 1;
  if (char === '#') return skipComment(source, at, scan.comments);
  if (scan.atLineStart) {
    scan.logicalLines.push(at);
    scan.atLineStart = false;
  }
  const isLetter = MAY_START_WORD.test(char);
  if ((char === '"' || char === "'" || MAY_START_STRING.test(char)) && matchAt(STRING_START, source, at) !== null)
    return takeString(source, at, scan);
  const word = isLetter ? matchAt(WORD, source, at) : null;
  if (word !== null) {
    if (NESTING_WORD.test(word)) chain(scan);
    return at + word.length;
  }
  const number = /\d/.test(char) ? matchAt(NUMBER, source, at) : null;
  if (number !== null) {
    scan.longestDigits = Math.max(scan.longestDigits, number.length);
    return at + number.length;
  }
  takePunctuation(char, at, scan);
  return at + 1;
}

function endLine(at: number, scan: Scanning): number {
  if (scan.chains.length === 1) {
    scan.atLineStart = true;
    scan.chains = [0];
    scan.chained = 0;
  }
  return at + 1;
}

function takeString(source: string, at: number, scan: Scanning): number {
  const formats: Formats = { deepest: 0, fields: [] };
  const end = endOfString(source, at, formats, 0);
  scan.strings.push({ start: at, end });
  scan.deepestFormats = Math.max(scan.deepestFormats, formats.deepest);
  // The code in a field nests in what is around it.
  for (const field of formats.deepest > MOST_FORMATS ? [] : formats.fields) {
    const inside = scanPython(source.slice(field.start, field.end));
    scan.deepestBrackets = Math.max(scan.deepestBrackets, scan.chains.length + inside.deepestBrackets);
    scan.longestChain = Math.max(scan.longestChain, scan.chained + inside.longestChain);
    scan.longestDigits = Math.max(scan.longestDigits, inside.longestDigits);
  }
  return end;
}

function takePunctuation(char: string, at: number, scan: Scanning): void {
  if ('([{'.includes(char)) {
    chain(scan);
    scan.chains.push(0);
    scan.deepestBrackets = Math.max(scan.deepestBrackets, scan.chains.length - 1);
  } else if (')]}'.includes(char)) {
    if (scan.chains.length > 1) scan.chained -= scan.chains.pop()!;
  } else if (char === ',' || char === ';') {
    scan.chained -= scan.chains.at(-1)!;
    scan.chains[scan.chains.length - 1] = 0;
  } else if (char === ':' && scan.chains.length === 1) {
    scan.colons.push(at);
  } else if ('+-*/%@.<>!&|^~'.includes(char)) {
    // An equals sign never nests: targets of one assignment and comparisons in a row are lists.
    chain(scan);
  }
}

function chain(scan: Scanning): void {
  scan.chains[scan.chains.length - 1]! += 1;
  scan.chained += 1;
  scan.longestChain = Math.max(scan.longestChain, scan.chained);
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

function skipComment(source: string, at: number, comments: Span[] | null): number {
  const end = source.indexOf('\n', at);
  const stop = end < 0 ? source.length : source[end - 1] === '\r' ? end - 1 : end;
  comments?.push({ start: at, end: stop });
  return stop;
}

/** What is found on the way through a formatted string. */
interface Formats {
  deepest: number;
  /** The fields of the outermost string. */
  readonly fields: Span[];
}

// Deeper ones are not followed; nobody writes them.
const MOST_FORMATS = 40;

/** Returns the offset behind the string literal that starts at `at`; an unclosed one ends with its line or with the source. */
function endOfString(source: string, at: number, formats: Formats, depth: number): number {
  STRING_START.lastIndex = at;
  const [lead, quote] = STRING_START.exec(source)! as unknown as [string, string];
  const isFormatted = /[fFtT]/.test(lead.slice(0, -quote.length));
  if (isFormatted) formats.deepest = Math.max(formats.deepest, depth);
  if (depth > MOST_FORMATS) return source.length;
  for (let next = at + lead.length; next < source.length;) {
    const char = source[next]!;
    if (char === '\\') next += source.startsWith('\r\n', next + 1) ? 3 : 2;
    else if (source.startsWith(quote, next)) return next + quote.length;
    else if (char === '\n' && quote.length === 1) return next;
    else if (isFormatted && char === '{' && source[next + 1] !== '{') {
      const start = next + 1;
      next = endOfField(source, start, { quote, formats, depth: depth + 1 });
      if (depth === 0) formats.fields.push({ start, end: next });
    } else next += isFormatted && char === '{' ? 2 : 1;
  }
  return source.length;
}

interface Outside {
  readonly quote: string;
  readonly formats: Formats;
  readonly depth: number;
}

// Inside a replacement field code may stand, strings with the same quotes included; behind its colon, text with further fields.
function endOfField(source: string, at: number, outside: Outside): number {
  const { quote, formats, depth } = outside;
  let brackets = 0;
  for (let next = at; next < source.length;) {
    const char = source[next]!;
    if (char === '\n' && quote.length === 1 && brackets === 0) return next;
    if (brackets === 0 && source.startsWith(quote, next) && quote.length === 3) return next;
    if (brackets === 0 && char === '}') return next + 1;
    if (brackets === 0 && char === ':') return endOfSpec(source, next + 1, outside);
    if (char === '#') next = skipComment(source, next, null);
    else if (matchAt(STRING_START, source, next) !== null && !isInsideWord(source, next)) next = endOfString(source, next, formats, depth);
    else {
      if ('([{'.includes(char)) brackets += 1;
      if (')]}'.includes(char)) brackets -= 1;
      next += 1;
    }
  }
  return source.length;
}

function endOfSpec(source: string, at: number, outside: Outside): number {
  if (outside.depth > MOST_FORMATS) return source.length;
  for (let next = at; next < source.length;) {
    if (source[next] === '{') next = endOfField(source, next + 1, { ...outside, depth: outside.depth + 1 });
    else if (source[next] === '}') return next + 1;
    else if (source.startsWith(outside.quote, next) || (source[next] === '\n' && outside.quote.length === 1)) return next;
    else next += 1;
  }
  return source.length;
}

function isInsideWord(source: string, at: number): boolean {
  return /[\p{ID_Continue}]/u.test(source[at - 1] ?? '') && /[\p{ID_Continue}]/u.test(source[at] ?? '');
}
