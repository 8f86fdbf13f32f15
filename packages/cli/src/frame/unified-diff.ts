const CONTEXT = 3;
/** Beyond this many differing lines the shortest difference is not looked for: the whole middle is shown as replaced. */
const MOST_EDITS = 4_000;

interface Line {
  readonly kind: ' ' | '-' | '+';
  readonly text: string;
}

/** Returns the difference of two versions of a file as `diff -u` and git write it; empty when there is none. Null is a file that is absent. */
export function unifiedDiff(path: string, before: string | null, after: string | null): string {
  if (before === after) return '';
  const lines = differences(linesOf(before), linesOf(after));
  const head = [`--- ${before === null ? '/dev/null' : `a/${path}`}`, `+++ ${after === null ? '/dev/null' : `b/${path}`}`];
  return [...head, ...hunksOf(lines)].join('\n');
}

// A last line without its end is another line than one with it, and says so.
function linesOf(text: string | null): string[] {
  if (text === null || text === '') return [];
  const lines = text.split('\n');
  const last = lines.pop()!;
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

function differences(old: readonly string[], now: readonly string[]): Line[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < old.length - start && tail < now.length - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const same = (lines: readonly string[]): Line[] => lines.map((text) => ({ kind: ' ', text }));
  const middle = shortest(old.slice(start, old.length - tail), now.slice(start, now.length - tail));
  return [...same(old.slice(0, start)), ...middle, ...same(old.slice(old.length - tail))];
}

/** Myers' greedy search: the frontier of each number of edits is kept, and walked back from the end. */
function shortest(old: readonly string[], now: readonly string[]): Line[] {
  const most = Math.min(old.length + now.length, MOST_EDITS);
  const trace: Map<number, number>[] = [];
  let reached = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(reached);
    const next = new Map(reached);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOf(reached, diagonal, edits);
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return walkBack(old, now, trace, edits);
    }
    reached = next;
  }
  return [...old.map((text): Line => ({ kind: '-', text })), ...now.map((text): Line => ({ kind: '+', text }))];
}

function startOf(reached: ReadonlyMap<number, number>, diagonal: number, edits: number): number {
  const [left, right] = [reached.get(diagonal - 1) ?? -1, reached.get(diagonal + 1) ?? -1];
  return diagonal === -edits || (diagonal !== edits && left < right) ? right : left + 1;
}

function walkBack(old: readonly string[], now: readonly string[], trace: readonly Map<number, number>[], last: number): Line[] {
  const lines: Line[] = [];
  let [x, y] = [old.length, now.length];
  for (let edits = last; edits >= 0; edits -= 1) {
    const reached = trace[edits]!;
    const diagonal = x - y;
    const [left, right] = [reached.get(diagonal - 1) ?? -1, reached.get(diagonal + 1) ?? -1];
    const isAdded = diagonal === -edits || (diagonal !== edits && left < right);
    const fromX = isAdded ? right : left;
    const fromY = fromX - (isAdded ? diagonal + 1 : diagonal - 1);
    while (x > fromX && y > fromY && x > 0 && y > 0 && old[x - 1] === now[y - 1]) {
      lines.push({ kind: ' ', text: old[x - 1]! });
      x -= 1;
      y -= 1;
    }
    if (edits === 0) break;
    lines.push(isAdded ? { kind: '+', text: now[y - 1]! } : { kind: '-', text: old[x - 1]! });
    [x, y] = [fromX, fromY];
  }
  return lines.toReversed();
}

function hunksOf(lines: readonly Line[]): string[] {
  const changed = lines.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]));
  const ranges: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    const [from, to] = [Math.max(0, index - CONTEXT), Math.min(lines.length, index + CONTEXT + 1)];
    if (last && from <= last.to) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.flatMap(({ from, to }) => [header(lines, from, to), ...lines.slice(from, to).map(({ kind, text }) => kind + text)]);
}

function header(lines: readonly Line[], from: number, to: number): string {
  const count = (part: readonly Line[], kind: '-' | '+'): number => part.filter((line) => line.kind === ' ' || line.kind === kind).length;
  const side = (kind: '-' | '+'): string => {
    const [above, here] = [count(lines.slice(0, from), kind), count(lines.slice(from, to), kind)];
    return `${kind}${here === 0 ? above : above + 1},${here}`;
  };
  return `@@ ${side('-')} ${side('+')} @@`;
}
