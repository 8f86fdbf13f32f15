import { indentAt, indentUnitOf, isFirstOnLine, leadingSpaceOf, lineEndOf, lineStartOf, nextLineOf } from '../lines.ts';
import type { Hole, Inner } from '../module.ts';
import { docstringOf } from './draft-python.ts';
import { nodesOf, type PyNode } from './py-node.ts';
import type { PythonScan } from './scan-python.ts';

export interface PySource {
  readonly source: string;
  readonly scan: PythonScan;
}

/** Where the parts of a definition lie. */
export interface DefinitionParts {
  /** Offset behind the colon of the header. */
  readonly headerEnd: number;
  /** The docstring; it lies before the hole, or at its start when it stands on the line of the header. */
  readonly docstring: { readonly start: number; readonly end: number; readonly text: string } | null;
  readonly hole: Hole;
}

/** Returns where the header, the docstring and the body of a function or class lie. Source: COUPLER.md 2 and 4. */
export function definitionParts(node: PyNode, tree: PySource): DefinitionParts {
  const { source } = tree;
  const body = nodesOf(node, 'body');
  const first = body[0]!;
  const headerEnd = colonBefore(tree, first.start) + 1;
  const isOnHeaderLine = !isFirstOnLine(source, first.start);
  const doc = docstringOf(body);
  const docstring = doc ? { start: doc.start, end: doc.end, text: source.slice(doc.start, doc.end) } : null;
  if (isOnHeaderLine) {
    const indent = indentAt(source, node.start) + indentUnitOf(source, '    ');
    return { headerEnd, docstring, hole: { start: headerEnd, end: contentEnd(source, body.at(-1)!.end), form: 'inline', indent } };
  }
  const rest = doc ? body.slice(1) : body;
  return { headerEnd, docstring, hole: holeFor(source, rest, doc, headerEnd, indentAt(source, first.start)) };
}

function holeFor(source: string, rest: readonly PyNode[], doc: PyNode | null, headerEnd: number, indent: string): Hole {
  const first = rest[0];
  if (!first) {
    const end = contentEnd(source, doc!.end);
    return { start: end, end, form: 'inline', indent };
  }
  const end = contentEnd(source, rest.at(-1)!.end);
  if (!isFirstOnLine(source, first.start)) return { start: doc ? doc.end : headerEnd, end, form: 'inline', indent };
  const above = doc ? nextLineOf(source, doc.end) : linesAbove(source, first.start, headerEnd);
  return { start: skipBlankLines(source, above), end, form: 'block', indent };
}

/** Returns the room of a class; its indentation is the one of its first statement. */
export function classRoom(node: PyNode, tree: PySource): Inner {
  const { source } = tree;
  const { headerEnd, docstring, hole } = definitionParts(node, tree);
  const start = hole.form === 'block' ? contentEnd(source, docstring?.end ?? headerEnd) : hole.start;
  return { start, end: Math.max(start, nodesOf(node, 'body').at(-1)!.end), indent: hole.indent };
}

// Blank lines right behind the header or the docstring are not the body's: whoever fills it again need not know of them.
function skipBlankLines(source: string, start: number): number {
  return start + /^(?:[ \t\f]*\r?\n)*/.exec(source.slice(start))![0].length;
}

// Comments between the header and the first statement are the body's.
function linesAbove(source: string, firstStart: number, headerEnd: number): number {
  let start = lineStartOf(source, firstStart);
  while (start > headerEnd) {
    const above = lineStartOf(source, start - 1);
    if (above <= headerEnd || !/^\s*(?:#.*)?$/.test(source.slice(above, start).trimEnd())) break;
    start = above;
  }
  return start;
}

/** Returns the end of a line's content, a comment behind the code included, its line end and the blanks before it not. */
export function contentEnd(source: string, offset: number): number {
  const line = source.slice(offset, lineEndOf(source, offset)).replace(/\r$/, '');
  return offset + (/^[ \t]*;?[ \t]*(?:#.*)?$/.test(line) ? line.trimEnd().length : 0);
}

// The colon of the header is the last one outside brackets, strings and comments before the first statement.
function colonBefore(tree: PySource, offset: number): number {
  const { colons } = tree.scan;
  let low = 0;
  let high = colons.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (colons[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return colons[low - 1] ?? offset;
}

/** Returns where the comments above an element start: comment lines of the same column with no blank line between. */
export function leadStartOf(source: string, start: number): number {
  if (!isFirstOnLine(source, start)) return start;
  const indent = indentAt(source, start);
  let lead = start;
  for (let line = lineStartOf(source, start); line > 0;) {
    const above = lineStartOf(source, line - 1);
    const text = source.slice(above, line - 1).replace(/^\uFEFF/, '');
    const isComment = /^[ \t]*#/.test(text) && leadingSpaceOf(text) === indent && !text.startsWith('#!') && !/coding[:=]/.test(text);
    if (!isComment) break;
    line = above;
    lead = above + (source.charCodeAt(above) === 0xfeff ? 1 : 0) + indent.length;
  }
  return lead;
}
