import type { Language } from '../language.ts';
import { composePython } from '../python/compose-python.ts';
import { composeTypescript } from '../typescript/compose-typescript.ts';

export interface ElementParts {
  /** Exact text without the body; constants, types and fields whole. */
  readonly declaration: string;
  /** The text of the documentation, with or without its delimiters. */
  readonly docstring?: string;
  /** Statements, indented as at module level; null for an element that has no body. Empty becomes `{}` or `pass`. */
  readonly body: string | null;
  /** One step of indentation; two spaces in TypeScript and four in Python when left out. */
  readonly indentUnit?: string;
}

/**
 * Returns one element's whole text, indented as at module level, LF line ends, no line break at its end.
 *
 * @throws {SyntaxEditError} `unreadable-declaration` when the TypeScript declaration does not parse.
 */
export function composeElement(language: Language, parts: ElementParts): string {
  return language === 'python' ? composePython(parts) : composeTypescript(parts);
}
