import { isFirstOnLine, lineEndOf, splice, withEol } from '../lines.ts';
import type { ElementKind, Module, ModuleElement } from '../module.ts';
import { outerIndent } from '../typescript/hole.ts';
import { blankLinesBetween } from './blank-lines.ts';
import { findElement } from './find-element.ts';
import { kindOfText } from './kind-of-text.ts';
import { lineRolesAt } from './line-roles.ts';
import { reindent, trimBlankLines } from './reindent.ts';

export interface Insertion {
  /** A whole element: comments, declaration and body, indented as at module level. */
  readonly declarationText: string;
  /** Symbol of the element to stand behind, qualified or as named inside `parent`. */
  readonly after?: string;
  /** Symbol of the element to stand above, as it is in the module; `after` counts first. */
  readonly before?: string;
  /** Symbol of the class or describe call that receives the element. */
  readonly parent?: string;
  /** Writes `export` before a TypeScript declaration that has none. */
  readonly exported?: boolean;
}

/**
 * Returns the module's source with one more element.
 *
 * It stands behind `after`, or above `before`; else at the end of its parent, or of the module, there before closing `export` lists, default exports of a
 * name and `if __name__` blocks. Blank lines follow the file's habit. Everything else stays byte for byte, but for `pass` or `...` that
 * was all a Python class held.
 *
 * @throws {SyntaxEditError} `unknown-symbol` when `after`, `before` or `parent` is not in the module.
 */
export function insertElement(module: Module, insertion: Insertion): string {
  const text = exportedText(module, insertion);
  const after = insertion.after === undefined ? null : findAfter(module, insertion.after, insertion.parent);
  const next = after === null && insertion.before !== undefined ? findElement(module, insertion.before) : null;
  const parent = insertion.parent !== undefined ? findElement(module, insertion.parent) : null;
  const owner = parent?.symbol ?? (after ?? next)?.parent ?? null;
  const home = owner === null ? null : findElement(module, owner);
  const siblings = module.elements.filter((element) => element.parent === owner);
  const kind = kindOfText(module.language, text, home?.kind ?? null);
  const previous = next === null ? null : siblings[siblings.indexOf(next) - 1];
  const anchor = after ?? previous ?? (owner === null ? lastBeforeTail(siblings) : (siblings.at(-1) ?? null));
  if (home && isOnHeaderLine(module, siblings)) return insertBelowLine(module, home, text);
  if (next && !previous) return insertAboveFirst(module, next, indentOf(module, home, next), text, kind);
  if (anchor) return insertBehind(module, anchor, indentOf(module, home, anchor), text, kind);
  if (home) return insertIntoEmpty(module, home, text, kind);
  return insertAtModuleStart(module, siblings[0] ?? null, text, kind);
}

function exportedText(module: Module, insertion: Insertion): string {
  const text = trimBlankLines(insertion.declarationText.replaceAll('\r\n', '\n'));
  const isPlain = module.language === 'typescript' && insertion.exported === true && insertion.parent === undefined;
  if (!isPlain || /^\s*(?:@[^\n]*\n\s*)*export\b/m.test(withoutComments(text))) return text;
  const lead = text.length - withoutComments(text).length;
  return `${text.slice(0, lead)}export ${text.slice(lead)}`;
}

// Leading comments only.
function withoutComments(text: string): string {
  return text.replace(/^(?:\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*))*\s*/, '');
}

function findAfter(module: Module, after: string, parent: string | undefined): ModuleElement {
  const separators = parent === undefined ? [] : [`${parent}.${after}`, `${parent} > ${after}`];
  const inside = module.elements.find((element) => separators.includes(element.symbol));
  return inside ?? findElement(module, after);
}

function lastBeforeTail(siblings: readonly ModuleElement[]): ModuleElement | null {
  return siblings.findLast((element) => !isTail(element)) ?? null;
}

// `export { … }`, `export default name` and the main block of a script stay last.
function isTail(element: ModuleElement): boolean {
  if (element.kind === 'export') return !element.declaration.includes(' from ');
  return element.kind === 'statement' && /^if\s+(?:__name__\s*==|["']__main__["']\s*==)/.test(element.declaration);
}

function indentOf(module: Module, home: ModuleElement | null, anchor: ModuleElement): string {
  if (home?.inner) return home.inner.indent;
  const lineStart = module.source.lastIndexOf('\n', anchor.start - 1) + 1;
  return /^[ \t]*/.exec(module.source.slice(lineStart, anchor.start))?.[0] ?? '';
}

function insertBehind(module: Module, anchor: ModuleElement, indent: string, text: string, kind: ElementKind): string {
  const at = endOfAnchor(module, anchor);
  const above = '\n'.repeat(1 + blankLinesBetween(module, anchor.parent, anchor.kind, kind));
  const block = indented(module, at, text, indent);
  const rest = module.source.slice(at);
  const next = module.elements.find((element) => element.leadStart >= at && element.parent === anchor.parent);
  const wanted = next ? blankLinesBetween(module, anchor.parent, kind, next.kind) : 0;
  const present = (/^(?:[ \t]*\r?\n)*/.exec(rest)?.[0].split('\n').length ?? 1) - 2;
  const missing = next && /^[ \t]*\r?\n/.test(rest) ? Math.max(0, wanted - Math.max(0, present)) : 0;
  const isOnSameLine = rest !== '' && !/^[ \t]*\r?\n/.test(rest);
  const below = isOnSameLine ? '\n' : '\n'.repeat(missing);
  return splice(module.source, at, at, withEol(above + block + below, module.eol));
}

// A comment behind the anchor on its last line belongs to it.
function endOfAnchor(module: Module, anchor: ModuleElement): number {
  const lineEnd = lineEndOf(module.source, anchor.end);
  const rest = module.source.slice(anchor.end, lineEnd);
  const comment = module.language === 'python' ? /^[ \t]*;?[ \t]*(?:#.*)?\r?$/ : /^[ \t]*;?[ \t]*(?:\/\/.*|(?:\/\*.*?\*\/[ \t]*)+)?\r?$/;
  if (!comment.test(rest)) return anchor.end;
  return rest.endsWith('\r') ? lineEnd - 1 : lineEnd;
}

// `class A: x = 1; y = 2` has no room for a further line until its members stand on one of their own.
function isOnHeaderLine(module: Module, siblings: readonly ModuleElement[]): boolean {
  return module.language === 'python' && siblings.length > 0 && !isFirstOnLine(module.source, siblings[0]!.start);
}

function insertBelowLine(module: Module, home: ModuleElement, text: string): string {
  const { start, indent } = home.inner!;
  const end = lineEndOf(module.source, home.end);
  const members = indent + module.source.slice(start, end).trim();
  const tail = module.source.slice(start, end).endsWith('\r') ? '\r' : '';
  return splice(module.source, start, end, withEol(`\n${members}\n${indented(module, end, text, indent)}`, module.eol) + tail);
}

function insertIntoEmpty(module: Module, home: ModuleElement, text: string, kind: ElementKind): string {
  const { source } = module;
  const inner = home.inner ?? { start: home.end, end: home.end, indent: '' };
  const present = source.slice(inner.start, inner.end);
  const isPlaceholder = module.language === 'python' && /^\s*(?:pass|\.\.\.)?[ \t;]*$/.test(present);
  const kept = isPlaceholder ? '' : present.trimEnd();
  const gap = home.docstring !== null && module.language === 'python' && kind !== 'field' ? '\n\n' : '\n';
  // What stands on the line of a Python header, a docstring, needs a line of its own before a block can follow.
  const isBesideHeader = module.language === 'python' && /^[ \t]*\S/.test(kept);
  const lead = isBesideHeader ? `\n${inner.indent}${kept.trim()}${gap}` : kept === '' ? gap : `${kept.replaceAll('\r\n', '\n')}\n`;
  const block = lead + indented(module, inner.start, text, inner.indent);
  const close = module.language === 'python' ? '' : `\n${outerIndent(source, { start: inner.start - 1, end: inner.end + 1 })}`;
  return splice(source, inner.start, inner.end, withEol(block + close, module.eol));
}

function insertAboveFirst(module: Module, first: ModuleElement, indent: string, text: string, kind: ElementKind): string {
  const { source, eol } = module;
  const lineStart = source.lastIndexOf('\n', first.leadStart - 1) + 1;
  const at = /^[ \t]*$/.test(source.slice(lineStart, first.leadStart)) ? lineStart : first.leadStart;
  const gap = '\n'.repeat(1 + blankLinesBetween(module, first.parent, kind, first.kind));
  return splice(source, at, at, withEol(indented(module, at, text, indent) + gap, eol));
}

function insertAtModuleStart(module: Module, first: ModuleElement | null, text: string, kind: ElementKind): string {
  const { source, eol } = module;
  if (first) return insertAboveFirst(module, first, '', text, kind);
  const kept = source.trimEnd();
  const hasText = kept !== '' && kept !== '\uFEFF';
  return withEol(hasText ? `${kept}\n\n${text}\n` : `${kept}${text}\n`, eol);
}

function indented(module: Module, at: number, text: string, indent: string): string {
  return reindent(text, indent, lineRolesAt(module, at, at, text, { open: '', close: '', moveDocstrings: true }));
}
