import { type Contender, reasons } from './reasons.ts';

/** Which body was taken, and what decided: the name of a reason, or `shortest-diff`; null when there was only one body. */
export interface Judgement {
  readonly index: number;
  readonly reason: string | null;
}

/**
 * Returns the best of several bodies for one hole: by the reasons in their order, then the one that differs least from the present body,
 * then the one that came first. There is at least one.
 */
export function judgeContenders(all: readonly Contender[], present: string): Judgement {
  let left = all.map((contender, index) => ({ contender, index }));
  let decided: string | null = null;
  const keep = (name: string, score: (one: Contender) => number): void => {
    const best = Math.max(...left.map(({ contender }) => score(contender)));
    const kept = left.filter(({ contender }) => score(contender) === best);
    if (kept.length < left.length) decided = name;
    left = kept;
  };
  for (const { name, score } of reasons) keep(name, (one) => score(one, all));
  keep('shortest-diff', ({ body }) => -changedLines(present, body));
  return { index: left[0]!.index, reason: decided };
}

/** Returns how many lines go or come between two texts; white space around a line does not count. */
export function changedLines(before: string, after: string): number {
  const lines = (text: string) => (text.trim() === '' ? [] : text.trim().split('\n')).map((line) => line.trim());
  const [old, now] = [lines(before), lines(after)];
  let row: number[] = Array.from({ length: now.length + 1 }, () => 0);
  for (const line of old) {
    const next = [0];
    for (let at = 0; at < now.length; at += 1) next.push(line === now[at] ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    row = next;
  }
  return old.length + now.length - 2 * row.at(-1)!;
}
