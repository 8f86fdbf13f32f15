import type { PlanSheetImportChange } from '@ticket-circuit/schemas';
import { type Module, type ModuleElement, scopeOf } from '@ticket-circuit/syntax';
import { type ImportStyle, importTextFor, specifierFor } from '../lay/moved-imports.ts';
import type { ReadText } from '../read-text.ts';

/** The imports that a moved element needs at its new place, or why it cannot move. */
export type MoveNeeds =
  | { readonly kind: 'imports'; readonly imports: readonly PlanSheetImportChange[] }
  | { readonly kind: 'fault'; readonly message: string };

/**
 * Returns what a moved element needs of the module that it leaves: imports of what it uses there.
 *
 * Refused: a move after which the two modules would import each other, one of what is not exported, and one out of a module that imports
 * names it does not say. `files` are those of the tree; null when no file can import the module that is left.
 */
export async function moveNeeds(
  read: ReadText,
  home: Module,
  symbol: string,
  to: string,
  files: readonly string[] | null,
): Promise<MoveNeeds> {
  const isMoved = (one: ModuleElement) => one.symbol === symbol || one.symbol.startsWith(`${symbol}.`);
  const moved = home.elements.filter(isMoved);
  const rest = home.elements.filter((one) => !isMoved(one) && one.kind !== 'import');
  const declared = new Map(
    rest
      .filter(({ parent, kind }) => parent === null && kind !== 'export')
      .flatMap((one) => one.symbol.split(', ').map((name) => [name, one] as const)),
  );
  const assigned = moved.flatMap((one) => scopeOf(home, one.symbol).assigned).find((name) => declared.has(name));
  const needed = [...new Set(moved.flatMap(({ names }) => names))].filter((name) => declared.has(name)).toSorted();
  const hidden = home.language === 'typescript' ? needed.find((name) => !declared.get(name)!.exported) : undefined;
  if (assigned !== undefined) return fault(`${symbol} assigns to ${assigned} of ${home.path}, which only that module can.`);
  if (home.imports.some(({ names }) => names.some(({ local }) => local === '*')))
    return fault(`${home.path} imports names that it does not say (*), so what ${symbol} needs of them cannot be told.`);
  if (needed.length > 0 && rest.some(({ names }) => names.includes(symbol)))
    return fault(`${home.path} and ${to} would import each other: ${symbol} uses ${needed[0]!}, and ${home.path} uses ${symbol}.`);
  if (hidden !== undefined) return fault(`${symbol} uses ${hidden}, which ${home.path} does not export.`);
  if (needed.length > 0 && files === null) return fault(`${symbol} uses ${needed[0]!}, and no file can import from ${home.path}.`);
  const bound = boundToPlace(home, symbol, to);
  if (bound !== null) return fault(`${symbol} uses ${bound}, which means something else in ${to}.`);
  const style: ImportStyle = { like: home, files: files ?? [] };
  const specifier = needed.length > 0 ? await specifierFor(read, to, home.path, style) : '';
  const imports = needed.map((name) => importTextFor(home.language, declared.get(name)!, name, name, specifier));
  return { kind: 'imports', imports: imports.map((text) => ({ action: 'add', text })) };
}

// Words whose meaning is the file in which they stand; relative names mean the same in every file of one folder.
const OWN_FILE = {
  python: /(?<![.\w])__(?:file|name|package|spec|path|loader|doc)__\b/,
  typescript: /\bimport\s*\.\s*meta\b|\b__(?:file|dir)name\b/,
} as const;
const OWN_FOLDER = {
  python: /\bfrom\s*\.[\w.]*\s+import\b/,
  typescript: /\b(?:import|require(?:\.resolve)?)\s*\(\s*['"`]\.[^'"`]*['"`]/,
} as const;

/** Returns the words of an element that would mean something else in another file; null when there are none. */
function boundToPlace({ language, path, source, elements }: Module, symbol: string, to: string): string | null {
  const moved = elements.find((one) => one.symbol === symbol);
  const text = moved ? source.slice(moved.start, moved.end) : '';
  const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');
  const found = OWN_FILE[language].exec(text) ?? (folderOf(path) === folderOf(to) ? null : OWN_FOLDER[language].exec(text));
  return found && found[0];
}

function fault(message: string): MoveNeeds {
  return { kind: 'fault', message };
}
