/**
 * What a name means at one place: the variable of the module (or, if it has none, of the language), a variable of some scope inside, what an import inside of a
 * function brought in from a module, or nothing that can be told without running the code.
 */
export type NameMeaning = 'module' | 'local' | 'unclear' | { readonly from: string };

/** What one scope has to do with the name in question. */
export interface NameScope {
  readonly parent: NameScope | null;
  /** Functions inside of a class do not see its names; a header's own scope (`annotation`) does. */
  readonly kind: 'module' | 'class' | 'function' | 'comprehension' | 'annotation' | 'block';
  binds: boolean;
  /** The module that an import statement of this scope takes it from. */
  importedFrom: string | null;
  declared: 'global' | 'nonlocal' | null;
  isUnclear: boolean;
}

/** One place where the name stands. */
export interface NamePlace {
  readonly scope: NameScope;
  /** It is assigned or declared there. */
  readonly isBinding: boolean;
}

export function openScope(kind: NameScope['kind'], parent: NameScope | null): NameScope {
  return { parent, kind, binds: false, importedFrom: null, declared: null, isUnclear: false };
}

/** Returns what the name means at each place; to be asked when all scopes are complete, because a binding holds in all of its scope. */
export function meaningsOf(places: ReadonlyMap<number, NamePlace>): ReadonlyMap<number, NameMeaning> {
  return new Map([...places].map(([at, place]) => [at, meaningAt(place)]));
}

function meaningAt({ scope, isBinding }: NamePlace): NameMeaning {
  let isDirect = true;
  for (let at = scope; at.parent !== null; at = at.parent) {
    if (at.declared === 'global') return 'module';
    const isSeen = at.declared === null && (at.kind !== 'class' || isDirect);
    if (isSeen && at.isUnclear) return 'unclear';
    if (isSeen && at.importedFrom !== null) return at.binds || at.kind === 'class' ? 'unclear' : { from: at.importedFrom };
    // What a class reads can be the module's up to where the class binds the name itself.
    if (isSeen && at.binds) return at.kind === 'class' && !isBinding ? 'unclear' : 'local';
    if (at.kind !== 'annotation') isDirect = false;
    if (at.parent.parent === null) return at.parent.isUnclear ? 'unclear' : 'module';
  }
  return scope.isUnclear ? 'unclear' : 'module';
}
