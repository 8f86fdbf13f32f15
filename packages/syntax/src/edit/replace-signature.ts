import type { Module } from '../module.ts';
import { replacePythonSignature } from '../python/replace-python-signature.ts';
import { replaceTypescriptSignature } from '../typescript/replace-typescript-signature.ts';
import { findElement } from './find-element.ts';

/**
 * Returns the module's source with another declaration for an element; its body stays byte for byte where it can.
 *
 * An element without a hole (constant, type, field) becomes the declaration. A `docstring` replaces or adds the documentation, an empty
 * one removes it, none leaves it. An arrow's expression becomes a returning block when the new declaration is no arrow.
 *
 * @throws {SyntaxEditError} `unknown-symbol` or `unreadable-declaration`.
 */
export function replaceSignature(module: Module, symbol: string, declaration: string, docstring?: string): string {
  const element = findElement(module, symbol);
  return module.language === 'python'
    ? replacePythonSignature(module, element, declaration, docstring)
    : replaceTypescriptSignature(module, element, declaration, docstring);
}
