import type { Module } from '../module.ts';
import { findElement } from './find-element.ts';
import { lineRolesAt } from './line-roles.ts';
import { reindent, trimBlankLines } from './reindent.ts';

/**
 * Returns the present body of an element, without its indentation, LF line ends; null when it has no hole.
 *
 * An arrow's expression comes as the `return` statement that a block would need. An empty body is the empty text.
 *
 * @throws {SyntaxEditError} `unknown-symbol` when the module has no such element.
 */
export function bodyOf(module: Module, symbol: string): string | null {
  const { hole, docstring } = findElement(module, symbol);
  if (!hole) return null;
  // A docstring on the line of the header lies in the hole, and is not the body's; a semicolon may part them.
  const start = Math.max(hole.start, module.language === 'python' ? (docstring?.end ?? 0) : 0);
  const raw = module.source
    .slice(start, hole.end)
    .replace(module.language === 'python' && hole.form === 'inline' ? /^[ \t]*;/ : /^(?!)/, '');
  if (hole.form === 'expression') return `return ${raw.replaceAll('\r\n', '\n')};`;
  const roles = lineRolesAt(module, start, hole.end, raw);
  // Up to the first line break the text shares its line with the header and has no indentation of its own.
  const loose = new Set([...roles.loose, ...(hole.form === 'block' && module.language === 'typescript' ? [0] : [])]);
  return trimBlankLines(reindent(raw.replaceAll('\r\n', '\n'), '', { fixed: roles.fixed, loose }));
}
