interface Lines {
  readonly source: string;
  /** Offset of the first code unit of each line. */
  readonly starts: readonly number[];
  /** One step of indentation; empty when nothing is indented, undefined until it is asked for. */
  unit: string | undefined;
}

// Questions about lines come in rows about one source, and a line may be as long as the source, so its table is kept until another is asked about.
let latest: Lines = { source: '', starts: [0], unit: undefined };

function linesOf(source: string): Lines {
  if (latest.source === source) return latest;
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  latest = { source, starts, unit: undefined };
  return latest;
}

/** Returns the number of the line, counted from 0, that holds `offset`. */
function lineAt({ starts }: Lines, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the offset of the first code unit of the line that holds `offset`. */
export function lineStartOf(source: string, offset: number): number {
  const lines = linesOf(source);
  return lines.starts[lineAt(lines, offset)]!;
}

/** Returns the offset of the line feed that ends the line of `offset` (CR before it included in the line), or the end of the source. */
export function lineEndOf(source: string, offset: number): number {
  const lines = linesOf(source);
  const next = lines.starts[lineAt(lines, offset) + 1];
  return next === undefined ? source.length : next - 1;
}

/** Returns the offset after the line feed that ends the line of `offset`, or the end of the source. */
export function nextLineOf(source: string, offset: number): number {
  return Math.min(lineEndOf(source, offset) + 1, source.length);
}

/** Returns the white space that the line of `offset` starts with. */
export function indentAt(source: string, offset: number): string {
  let start = lineStartOf(source, offset);
  if (source.charCodeAt(start) === 0xfeff) start += 1;
  return leadingSpaceOf(source.slice(start, lineEndOf(source, offset)));
}

export function leadingSpaceOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Tells whether only spaces and tabs lie between the start of its line (or a byte order mark) and `offset`. */
export function isFirstOnLine(source: string, offset: number): boolean {
  return /^\uFEFF?[ \t]*$/.test(source.slice(lineStartOf(source, offset), offset));
}

/** Returns line and column, both counted from 1, of an offset. */
export function positionOf(source: string, offset: number): { line: number; column: number } {
  const lines = linesOf(source);
  const line = lineAt(lines, offset);
  return { line: line + 1, column: offset - lines.starts[line]! + 1 };
}

/** Returns the line end that a source uses most; a source without line ends counts as LF. */
export function eolOf(source: string): '\n' | '\r\n' {
  const crlf = source.split('\r\n').length - 1;
  const lf = source.split('\n').length - 1 - crlf;
  return crlf > lf ? '\r\n' : '\n';
}

/** Returns the text with every CRLF or LF written as `eol`. */
export function withEol(text: string, eol: '\n' | '\r\n'): string {
  const lf = text.replaceAll('\r\n', '\n');
  return eol === '\n' ? lf : lf.replaceAll('\n', '\r\n');
}

/** Returns one step of indentation as the source uses it; `fallback` when nothing in it is indented. */
export function indentUnitOf(source: string, fallback: string): string {
  const lines = linesOf(source);
  lines.unit ??= smallestIndent(source) ?? '';
  return lines.unit === '' ? fallback : lines.unit;
}

function smallestIndent(source: string): string | null {
  let smallest: string | null = null;
  for (const line of source.split('\n')) {
    const space = leadingSpaceOf(line);
    const rest = line.slice(space.length);
    // A line that starts with a star continues a block comment and is one column off.
    if (space === '' || rest.trim() === '' || rest.startsWith('*')) continue;
    if (space.startsWith('\t')) return '\t';
    if (space.length > 1 && (smallest === null || space.length < smallest.length)) smallest = space;
  }
  return smallest;
}

/** Returns the source with [start, end) replaced. */
export function splice(source: string, start: number, end: number, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}
