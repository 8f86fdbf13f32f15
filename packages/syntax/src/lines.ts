/** Returns the offset of the first code unit of the line that holds `offset`. */
export function lineStartOf(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the offset of the line feed that ends the line of `offset` (CR before it included in the line), or the end of the source. */
export function lineEndOf(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
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
  const start = lineStartOf(source, offset);
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < start; at = source.indexOf('\n', at + 1)) line += 1;
  return { line, column: offset - start + 1 };
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
  let smallest: string | null = null;
  for (const line of source.split('\n')) {
    const space = leadingSpaceOf(line);
    const rest = line.slice(space.length);
    // A line that starts with a star continues a block comment and is one column off.
    if (space === '' || rest.trim() === '' || rest.startsWith('*')) continue;
    if (space.startsWith('\t')) return '\t';
    if (space.length > 1 && (smallest === null || space.length < smallest.length)) smallest = space;
  }
  return smallest ?? fallback;
}

/** Returns the source with [start, end) replaced. */
export function splice(source: string, start: number, end: number, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}
