import { bodyOf, type Module, type ModuleElement, nameUses, scopeOf } from '@ticket-circuit/syntax';
import type { NameChange } from './rename-in-module.ts';

/**
 * Returns why a rename in the module that declares the name could change what the program does; null when it cannot.
 *
 * The new name must stand nowhere in it: where it is bound it would capture the renamed uses, where it is read it would be captured. And where
 * an element has a variable of the old name, it must be plain that all its uses in there are that variable: a parameter, or a variable of a
 * Python function without scopes of its own inside.
 */
export function renameHazard(module: Module, { from, to }: NameChange): string | null {
  const taken = nameUses(module, to).find(({ kind }) => kind === 'plain' || kind === 'shorthand' || kind === 'imported');
  if (taken) return `${module.path} uses the name ${to} already, in ${placeOf(module, taken.start)}.`;
  const unclear = module.elements.find((element) => hasOwn(module, element, from) && !isPlain(module, element, from));
  return unclear
    ? `${unclear.symbol} in ${module.path} has a ${from} of its own in a part of it only, so its uses cannot be told apart.`
    : null;
}

function placeOf({ elements }: Module, offset: number): string {
  return elements.findLast(({ start, end }) => start <= offset && offset < end)?.symbol ?? 'the module';
}

function hasOwn(module: Module, { symbol, kind }: ModuleElement, name: string): boolean {
  return symbol !== name && kind !== 'import' && scopeOf(module, symbol).bound.includes(name);
}

function isPlain(module: Module, element: ModuleElement, name: string): boolean {
  const word = name.replace(/\$/g, '\\$&');
  const named = element.declaration.match(new RegExp(`(?<![\\w$.])${word}(?![\\w$])`, 'g')) ?? [];
  const isParameter = new RegExp(`[(,]\\s*(?:\\*{1,2}|\\.\\.\\.)?${word}\\s*(?:[,:=)?]|$)`).test(element.declaration);
  if (named.length > 0) return isParameter && named.length === 1;
  const body = element.hole ? (bodyOf(module, element.symbol) ?? '') : null;
  const hasScopes = scopeOf(module, element.symbol).nested.length > 0 || /\blambda\b|[[({][^\])}]*\bfor\b/.test(body ?? '');
  return module.language === 'python' && body !== null && !hasScopes;
}
