import type { ElementParts } from '../edit/compose-element.ts';
import { reindent, trimBlankLines } from '../edit/reindent.ts';
import { docComment } from './doc-comment.ts';
import { fixedLines } from './fixed-lines.ts';
import { type DeclarationReading, readDeclaration } from './read-declaration.ts';

/**
 * Returns a TypeScript element's whole text. An element that takes no body is its declaration.
 *
 * @throws {SyntaxEditError} `unreadable-declaration`.
 */
export function composeTypescript(parts: ElementParts): string {
  const reading = readDeclaration(parts.declaration, null);
  const lead = parts.docstring === undefined || parts.docstring.trim() === '' ? '' : `${docComment(parts.docstring, '')}\n`;
  if (!reading.takesBody || parts.body === null) return lead + reading.text;
  return lead + reading.text + braced(reading, parts.body, parts.indentUnit ?? '  ') + terminatorOf(reading.text);
}

function braced(reading: DeclarationReading, body: string, unit: string): string {
  const text = trimBlankLines(body.replaceAll('\r\n', '\n'));
  if (text === '') return ' {}';
  const head = `${reading.isMember ? 'abstract class A extends B {\n' : ''}${reading.text} {\n`;
  const fixed = fixedLines(`${head}${text}\n}${reading.isMember ? '\n}' : ''}`, 'a.ts', head.length, head.length + text.length);
  return ` {\n${reindent(text, unit, { fixed, loose: new Set() })}\n}`;
}

/** Returns what closes a declaration behind its body: a semicolon for constants and fields, nothing for the rest. */
export function terminatorOf(declaration: string): string {
  return /(?:=>|\bfunction\b\s*\*?\s*[\w$]*\s*(?:<[^=]*>)?\s*\([^]*\)[^=]*)$/.test(declaration) && isAssignment(declaration) ? ';' : '';
}

function isAssignment(declaration: string): boolean {
  const rest = declaration.replace(/^(?:\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*\n))*\s*/, '');
  return (
    !/^(?:@\S+\s+)*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?function\b/.test(rest) &&
    !/^(?:export\s+)?(?:default\s+)?(?:abstract\s+)?class\b/.test(rest)
  );
}
