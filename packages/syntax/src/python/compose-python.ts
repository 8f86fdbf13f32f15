import type { ElementParts } from '../edit/compose-element.ts';
import { reindent, trimBlankLines } from '../edit/reindent.ts';
import { docLiteral } from './doc-literal.ts';
import { pythonLineRoles } from './line-roles.ts';
import { readPythonDeclaration } from './read-python-declaration.ts';

/** Returns a Python element's whole text. An element that takes no body is its declaration; documentation of such a one is left out. */
export function composePython(parts: ElementParts): string {
  const { header, takesBody } = readPythonDeclaration(parts.declaration);
  if (!takesBody) return header;
  const unit = parts.indentUnit ?? '    ';
  const doc = parts.docstring === undefined || parts.docstring.trim() === '' ? [] : [unit + docLiteral(parts.docstring, unit)];
  const text = trimBlankLines((parts.body ?? '').replaceAll('\r\n', '\n'));
  const body = text === '' ? (doc.length > 0 ? [] : [`${unit}pass`]) : [reindent(text, unit, pythonLineRoles(text))];
  return [header, ...doc, ...body].join('\n');
}
