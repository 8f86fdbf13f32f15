import { type Module, type NameUse, nameUses, scopeOf } from '@ticket-circuit/syntax';

export interface NameChange {
  readonly from: string;
  readonly to: string;
}

/** What a rename does to one module. `passesOn`: others can import the name from it. */
export interface Renamed {
  readonly source: string;
  readonly passesOn: boolean;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the module that declares a name with the name changed. Places where a local of the same name is meant stay. */
export function renameAtHome(module: Module, change: NameChange): Renamed {
  return { source: spliced(module.source, [...ownEdits(module, change), ...listedEdits(module, change)]), passesOn: true };
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
  const binds = imports.some((use) => use.kind === 'imported' && use.binds);
  const mustAlias = binds && nameUses(module, change.to).some(({ kind }) => kind !== 'member');
  const edits = [...imports, ...reexports].map((use): Edit => ({
    start: use.start,
    end: use.end,
    text: use.kind === 'imported' && use.binds && mustAlias ? `${change.to} as ${change.from}` : change.to,
  }));
  for (const use of uses)
    if (use.kind === 'member' && home.namespaces.has(use.object)) edits.push({ start: use.start, end: use.end, text: change.to });
  if (binds && !mustAlias) edits.push(...ownEdits(module, change), ...listedEdits(module, change));
  const isBarrel = module.elements.some(
    ({ kind, declaration }) =>
      kind === 'export' && /^export\s*\*/.test(declaration) && isHome(/['"]([^'"]+)['"]/.exec(declaration)?.[1] ?? ''),
  );
  const keeps = reexports.some((use) => use.kind === 'exported' && use.keeps);
  const exportsBound =
    binds &&
    !mustAlias &&
    (module.language === 'python' || uses.some((use) => use.kind === 'exported' && use.module === null && use.keeps));
  return { source: spliced(module.source, edits), passesOn: isBarrel || keeps || exportsBound };
}

function ownEdits(module: Module, change: NameChange): Edit[] {
  const shadowing = module.elements.filter(
    ({ symbol, kind }) => symbol !== change.from && kind !== 'import' && scopeOf(module, symbol).bound.includes(change.from),
  );
  return nameUses(module, change.from)
    .filter((use) => !shadowing.some(({ start, end }) => start <= use.start && use.end <= end))
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

function spliced(source: string, edits: readonly Edit[]): string {
  const unique = new Map(edits.map((edit) => [edit.start, edit]));
  return [...unique.values()]
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}
