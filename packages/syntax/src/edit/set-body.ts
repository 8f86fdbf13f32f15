import { indentAt, splice, withEol } from '../lines.ts';
import type { Hole, Module, ModuleElement } from '../module.ts';
import { contentEnd } from '../python/python-hole.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { outerIndent } from '../typescript/hole.ts';
import { bodyOf } from './body-of.ts';
import { findElement } from './find-element.ts';
import { lineRolesAt } from './line-roles.ts';
import { reindent, trimBlankLines } from './reindent.ts';

/**
 * Returns the module's source with the body of one element replaced; everything outside its hole stays byte for byte.
 *
 * The body's own common indentation does not matter; lines inside strings are never moved. The present body, as `bodyOf` gives it,
 * changes nothing. A body on the line of its header, or an arrow's expression, becomes a block; its brace joins the arrow's line, so white space
 * between the two goes. An empty body becomes `{}` or `pass`, or nothing behind a docstring.
 *
 * @throws {SyntaxEditError} `unknown-symbol`, or `no-hole` when the element has no body to fill.
 */
export function setBody(module: Module, symbol: string, body: string): string {
  const element = findElement(module, symbol);
  const { hole } = element;
  if (!hole) throwNoHole(module, symbol);
  const text = trimBlankLines(body.replaceAll('\r\n', '\n'));
  if (text === bodyOf(module, symbol)) return module.source;
  return module.language === 'python' ? setPythonBody(module, element, hole, text) : setTypescriptBody(module, element, hole, text);
}

function throwNoHole(module: Module, symbol: string): never {
  throw new SyntaxEditError({
    code: 'no-hole',
    what: `The body of ${symbol} in ${module.path} was not set.`,
    why: 'The element has no body that can be filled.',
    next: 'Change its declaration instead.',
  });
}

function setTypescriptBody(module: Module, element: ModuleElement, hole: Hole, text: string): string {
  const isExpression = hole.form === 'expression';
  const gap = isExpression ? (/=>(\s*\n\s*)$/u.exec(module.source.slice(0, hole.start))?.[1] ?? '') : '';
  const start = hole.start - gap.length;
  const open = isExpression ? `${gap === '' ? '' : ' '}{` : '';
  const close = isExpression ? '}' : '';
  if (text === '') return splice(module.source, start, hole.end, open + close);
  const lines = reindent(text, hole.indent, lineRolesAt(module, start, hole.end, text, { open, close }));
  const closing = isExpression
    ? indentAt(module.source, element.start)
    : outerIndent(module.source, { start: hole.start - 1, end: hole.end + 1 });
  // The line break before the brace keeps a body that ends in a line comment from swallowing it.
  return splice(module.source, start, hole.end, withEol(`${open}\n${lines}\n${closing}${close}`, module.eol));
}

function setPythonBody(module: Module, { docstring }: ModuleElement, hole: Hole, text: string): string {
  const { source, eol } = module;
  const isOnHeaderLine = docstring !== null && docstring.start >= hole.start;
  // The docstring alone is a body; the lines between it and the old one go too.
  if (text === '' && docstring !== null)
    return splice(source, isOnHeaderLine ? docstring.end : Math.min(hole.start, contentEnd(source, docstring.end)), hole.end, '');
  const lines = text === '' ? `${hole.indent}pass` : reindent(text, hole.indent, lineRolesAt(module, hole.start, hole.end, text));
  // A docstring on the line of the header moves to a line of its own, because no block can follow it there.
  const lead = hole.form === 'block' ? '' : isOnHeaderLine ? `\n${hole.indent}${docstring.text}\n` : '\n';
  return splice(source, hole.start, hole.end, withEol(lead + lines, eol));
}
