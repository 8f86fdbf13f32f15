import type { PlanSheetRename } from '@ticket-circuit/schemas';
import { type Module, nameUses } from '@ticket-circuit/syntax';
import { moduleAt, parseText } from '../open-module.ts';
import type { Laying } from './laying.ts';
import { parentOf } from './symbol-parts.ts';
import { type HomeNames, type NameChange, renameAtHome, renameAtImporter, type Renamed } from './rename-in-module.ts';
import { captureHazard, renameHazard } from './rename-hazards.ts';
import { resolveImport } from './resolve-import.ts';

/**
 * Renames an element of a module and follows the name into the files that import it, directly or through re-exports.
 *
 * Members are refused: which object a property belongs to cannot be told without types.
 */
export async function layRename(laying: Laying, rename: PlanSheetRename, files: readonly string[]): Promise<void> {
  const { file, symbol } = rename.from;
  const blameRename = (kind: 'unknown-element' | 'already-there' | 'no-declaration' | 'does-not-parse', message: string) =>
    void laying.faults.push({ kind, message, file });
  const home = await moduleAt(laying.draft.read, file);
  if (!home?.elements.some((element) => element.symbol === symbol))
    return blameRename('unknown-element', `${file} has no ${symbol} to rename.`);
  if (parentOf(symbol) !== null || parentOf(rename.to) !== null)
    return blameRename(
      'no-declaration',
      `${symbol} is a member: its uses cannot be told without types, so a command or changed elements must rename it.`,
    );
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(rename.to)) return blameRename('no-declaration', `${rename.to} is no name.`);
  if (home.elements.some((element) => element.symbol === rename.to))
    return blameRename('already-there', `${file} has ${rename.to} already.`);
  const change = { from: symbol, to: rename.to };
  const hazard = renameHazard(home, change);
  if (hazard !== null) return blameRename('already-there', hazard);
  const broken = await write(laying, home, change, renameAtHome(home, change));
  if (broken) return blameRename(broken.kind, broken.message);
  for (const { kind, message } of await followRename(laying, file, change, files)) blameRename(kind, message);
}

async function followRename(laying: Laying, home: string, change: NameChange, files: readonly string[]): Promise<Broken[]> {
  const found: Broken[] = [];
  const done = new Set<string>([home]);
  const homes = [home];
  for (let at = 0; at < homes.length; at += 1) {
    for (const file of files) {
      if (done.has(file)) continue;
      const module = await importerOf(laying, file, change.from);
      if (!module) continue;
      const names = await namesOf(laying, module, change.from, homes[at]!);
      if (names.modules.size + names.namespaces.size === 0) continue;
      const renamed = renameAtImporter(module, change, names);
      const broken = await write(laying, module, change, renamed);
      if (broken) found.push(broken);
      if (!renamed.passesOn) continue;
      done.add(file);
      homes.push(file);
    }
  }
  return found;
}

// A cheap look first: most files never say the name.
async function importerOf(laying: Laying, file: string, name: string): Promise<Module | null> {
  const text = await laying.draft.read(file);
  return text !== null && (text.includes(name) || /export\s*\*/.test(text)) ? await moduleAt(laying.draft.read, file) : null;
}

async function namesOf(laying: Laying, module: Module, name: string, home: string): Promise<HomeNames> {
  const isHome = async (name: string) => (await resolveImport(laying.draft.read, module, name)) === home;
  const [modules, namespaces] = [new Set<string>(), new Set<string>()];
  for (const { kind, declaration } of module.elements) {
    const from = kind === 'export' ? /from\s*['"]([^'"]+)['"]/.exec(declaration)?.[1] : undefined;
    if (from !== undefined && (await isHome(from))) modules.add(from);
  }
  // Those inside of functions too, which the list of a module's imports does not hold.
  for (const use of nameUses(module, name)) if (use.kind === 'imported' && (await isHome(use.module))) modules.add(use.module);
  for (const { module: asked, names } of module.imports) {
    if (await isHome(asked)) modules.add(asked);
    for (const { imported, local } of names) if (await namesHome(module, asked, imported, local, isHome)) namespaces.add(local);
  }
  return { modules, namespaces };
}

// `import * as a from …`, and in Python `import a.b`, `import a.b as c` and `from a import b` of a module b.
async function namesHome(
  module: Module,
  asked: string,
  imported: string,
  local: string,
  isHome: (name: string) => Promise<boolean>,
): Promise<boolean> {
  if (module.language === 'typescript') return imported === '*' && (await isHome(asked));
  if (imported !== '*') return await isHome(asked.endsWith('.') ? asked + imported : `${asked}.${imported}`);
  const names = asked.split(', ');
  return (names.includes(local) && (await isHome(local))) || (names.length === 1 && (await isHome(asked)));
}

interface Broken {
  readonly kind: 'already-there' | 'does-not-parse';
  readonly message: string;
}

async function write(laying: Laying, module: Module, change: NameChange, renamed: Renamed): Promise<Broken | null> {
  if (renamed.source === module.source) return null;
  const parsed = await parseText(renamed.source, module.path);
  if (parsed.kind !== 'module') return { kind: 'does-not-parse', message: `${module.path} would not parse after the rename.` };
  const captured = captureHazard(parsed.module, change, renamed);
  if (captured !== null) return { kind: 'already-there', message: captured };
  laying.draft.write(module.path, renamed.source);
  return null;
}
