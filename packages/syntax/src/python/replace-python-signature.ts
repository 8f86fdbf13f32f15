import { indentAt, indentUnitOf, isFirstOnLine, lineStartOf, nextLineOf, splice, withEol } from '../lines.ts';
import type { Module, ModuleElement } from '../module.ts';
import { bodyOf } from '../edit/body-of.ts';
import { reindent } from '../edit/reindent.ts';
import { docLiteral } from './doc-literal.ts';
import { pythonLineRoles } from './line-roles.ts';
import { readPythonDeclaration } from './read-python-declaration.ts';

/** Returns the source with an element's header, or whole text where it has no body, and where given its docstring replaced. */
export function replacePythonSignature(module: Module, element: ModuleElement, declaration: string, docstring: string | undefined): string {
  // A docstring has no place on the line of the header: the body moves below first.
  if (docstring !== undefined && docstring.trim() !== '' && element.hole?.form === 'inline' && element.docstring === null) {
    return replaceInline(module, element, declaration, docstring);
  }
  const { source, eol } = module;
  const withDoc = docstring === undefined ? source : replaceDocstring(module, element, docstring);
  const headerEnd = element.start + element.declaration.length;
  const { header, takesBody } = readPythonDeclaration(declaration);
  const isWhole = element.hole === null && element.inner === null;
  const text = withEol(indentedRest(header, indentAt(source, element.start)), eol);
  if (isWhole && takesBody)
    return splice(withDoc, element.start, headerEnd, `${text}${eol}${indentAt(source, element.start)}${indentUnitOf(source, '    ')}pass`);
  return splice(withDoc, element.start, isWhole || takesBody ? headerEnd : element.end + withDoc.length - source.length, text);
}

function replaceInline(module: Module, element: ModuleElement, declaration: string, docstring: string): string {
  const { source, eol } = module;
  const hole = element.hole!;
  const body = bodyOf(module, element.symbol) ?? '';
  const lines = body === '' ? `${hole.indent}pass` : reindent(body, hole.indent, pythonLineRoles(body));
  const { header } = readPythonDeclaration(declaration);
  const doc = eol + hole.indent + withEol(docLiteral(docstring, hole.indent), eol);
  return (
    source.slice(0, element.start) +
    withEol(indentedRest(header, indentAt(source, element.start)), eol) +
    doc +
    eol +
    withEol(lines, eol) +
    source.slice(hole.end)
  );
}

function replaceDocstring(module: Module, element: ModuleElement, docstring: string): string {
  const { source, eol } = module;
  const old = element.docstring;
  const room = element.hole ?? element.inner;
  if (!room) return source;
  const literal = docstring.trim() === '' ? '' : withEol(docLiteral(docstring, room.indent), eol);
  if (old && literal !== '') return splice(source, old.start, old.end, literal);
  if (old) return removeDocstring(source, old, isLeftEmpty(module, element));
  return literal === '' ? source : insertDocstring(source, element, room.indent + literal, eol);
}

function isLeftEmpty(module: Module, element: ModuleElement): boolean {
  if (element.hole) return Math.max(element.hole.start, element.docstring!.end) >= element.hole.end;
  return (
    element.inner !== null &&
    module.source.slice(element.docstring!.end, element.inner.end).trim() === '' &&
    !module.elements.some((one) => one.parent === element.symbol)
  );
}

function removeDocstring(source: string, old: { start: number; end: number }, leavesNothing: boolean): string {
  if (leavesNothing) return splice(source, old.start, old.end, 'pass');
  const isWhole = isFirstOnLine(source, old.start) && source.slice(old.end, nextLineOf(source, old.end)).trim() === '';
  if (!isWhole) return splice(source, old.start, old.end + (/^[ \t]*;?[ \t]*/.exec(source.slice(old.end))?.[0].length ?? 0), '');
  const after = nextLineOf(source, old.end);
  const blank = /^(?:[ \t]*\r?\n)*/.exec(source.slice(after))?.[0].length ?? 0;
  return splice(source, lineStartOf(source, old.start), after + blank, '');
}

// Behind the header's line, with what comment stands there.
function insertDocstring(source: string, element: ModuleElement, line: string, eol: string): string {
  const at = nextLineOf(source, element.start + element.declaration.length);
  return splice(source, at, at, line + eol);
}

function indentedRest(text: string, indent: string): string {
  const [first = '', ...rest] = text.split('\n');
  const isPlaced = rest.every((line) => line.trim() === '' || line.startsWith(indent));
  return [first, ...rest.map((line) => (isPlaced || line.trim() === '' ? line : indent + line))].join('\n');
}
