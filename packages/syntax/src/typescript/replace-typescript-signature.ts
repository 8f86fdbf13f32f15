import { indentAt, indentUnitOf, splice, withEol } from '../lines.ts';
import type { Module, ModuleElement } from '../module.ts';
import { terminatorOf } from './compose-typescript.ts';
import { docComment } from './doc-comment.ts';
import { readDeclaration } from './read-declaration.ts';

/**
 * Returns the source with an element's declaration and, where given, its documentation replaced.
 *
 * @throws {SyntaxEditError} `unreadable-declaration`.
 */
export function replaceTypescriptSignature(
  module: Module,
  element: ModuleElement,
  declaration: string,
  docstring: string | undefined,
): string {
  const { source, eol } = module;
  const text =
    element.declaration === declaration.trim() ? source.slice(element.start, element.end) : newText(module, element, declaration);
  const replaced = splice(source, element.start, element.end, withEol(text, eol));
  return docstring === undefined ? replaced : replaceDocumentation(replaced, element, docstring, eol);
}

function newText(module: Module, element: ModuleElement, declaration: string): string {
  const { source } = module;
  const kind = element.parent !== null && element.kind !== 'test' ? 'method' : 'function';
  const reading = readDeclaration(declaration, kind);
  const head = indentedRest(reading.text, indentAt(source, element.start));
  if (!reading.takesBody) return withTerminator(head, source.slice(element.start, element.end));
  const open = braceOf(element);
  if (open === null) return element.hole ? overExpression(module, element, head) : `${head} {}${terminatorOf(head)}`;
  return head + gapBefore(source, open) + source.slice(open, element.end).replace(/\s*;$/, '') + terminatorOf(head);
}

function braceOf(element: ModuleElement): number | null {
  if (element.inner) return element.inner.start - 1;
  return element.hole && element.hole.form !== 'expression' ? element.hole.start - 1 : null;
}

function gapBefore(source: string, open: number): string {
  return /\s*$/.exec(source.slice(0, open))?.[0] || ' ';
}

function overExpression(module: Module, element: ModuleElement, head: string): string {
  const { source } = module;
  const expression = source.slice(element.hole!.start, element.hole!.end);
  const tail = source.slice(element.hole!.end, element.end);
  if (head.endsWith('=>')) return `${head} ${expression}${tail}`;
  const indent = indentAt(source, element.start);
  return `${head} {\n${indent}${indentUnitOf(source, '  ')}return ${expression};\n${indent}}${terminatorOf(head)}`;
}

function withTerminator(head: string, before: string): string {
  return before.endsWith(';') && !/[;}]$/.test(head) ? `${head};` : head;
}

// A declaration written as at module level moves to the element's column; one that already stands there stays.
function indentedRest(text: string, indent: string): string {
  const [first = '', ...rest] = text.split('\n');
  const isPlaced = rest.every((line) => line.trim() === '' || line.startsWith(indent));
  return [first, ...rest.map((line) => (isPlaced || line.trim() === '' ? line : indent + line))].join('\n');
}

function replaceDocumentation(source: string, element: ModuleElement, docstring: string, eol: '\n' | '\r\n'): string {
  const old = element.docstring;
  const indent = indentAt(source, element.start);
  const comment = docstring.trim() === '' ? '' : withEol(docComment(docstring, indent), eol);
  if (old && comment !== '') return splice(source, old.start, old.end, comment);
  if (old) return splice(source, old.start, old.end + (/^[ \t]*(?:\r?\n[ \t]*)?/.exec(source.slice(old.end))?.[0].length ?? 0), '');
  return comment === '' ? source : splice(source, element.start, element.start, comment + eol + indent);
}
