import { decodeLiteral } from './decode-literal.ts';

/** One token of Python: what it is, and its text, or for literals what they say. */
export interface PyToken {
  readonly kind: 'word' | 'operator' | 'bracket' | 'number' | 'text' | 'format' | 'layout';
  readonly text: string;
}

interface Reading {
  readonly source: string;
  readonly tokens: PyToken[];
  /** Columns of the open blocks, counted with tabs to eight and with tabs as one. */
  readonly blocks: { readonly wide: number; readonly narrow: number }[];
  depth: number;
}

const LINE_START = /([ \t\f]*)(#[^\n]*)?(\r?\n|$)?/y;
const BLANK = /(?:[ \t\f]|\\\r?\n(?![ \t\f]*(?:#|\r?\n|$)))+/y;
const COMMENT = /#[^\n]*/y;
const BREAK = /\r?\n/y;
const MAY_START_STRING = /[rRbBfFuU"']/;
// A surrogate may be half of a letter.
const MAY_START_WORD = /[a-zA-Z_\u0080-\uFFFF]/;
const MAY_START_NUMBER = /[\d.]/;
const WORD = /[\p{XID_Start}_][\p{XID_Continue}]*/uy;
const NUMBER =
  /(?:0[xX](?:_?[\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:\d(?:_?\d)*\.?(?:\d(?:_?\d)*)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?[jJ]?)(?![\w.])/y;
const STRING_START = /([rR][bBfF]?|[bBfF][rR]?|[uU])?("""|'''|"|')/y;
// Only those in which nothing nests: no quote, backslash or brace inside a field, no field inside a format.
const PLAIN_FORMAT = /^(?:[^\\{}]|\{\{|\}\}|\{[^"'\\{}#\n]+\})*$/;
const OPERATOR = /\*\*=?|\/\/=?|>>=?|<<=?|->|:=|[-+*/%&|^=<>!@]=|[-+*/%&|^<>=@~]/y;
const BRACKET = /[()[\]{},;:]|\.(?:\.\.)?/y;

/**
 * Returns the tokens of a Python source as CPython would read them, without layout that does not count: comments, blank lines, spaces, line breaks
 * inside brackets and behind backslashes. Literals are written by their values, so that spellings do not count either.
 *
 * Null where anything is odd (form feeds before code, characters outside of text that no token holds, nested formatted strings, tabs that do not add up,
 * unbalanced brackets): whoever asks has to look at the trees then. A source that gives tokens need not parse. Never throws.
 */
export function readTokens(source: string): readonly PyToken[] | null {
  if (/[\0\v]|\r(?!\n)/.test(source)) return null;
  const reading: Reading = { source, tokens: [], blocks: [{ wide: 0, narrow: 0 }], depth: 0 };
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  while (at < source.length) {
    const start = startLine(reading, at);
    if (start === null) return null;
    const end = start.isBlank ? start.at : readLine(reading, start.at);
    if (end === null) return null;
    at = end;
  }
  closeBlocks(reading, 0);
  return reading.tokens;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function startLine(reading: Reading, at: number): { at: number; isBlank: boolean } | null {
  const [whole, space = '', , end] = match(LINE_START, reading.source, at)!;
  if (end !== undefined) return { at: at + whole.length, isBlank: true };
  // A form feed starts the column anew.
  if (reading.source[at + space.length] === '\\' || space.includes('\f')) return null;
  let wide = 0;
  for (const char of space) wide = char === '\t' ? wide - (wide % 8) + 8 : wide + 1;
  const narrow = space.length;
  const top = reading.blocks.at(-1)!;
  if (wide > top.wide) {
    if (narrow <= top.narrow) return null;
    reading.blocks.push({ wide, narrow });
    reading.tokens.push(INDENT);
  } else {
    closeBlocks(reading, wide);
    const block = reading.blocks.at(-1)!;
    if (block.wide !== wide || block.narrow !== narrow) return null;
  }
  return { at: at + space.length, isBlank: false };
}

const NEWLINE: PyToken = { kind: 'layout', text: 'line' };
const INDENT: PyToken = { kind: 'layout', text: 'indent' };
const DEDENT: PyToken = { kind: 'layout', text: 'dedent' };

function closeBlocks({ blocks, tokens }: Reading, wide: number): void {
  while (blocks.at(-1)!.wide > wide) {
    blocks.pop();
    tokens.push(DEDENT);
  }
}

/** Returns the offset behind the logical line that starts at `from`; null where something is odd. */
function readLine(reading: Reading, from: number): number | null {
  const { source, tokens } = reading;
  for (let at = from; at < source.length;) {
    // Patterns are tried only where their first character stands: a token costs as much as all that are tried for it.
    const char = source[at]!;
    const gap = ' \t\f\\'.includes(char) ? match(BLANK, source, at) : char === '#' ? match(COMMENT, source, at) : null;
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const line = char === '\n' || char === '\r' ? match(BREAK, source, at) : null;
    if (line) {
      at += line[0].length;
      if (reading.depth > 0) continue;
      tokens.push(NEWLINE);
      return at;
    }
    const length = readToken(reading, at);
    if (length === null) return null;
    at += length;
  }
  tokens.push(NEWLINE);
  return reading.depth > 0 ? null : source.length;
}

function readToken(reading: Reading, at: number): number | null {
  const { source, tokens } = reading;
  const char = source[at]!;
  const string = MAY_START_STRING.test(char) ? match(STRING_START, source, at) : null;
  if (string) return readString(reading, at, string);
  const word = MAY_START_WORD.test(char) ? match(WORD, source, at) : null;
  // A quote behind a word opens a string that none of the forms above knows.
  if (word) return /["']/.test(source[at + word[0].length] ?? '') ? null : push(tokens, { kind: 'word', text: word[0] }, word[0].length);
  const number = MAY_START_NUMBER.test(char) ? match(NUMBER, source, at) : null;
  if (number) return push(tokens, { kind: 'number', text: numberText(number[0]) }, number[0].length);
  const operator = match(OPERATOR, source, at);
  if (operator) return push(tokens, { kind: 'operator', text: operator[0] }, operator[0].length);
  const bracket = match(BRACKET, source, at)?.[0];
  if (bracket === undefined) return null;
  if ('([{'.includes(bracket)) reading.depth += 1;
  else if (')]}'.includes(bracket)) reading.depth -= 1;
  return reading.depth < 0 ? null : push(tokens, { kind: 'bracket', text: bracket }, bracket.length);
}

function push(tokens: PyToken[], token: PyToken, length: number): number {
  tokens.push(token);
  return length;
}

function readString({ source, tokens }: Reading, at: number, [lead, prefix = '', quote = '']: RegExpExecArray): number | null {
  const end = closingQuote(source, at + lead.length, quote);
  if (end === null) return null;
  const inside = source.slice(at + lead.length, end);
  const length = end + quote.length - at;
  if (!/f/i.test(prefix)) return pushText(tokens, textToken(prefix, inside), length);
  if (!PLAIN_FORMAT.test(inside)) return null;
  return push(tokens, { kind: 'format', text: `${prefix}${quote}${inside.replaceAll('\r\n', '\n')}` }, length);
}

// Neighbouring texts are one, of the type of the first.
function pushText(tokens: PyToken[], text: PyToken | null, length: number): number | null {
  if (text === null) return null;
  const last = tokens.at(-1);
  const isJoined = last?.kind === 'text' && last.text.startsWith('bytes') === text.text.startsWith('bytes');
  if (!isJoined) return push(tokens, text, length);
  tokens[tokens.length - 1] = { kind: 'text', text: last.text + text.text.slice(text.text.indexOf(' ') + 1) };
  return length;
}

function closingQuote(source: string, from: number, quote: string): number | null {
  for (let at = from; at < source.length;) {
    const char = source[at]!;
    if (char === '\\') at += source.startsWith('\r\n', at + 1) ? 3 : 2;
    else if (char === quote[0] && source.startsWith(quote, at)) return at;
    else if (char === '\n' && quote.length === 1) return null;
    else at += 1;
  }
  return null;
}

// Null for a text that names characters, which only their database tells.
function textToken(prefix: string, inside: string): PyToken | null {
  const isBytes = /b/i.test(prefix);
  const said = saidBy(inside, /r/i.test(prefix), isBytes);
  if (said === null) return null;
  // Only the small `u` is part of the tree.
  const type = isBytes ? 'bytes' : prefix === 'u' ? 'unicode' : 'str';
  return { kind: 'text', text: `${type} ${said}` };
}

/** Returns what a literal says, backslashes doubled and halves of surrogate pairs spelled, which side by side would look like one character. */
function saidBy(inside: string, isRaw: boolean, isBytes: boolean): string | null {
  if (!inside.includes('\\')) return inside.replaceAll('\r\n', '\n');
  const decoded = decodeLiteral(inside, { isRaw, isBytes, isFormatted: false });
  if (decoded.kind === 'raw') return null;
  const spelled = (point: number): string =>
    point === 92 ? '\\\\' : point >= 0xd800 && point <= 0xdfff ? `\\${point}` : String.fromCodePoint(point);
  return decoded.points.map(spelled).join('');
}

function numberText(written: string): string {
  const plain = written.replaceAll('_', '').toLowerCase();
  if (/^(?:\d+|0[xob].*)$/.test(plain)) return `int ${BigInt(/^0\d/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain)}`;
  return plain.endsWith('j') ? `imaginary ${Number(plain.slice(0, -1))}` : `float ${Number(plain)}`;
}
