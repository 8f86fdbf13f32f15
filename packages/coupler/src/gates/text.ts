import type { Language } from '@ticket-circuit/syntax';
import type { Gate } from './gate.ts';
import type { GateFinding } from './finding.ts';

/** Bytes of the longest body that is judged. */
export const LARGEST_BODY = 64 * 1024;
const MAX_BRACKETS = 150;
const MAX_INDENT_LEVELS = 80;
const MAX_CHAIN = 400;
const MAX_DIGITS = 4000;
const MAX_STATIC_BLOCKS = 18;

interface TextRule {
  readonly rule: string;
  readonly message: string;
  /** Offset of the first breach, or -1. */
  readonly find: (body: string, language: Language) => number;
}

// Whoever breaks it is not looked at further, because some of the others take long for long texts.
const TOO_LONG: TextRule = {
  rule: 'too-long',
  message: `The body is longer than ${LARGEST_BODY} bytes.`,
  find: (body) => (Buffer.byteLength(body) > LARGEST_BODY ? 0 : -1),
};

const RULES: readonly TextRule[] = [
  {
    rule: 'empty',
    message: 'The body is empty. Write a return statement if it does nothing.',
    find: (body, language) => (withoutComments(body, language).trim() === '' ? 0 : -1),
  },
  {
    rule: 'carriage-return',
    message: 'A carriage return without a line feed ends the line for one reader and not for another.',
    find: (body) => body.search(/\r(?!\n)/),
  },
  { rule: 'form-feed', message: 'A form feed or vertical tab resets the column of the line.', find: (body) => body.search(/[\f\v]/) },
  {
    rule: 'control-character',
    message: 'A control character stands in the text. Write it as an escape.',
    find: (body) => body.search(/(?![\t\n\r\f\v])\p{Cc}/u),
  },
  {
    rule: 'hidden-character',
    message: 'A character that changes the direction of text or has no width stands in the text. Write it as an escape.',
    find: (body) => body.search(/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/),
  },
  {
    rule: 'line-separator',
    message: 'A Unicode line separator ends the line for one reader and not for another. Write it as an escape.',
    find: (body) => body.search(/[\u2028\u2029]/),
  },
  {
    rule: 'lone-surrogate',
    message: 'Half of a surrogate pair stands in the text. Write it as an escape.',
    find: (body) => body.search(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/),
  },
  { rule: 'trailing-backslash', message: 'A backslash at the end joins the line behind the body.', find: (body) => body.search(/\\\s*$/) },
  {
    rule: 'too-many-digits',
    message: `A number has more than ${MAX_DIGITS} digits.`,
    find: (body) => body.search(new RegExp(`[0-9_a-fA-F]{${MAX_DIGITS + 1}}`)),
  },
  { rule: 'nested-brackets', message: `Brackets are nested deeper than ${MAX_BRACKETS}.`, find: findDeepBracket },
  { rule: 'nested-blocks', message: `Lines are indented deeper than ${MAX_INDENT_LEVELS} levels.`, find: findDeepIndent },
  { rule: 'nested-statements', message: `More than ${MAX_STATIC_BLOCKS} compound statements are nested.`, find: findDeepStatement },
  { rule: 'long-chain', message: `More than ${MAX_CHAIN} operators stand in one expression.`, find: findLongChain },
  { rule: 'fence', message: 'A line starts with three backticks. Answer with the code only.', find: findFence },
];

// What only Python reads in a way that reaches further than its line.
const PYTHON_ONLY: ReadonlySet<string> = new Set(['nested-statements', 'trailing-backslash']);

/**
 * Text: the body is made of characters that every reader reads alike, and is small enough to parse.
 *
 * Brackets, indentation and operators are counted in the raw text, strings included: too strict for odd texts, never too lax.
 * Source: COUPLER.md 6.
 */
export const textGate: Gate = {
  name: 'text',
  law: 'The body is plain text that every reader reads alike, and small enough to parse.',
  check: async ({ body, before }) => {
    const rules = before.language === 'python' ? RULES : RULES.filter(({ rule }) => !PYTHON_ONLY.has(rule));
    const long = findingOf(TOO_LONG, body, before.language);
    return long.length > 0 ? long : rules.flatMap((rule) => findingOf(rule, body, before.language));
  },
};

function findingOf({ rule, message, find }: TextRule, body: string, language: Language): GateFinding[] {
  const at = find(body, language);
  return at < 0 ? [] : [{ gate: 'text', rule, message, line: body.slice(0, at).split('\n').length }];
}

// Good enough to tell a body without statements: a string that looks like a comment stands in a statement.
function withoutComments(body: string, language: Language): string {
  return language === 'python' ? body.replace(/^[ \t]*#.*$/gm, '') : body.replace(/\/\*[^]*?\*\//g, '').replace(/^[ \t]*\/\/.*$/gm, '');
}

// A fence parses as three templates that call each other, and a word with a colon above it as a label. In Python it parses as nothing.
function findFence(body: string, language: Language): number {
  if (language === 'python') return -1;
  return body.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).search(/^[ \t]*```/m);
}

function findDeepBracket(body: string): number {
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const char = body[at]!;
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    if (depth > MAX_BRACKETS) return at;
  }
  return -1;
}

// A level costs at least one column, so a line can be wide without being deep: distinct widths above it are its levels.
function findDeepIndent(body: string): number {
  const levels: number[] = [];
  let at = 0;
  for (const line of body.split('\n')) {
    const width = /^[ \t]*/.exec(line)![0].length;
    if (line.trim() !== '') {
      while (levels.length > 0 && levels.at(-1)! >= width) levels.pop();
      levels.push(width);
      if (levels.length > MAX_INDENT_LEVELS) return at;
    }
    at += line.length + 1;
  }
  return -1;
}

// CPython refuses more than 20 statically nested loops, with and try statements.
function findDeepStatement(body: string): number {
  const open: number[] = [];
  let at = 0;
  for (const line of body.split('\n')) {
    const match = /^([ \t]*)(?:async\s+)?(for|while|with|try)\b/.exec(line);
    if (line.trim() !== '') {
      const width = /^[ \t]*/.exec(line)![0].length;
      while (open.length > 0 && open.at(-1)! >= width) open.pop();
      if (match) open.push(width);
      if (open.length > MAX_STATIC_BLOCKS) return at;
    }
    at += line.length + 1;
  }
  return -1;
}

function findLongChain(body: string): number {
  let count = 0;
  const tokens =
    /[,;:{}]|\n(?=[ \t]*(?:return|const|let|if|for|while|def|class)\b)|(?=\S)(?<=[\w)\]'"`]\s*)(?:[-+*/%&|^<>=]+|\.(?=[A-Za-z_])|\b(?:and|or|in|is|not)\b)|\[|\((?=\))/g;
  for (const match of body.matchAll(tokens)) {
    count = /[,;:{}\n]/.test(match[0]) ? 0 : count + 1;
    if (count > MAX_CHAIN) return match.index;
  }
  return -1;
}
