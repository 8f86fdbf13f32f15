import type { Module } from './module.ts';
import type { NameMeaning } from './name-scope.ts';
import { pythonNameMeanings } from './python/python-name-meanings.ts';
import { typescriptNameMeanings } from './typescript/typescript-name-meanings.ts';

/**
 * Returns what a name means wherever it is read, assigned or declared in a module, by the offset where it stands: scopes are resolved as the language
 * does it. Properties, strings and comments are no such places.
 */
export function nameMeanings(module: Module, name: string): ReadonlyMap<number, NameMeaning> {
  return module.language === 'python' ? pythonNameMeanings(module, name) : typescriptNameMeanings(module, name);
}
