import type { GateFinding } from '../gates/finding.ts';

export interface Hunk {
  readonly search: string;
  readonly replace: string;
}

export type HunkResult = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'finding'; readonly finding: GateFinding };

const SEARCH = /^<{5,9} ?SEARCH\s*$/;
const MIDDLE = /^={5,9}\s*$/;
const REPLACE = /^>{5,9} ?REPLACE\s*$/;

/** Tells whether a text is written as replacements. */
export function hasHunks(text: string): boolean {
  return text.split('\n').some((line) => SEARCH.test(line));
}

/**
 * Returns the text with every replacement made, in order. Each searched piece must stand in the text exactly once; whole lines are compared, and
 * when they are not found as written, with a common indentation more or less.
 */
export function applyHunks(text: string, reply: string): HunkResult {
  const hunks = readHunks(reply);
  if (typeof hunks === 'string') return refused('malformed', hunks);
  let lines = text.split('\n');
  for (const [index, hunk] of hunks.entries()) {
    const result = applyHunk(lines, hunk);
    if (typeof result === 'string') return refused(result, `Replacement ${index + 1}: ${WHY[result]}`);
    lines = result;
  }
  return { kind: 'text', text: lines.join('\n') };
}

const WHY = {
  'not-found': 'the searched lines do not stand in the text.',
  'not-unique': 'the searched lines stand in the text more than once; give more lines around them.',
} as const;

function readHunks(reply: string): Hunk[] | string {
  const hunks: Hunk[] = [];
  let search: string[] | null = null;
  let replace: string[] | null = null;
  for (const line of reply.replaceAll('\r\n', '\n').split('\n')) {
    if (search === null) {
      if (SEARCH.test(line)) search = [];
      else if (line.trim() !== '') return 'Words stand between the replacements.';
    } else if (replace === null) {
      if (MIDDLE.test(line)) replace = [];
      else search.push(line);
    } else if (REPLACE.test(line)) {
      hunks.push({ search: search.join('\n'), replace: replace.join('\n') });
      search = replace = null;
    } else replace.push(line);
  }
  if (search !== null) return 'A replacement is not closed.';
  return hunks.length === 0 ? 'There is no replacement.' : hunks;
}

function applyHunk(lines: readonly string[], { search, replace }: Hunk): string[] | keyof typeof WHY {
  const wanted = search === '' ? [] : search.split('\n');
  const put = replace === '' ? [] : replace.split('\n');
  if (wanted.length === 0) return lines.join('').trim() === '' ? put : 'not-found';
  const exact = placesOf(lines, wanted, (line) => line);
  if (exact.length > 1) return 'not-unique';
  if (exact.length === 1) return spliced(lines, exact[0]!, wanted.length, put);
  const [at, ...more] = placesOf(lines, wanted, (line) => line.trim());
  if (at === undefined || more.length > 0) return at === undefined ? 'not-found' : 'not-unique';
  return spliced(lines, at, wanted.length, shifted(put, wanted, lines.slice(at, at + wanted.length)));
}

function placesOf(lines: readonly string[], wanted: readonly string[], form: (line: string) => string): number[] {
  const forms = wanted.map((line) => form(line));
  return lines.flatMap((_, start) =>
    forms.every((line, offset) => start + offset < lines.length && form(lines[start + offset]!) === line) ? [start] : [],
  );
}

function spliced(lines: readonly string[], at: number, length: number, put: readonly string[]): string[] {
  return [...lines.slice(0, at), ...put, ...lines.slice(at + length)];
}

// The answer stands at another indentation than the text: what it adds moves by the same amount.
function shifted(put: readonly string[], wanted: readonly string[], found: readonly string[]): string[] {
  const at = wanted.findIndex((line) => line.trim() !== '');
  const said = /^[ \t]*/.exec(wanted[at] ?? '')![0];
  const is = /^[ \t]*/.exec(found[at] ?? '')![0];
  return put.map((line) => (line.trim() === '' ? line : line.startsWith(said) ? is + line.slice(said.length) : line));
}

function refused(rule: string, message: string): HunkResult {
  return { kind: 'finding', finding: { gate: 'hunks', rule, message } };
}
