import { type Module, type NameMeaning, nameMeanings, type NameUse, nameUses } from '@ticket-circuit/syntax';

export interface NameChange {
  readonly from: string;
  readonly to: string;
}

/** What a rename does to one module. `passesOn`: others can import the name from it. */
export interface Renamed {
  readonly source: string;
  readonly passesOn: boolean;
  /** Where the new name stands in `source` for what was renamed, sorted. */
  readonly places: readonly number[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the module that declares a name with the name changed. Places where a local of the same name is meant stay. */
export function renameAtHome(module: Module, change: NameChange): Renamed {
  return { ...spliced(module.source, ownEdits(module, change), listedEdits(module, change)), passesOn: true };
}

/** How a module knows the home of a name: by these names in its imports and re-exports, and as these variables or dotted names. */
export interface HomeNames {
  readonly modules: ReadonlySet<string>;
  readonly namespaces: ReadonlySet<string>;
}

/**
 * Returns a module with the name changed where it comes from elsewhere.
 *
 * A module that uses the new name already keeps the old one as an alias.
 */
export function renameAtImporter(module: Module, change: NameChange, home: HomeNames): Renamed {
  const isHome = (name: string) => home.modules.has(name);
  const uses = nameUses(module, change.from);
  const imports = uses.filter((use) => use.kind === 'imported' && isHome(use.module));
  const reexports = uses.filter((use) => use.kind === 'exported' && use.module !== null && isHome(use.module));
  // At the top of the module; an import inside of a function binds there only.
  const meanings = nameMeanings(module, change.from);
  const binds = imports.some((use) => use.kind === 'imported' && use.binds && isOfModule(meanings.get(use.start)));
  const mustAlias = imports.length > 0 && nameUses(module, change.to).some(({ kind }) => kind !== 'member');
  const edits = [...imports, ...reexports].map((use): Edit => ({
    start: use.start,
    end: use.end,
    text: use.kind === 'imported' && use.binds && mustAlias ? `${change.to} as ${change.from}` : change.to,
  }));
  for (const use of uses)
    if (use.kind === 'member' && home.namespaces.has(use.object)) edits.push({ start: use.start, end: use.end, text: change.to });
  const own = mustAlias ? [] : ownEdits(module, change, (meaning) => (isOfModule(meaning) ? binds : isFrom(meaning, isHome)));
  const isBarrel = module.elements.some(
    ({ kind, declaration }) =>
      kind === 'export' && /^export\s*\*/.test(declaration) && isHome(/['"]([^'"]+)['"]/.exec(declaration)?.[1] ?? ''),
  );
  const keeps = reexports.some((use) => use.kind === 'exported' && use.keeps);
  const exportsBound =
    binds &&
    !mustAlias &&
    (module.language === 'python' || uses.some((use) => use.kind === 'exported' && use.module === null && use.keeps));
  const others = binds && !mustAlias ? [...edits, ...listedEdits(module, change)] : edits;
  return { ...spliced(module.source, own, others), passesOn: isBarrel || keeps || exportsBound };
}

function isOfModule(meaning: NameMeaning | undefined): boolean {
  return meaning === undefined || meaning === 'module';
}

function isFrom(meaning: NameMeaning | undefined, isHome: (module: string) => boolean): boolean {
  return typeof meaning === 'object' && isHome(meaning.from);
}

function ownEdits(module: Module, change: NameChange, isMeant: (meaning: NameMeaning | undefined) => boolean = isOfModule): Edit[] {
  const meanings = nameMeanings(module, change.from);
  return nameUses(module, change.from)
    .filter((use) => isMeant(meanings.get(use.start)))
    .flatMap((use) => editsOf(use, change));
}

function editsOf(use: NameUse, { from, to }: NameChange): Edit[] {
  const { start, end } = use;
  if (use.kind === 'plain') return [{ start, end, text: to }];
  if (use.kind === 'shorthand') return [{ start, end, text: `${from}: ${to}` }];
  return use.kind === 'exported' && use.module === null ? [{ start, end, text: to }] : [];
}

// Python's list of what a module gives away holds names as strings.
function listedEdits(module: Module, { from, to }: NameChange): Edit[] {
  const list = module.language === 'python' ? module.elements.find(({ symbol }) => symbol === '__all__') : undefined;
  if (!list) return [];
  const text = module.source.slice(list.start, list.end);
  return [...text.matchAll(new RegExp(`(?<=(['"]))${from}(?=\\1)`, 'g'))].map((match) => ({
    start: list.start + match.index,
    end: list.start + match.index + from.length,
    text: to,
  }));
}

// `own` are variables, whose places are told; `others` are names that belong to other modules, and texts.
function spliced(source: string, own: readonly Edit[], others: readonly Edit[]): Pick<Renamed, 'source' | 'places'> {
  const variables = new Set(own.map(({ start }) => start));
  const edits = [...new Map([...own, ...others].map((edit) => [edit.start, edit])).values()].toSorted(
    (left, right) => left.start - right.start,
  );
  const places: number[] = [];
  let [text, from] = ['', 0];
  for (const { start, end, text: put } of edits) {
    text += source.slice(from, start) + put;
    // Of `old: new` the second is the variable.
    if (variables.has(start)) places.push(text.length - (put.split(' ').at(-1)?.length ?? 0));
    from = end;
  }
  return { source: text + source.slice(from), places };
}
