import type { Module } from '../module.ts';
import { addPythonImport, removePythonImport } from '../python/python-imports.ts';
import { addTypescriptImport, removeTypescriptImport } from '../typescript/typescript-imports.ts';

/**
 * Returns the module's source with what the import statement brings in, and nothing twice.
 *
 * Names join an existing statement of the same module; else the statement stands behind the last import, or at the top (behind a
 * Python docstring).
 *
 * @throws {SyntaxEditError} `unreadable-import` when the text is no import statement.
 */
export function addImport(module: Module, importText: string): string {
  return module.language === 'python' ? addPythonImport(module, importText) : addTypescriptImport(module, importText);
}

/**
 * Returns the module's source without what the import statement names; a statement that is left with nothing goes.
 *
 * @throws {SyntaxEditError} `unreadable-import` when the text is no import statement.
 */
export function removeImport(module: Module, importText: string): string {
  return module.language === 'python' ? removePythonImport(module, importText) : removeTypescriptImport(module, importText);
}
