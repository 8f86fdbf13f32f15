import type { Module } from './module.ts';
import { pythonNameUses } from './python/python-name-uses.ts';
import { typescriptNameUses } from './typescript/typescript-name-uses.ts';

/** One place where a name stands. `start` and `end` enclose the name alone. */
export type NameUse = { readonly start: number; readonly end: number } & (
  | {
      /** It is read, assigned or declared. */
      readonly kind: 'plain';
    }
  | {
      /** `{ name }` in an object or a pattern: property and variable at once. */
      readonly kind: 'shorthand';
    }
  | {
      /** An import statement asks `module` for it; `binds` when it keeps that name. */
      readonly kind: 'imported';
      readonly module: string;
      readonly binds: boolean;
    }
  | {
      /** It is re-exported, from `module` or, when null, from here; `keeps` when under the same name. */
      readonly kind: 'exported';
      readonly module: string | null;
      readonly keeps: boolean;
    }
  | {
      /** It is a member of what `object` names: a variable, or in Python a dotted module. */
      readonly kind: 'member';
      readonly object: string;
    }
);

/**
 * Returns every place where a name stands in a module, in source order; not inside strings and comments, and not as a property, a keyword
 * argument or a label. Scopes are not told apart.
 */
export function nameUses(module: Module, name: string): NameUse[] {
  const uses = module.language === 'python' ? pythonNameUses(module, name) : typescriptNameUses(module, name);
  return uses.toSorted((left, right) => left.start - right.start);
}
