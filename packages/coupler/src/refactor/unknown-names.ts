import { type Module, scopeOf } from '@ticket-circuit/syntax';
import { globalsOf } from '../gates/globals.ts';

/** Returns the names that a module reads and that neither it, its imports nor the language declares. */
export function unknownNames(module: Module): Set<string> {
  const known = new Set(globalsOf(module.language));
  for (const { names } of module.imports) for (const { local } of names) known.add(local.split('.')[0] ?? local);
  for (const { symbol, parent } of module.elements) {
    if (parent === null) for (const name of symbol.replace(/#\d+$/, '').split(', ')) known.add(name);
    for (const name of scopeOf(module, symbol).declares) known.add(name);
  }
  const read = module.elements.flatMap(({ symbol }) => scopeOf(module, symbol).free);
  return new Set(read.filter((name) => !known.has(name)));
}
