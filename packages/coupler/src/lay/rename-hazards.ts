import { type Module, nameMeanings, type NameUse, nameUses } from '@ticket-circuit/syntax';
import type { NameChange, Renamed } from './rename-in-module.ts';

/**
 * Returns why a name cannot be renamed in the module that declares it; null when it can. What a place means must be plain, and the new name must not mean anything
 * of the module or the language yet.
 */
export function renameHazard(module: Module, { from, to }: NameChange): string | null {
  const mangled = module.language === 'python' ? [from, to].find((name) => /^__.*(?<!__)$/.test(name)) : undefined;
  if (mangled !== undefined) return `${mangled} is another name inside of every class, because it starts with two underscores.`;
  const meanings = nameMeanings(module, from);
  const unclear = nameUses(module, from).find((use) => meanings.get(use.start) === 'unclear');
  if (unclear) return `${placeOf(module, unclear.start)}: whether ${from} is the module's or one of its own here, only running it tells.`;
  const taken = takenBy(module, to);
  return taken ? `${placeOf(module, taken.start)} uses the name ${to} already.` : null;
}

/**
 * Returns why a renamed module is not the same program; null when it is: the new name means the variable of the module at exactly the places that
 * were renamed. `after` is the module of `renamed.source`.
 */
export function captureHazard(after: Module, { from, to }: NameChange, { places }: Renamed): string | null {
  const meanings = nameMeanings(after, to);
  const captured = places.find((at) => meanings.get(at) === 'local' || meanings.get(at) === 'unclear');
  return captured === undefined
    ? null
    : `${placeOf(after, captured)} has a ${to} of its own, which would be taken for the renamed ${from}.`;
}

function takenBy(module: Module, name: string): NameUse | undefined {
  const meanings = nameMeanings(module, name);
  return nameUses(module, name).find(
    ({ kind, start }) => (kind === 'plain' || kind === 'shorthand' || kind === 'imported') && meanings.get(start) !== 'local',
  );
}

/** Returns file and line of an offset. */
function placeOf({ path, source }: Module, offset: number): string {
  return `${path}:${source.slice(0, offset).split('\n').length}`;
}
