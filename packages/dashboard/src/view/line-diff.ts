/** A line of a difference. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Two texts whose lines multiply to more are shown one after the other. */
const mostCells = 4_000_000;

/** Returns what differs between two texts, line by line; a shortest difference unless the texts are very long. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  if (a.length * b.length > mostCells) return [...a.map(as('removed')), ...b.map(as('added'))];
  const common = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [was, is] = [a[i], b[j]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ kind: 'removed', text: was });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: is ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** Length of the longest common run of lines from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (row !== undefined) row[j] = a[i] === b[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
    }
  return rows;
}

const at = (rows: readonly Uint32Array[], i: number, j: number): number => rows[i]?.[j] ?? 0;

const as =
  (kind: DiffLine['kind']) =>
  (text: string): DiffLine => ({ kind, text });

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/u, '').split('\n');
}
