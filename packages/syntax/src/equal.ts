import { languageOf } from './language.ts';
import { equalPython } from './python/equal-python.ts';
import { equalTypescript } from './typescript/equal-typescript.ts';

export type Equality = 'identical' | 'ast-equal' | 'different' | 'unparsable';

/**
 * Returns whether two sources of one path are the same code: `identical` in bytes, `ast-equal` when every parser sees the same tree,
 * `different`, or `unparsable` when one of them does not parse.
 *
 * A file without a driver is `identical` or `different`. `ast-equal` says nothing about comments, line numbers and tracebacks.
 */
export async function equal(a: string, b: string, path: string): Promise<Equality> {
  if (a === b) return 'identical';
  const language = languageOf(path);
  if (language === null) return 'different';
  return language === 'python' ? equalPython(a, b) : equalTypescript(a, b, path);
}
