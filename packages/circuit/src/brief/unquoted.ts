import type { PlanSheet } from '@ticket-circuit/schemas';

/** Ends of clauses, what stands between backticks aside: punctuation before white space, blank lines, items of a list, headings. */
const BOUNDARY = /`[^`]*`|[.!?;:]+(?=\s|$)|\n[ \t]*\n|\n(?=[ \t]*(?:[-*+#]|\d+[.)])[ \t])/g;
const ASKS =
  /\b(?:must|should|shall|ha(?:s|ve) to|needs? to|ought|wants?|wish|may|can|cannot|please|instead|keeps?|stays?|remains?|goes on|go on|continues?)\b|\bas\b.*\btoday\b/i;
const OF_TODAY = /\b(?:today|currently|at present|at the moment|so far|until now|as of now|used to|presently)\b|^(?:because|since)\b/i;
const LINKS = new Set(
  'a an and are as at be but by can do does for from has have if in is it its may must not of on or should so than that the their them then there these they this to too when where which while will with would'.split(
    ' ',
  ),
);
/** What is left of a clause that a criterion quotes in part has to say at least so much to be an asking of its own. */
const FEWEST_WORDS = 3;

interface Piece {
  readonly text: string;
  /** Whether the text ends a sentence. */
  readonly ends: boolean;
  readonly quoted: readonly boolean[];
}

/**
 * Returns the clauses of the goal that ask for something and that no criterion quotes, in order. Left out: clauses that only tell about today, and
 * what remains of a clause when a criterion quotes it but for a few words. White space is no difference, as in the rule that a clause is an exact piece.
 */
export function unquoted(goal: string, plan: Pick<PlanSheet, 'criteria'>): string[] {
  const quoted = quotedIn(
    goal,
    plan.criteria.map(({ clause }) => clause),
  );
  return sentences(pieces(goal, quoted)).flatMap((sentence) => {
    const whole = sentence.map(({ text }) => text).join('');
    if (OF_TODAY.test(whole.trim()) && !ASKS.test(whole)) return [];
    return sentence.filter(({ text }) => !OF_TODAY.test(text.trim()) || ASKS.test(text)).flatMap((piece) => askings(piece));
  });
}

function quotedIn(goal: string, clauses: readonly string[]): boolean[] {
  const quoted = Array.from({ length: goal.length }, () => false);
  for (const clause of clauses) {
    const words = clause
      .trim()
      .split(/\s+/)
      .map((word) => RegExp.escape(word));
    if (words[0] === '') continue;
    for (const match of goal.matchAll(new RegExp(words.join(String.raw`\s+`), 'g')))
      quoted.fill(true, match.index, match.index + match[0].length);
  }
  return quoted;
}

function pieces(goal: string, quoted: readonly boolean[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  const cut = (to: number, ends: boolean): void => {
    if (to > from) found.push({ text: goal.slice(from, to), ends, quoted: quoted.slice(from, to) });
    from = to;
  };
  for (const { 0: mark, index } of goal.matchAll(BOUNDARY)) if (!mark.startsWith('`')) cut(index + mark.length, !/^[;:]+$/.test(mark));
  cut(goal.length, true);
  return found;
}

function sentences(all: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[]];
  for (const piece of all) {
    found.at(-1)?.push(piece);
    if (piece.ends) found.push([]);
  }
  return found;
}

function askings({ text, quoted }: Piece): string[] {
  if (/^\s*#/.test(text)) return [];
  const isQuoted = quoted.some(Boolean);
  const left = Array.from(text.matchAll(/[^]/g), ({ 0: letter, index }) => (quoted[index] === true ? '\0' : letter)).join('');
  return left
    .split(/\0+/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => wordsOf(part) >= (isQuoted ? FEWEST_WORDS : 1));
}

function wordsOf(text: string): number {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LINKS.has(word)).length;
}
