import type { PlanSheetMoveElement } from '@ticket-circuit/schemas';
import { addImport, type Module, type ModuleElement, type ModuleImport, nameUses, removeImport } from '@ticket-circuit/syntax';
import { moduleAt } from '../open-module.ts';
import { applyEdit, blame, type Laying } from './laying.ts';
import { importTextFor, specifierFor } from './moved-imports.ts';
import { resolveImport } from './resolve-import.ts';

interface Redirection {
  readonly laying: Laying;
  readonly element: PlanSheetMoveElement;
  readonly file: string;
  readonly moved: ModuleElement;
  /** How the file names the new place. */
  readonly specifier: string;
}

/** Makes a file that imports or re-exports a moved element ask for it at its new place; records a fault where that cannot be told. */
export async function redirectImporter(
  laying: Laying,
  element: PlanSheetMoveElement,
  file: string,
  moved: ModuleElement,
  files: readonly string[],
): Promise<void> {
  const text = await laying.draft.read(file);
  const importer = text?.includes(element.symbol) === true ? await moduleAt(laying.draft.read, file) : null;
  if (!importer) return;
  const isOld = async (name: string) => (await resolveImport(laying.draft.read, importer, name)) === element.from.file;
  const specifier = await specifierFor(laying.draft.read, file, element.file, { like: importer, files });
  const redirection = { laying, element, file, moved, specifier };
  const uses = nameUses(importer, element.symbol);
  for (const use of uses) {
    if (use.kind === 'exported' && use.module !== null && (await isOld(use.module))) await redirectExport(redirection, use.module);
  }
  for (const one of importer.imports) {
    if (!(await isOld(one.module))) continue;
    const namespace = one.names.find(({ imported }) => imported === '*')?.local;
    if (namespace !== undefined && uses.some((use) => use.kind === 'member' && use.object === namespace)) {
      blame(laying, element, 'bad-import', `${file} uses ${element.symbol} as a member of ${namespace}, which cannot follow a move.`, {
        file,
      });
    }
    const name = one.names.find(({ imported }) => imported === element.symbol);
    if (name) await redirectImport(redirection, one, name.local);
  }
}

async function redirectImport({ laying, element, file, moved, specifier }: Redirection, one: ModuleImport, local: string): Promise<void> {
  const importer = await moduleAt(laying.draft.read, file);
  if (!importer) return;
  const isType = /^import\s+type\b/.test(one.text);
  const old = importTextFor(importer.language, { kind: isType ? 'type' : 'function' }, element.symbol, local, one.module);
  const without = await applyEdit(laying, element, file, () => removeImport(importer, old));
  if (!without || file === element.file) return;
  const kind = isType ? 'type' : moved.kind;
  await applyEdit(laying, element, file, () =>
    addImport(without, importTextFor(importer.language, { kind }, element.symbol, local, specifier)),
  );
}

// The name leaves its old list and gets a line of its own.
async function redirectExport({ laying, element, file, specifier }: Redirection, oldName: string): Promise<void> {
  const barrel = await moduleAt(laying.draft.read, file);
  const list = barrel?.elements.find((one) => one.kind === 'export' && asksFor(one.declaration, oldName, element.symbol));
  if (!barrel || !list) return;
  const part = partOf(list.declaration, element.symbol);
  const rest = list.declaration
    .replace(part.whole, '')
    .replace(/\{\s*,\s*/, '{ ')
    .replace(/,?\s*\}/, ' }');
  const line = list.declaration.replace(/\{[^}]*\}/, `{ ${part.name} }`).replace(oldName, specifier);
  const isEmpty = /\{\s*\}/.test(rest);
  await applyEdit(laying, element, file, () => withExport(barrel, list, isEmpty ? line : `${rest}\n${line}`));
}

function withExport(barrel: Module, list: ModuleElement, text: string): string {
  return barrel.source.slice(0, list.start) + text + barrel.source.slice(list.end);
}

function asksFor(declaration: string, module: string, name: string): boolean {
  return [`'${module}'`, `"${module}"`].some((quoted) => declaration.includes(quoted)) && partOf(declaration, name).whole !== '';
}

function partOf(declaration: string, name: string): { whole: string; name: string } {
  const list = /\{([^}]*)\}/.exec(declaration)?.[1] ?? '';
  const parts = list.split(',');
  const index = parts.findIndex(
    (one) =>
      one
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0] === name,
  );
  const part = parts[index] ?? '';
  return { whole: index === parts.length - 1 ? part.trimEnd() : `${part},`, name: part.trim() };
}
