import type { PlanSheetMoveElement } from '@ticket-circuit/schemas';
import { addImport, insertElement, type Module, type ModuleElement, removeElement } from '@ticket-circuit/syntax';
import { applyEdit, blame, type Laying, openForLaying } from './laying.ts';
import { layRename } from './lay-renames.ts';
import { type ImportStyle, importTextFor, specifierFor, withSpecifiersFrom } from './moved-imports.ts';
import { parentOf } from './symbol-parts.ts';
import { redirectImporter } from './redirect-importer.ts';

/**
 * Moves an element of a module into another file: its text with its comments, the imports that it needs, and the imports of those who use it.
 *
 * Members are refused. What the moved body uses of its old module is imported from there only where the plan says so.
 */
export async function layMoved(laying: Laying, element: PlanSheetMoveElement, files: readonly string[]): Promise<void> {
  const { from, file, symbol } = element;
  if (parentOf(symbol) !== null || parentOf(from.symbol) !== null)
    return blame(laying, element, 'no-declaration', `${from.symbol} is a member, or becomes one: plan it as added and removed elements.`);
  const old = await openForLaying(laying, element, from.file);
  if (!old) return;
  if (!old.elements.some((one) => one.symbol === from.symbol))
    return blame(laying, element, 'unknown-element', `${from.file} has no ${from.symbol} to move.`, { file: from.file });
  const target = await openForLaying(laying, element, file, true);
  if (!target) return;
  const isWithin = from.file === file;
  if (!isWithin && target.elements.some((one) => one.symbol === symbol))
    return blame(laying, element, 'already-there', `${file} has ${symbol} already.`);
  if (old.language !== target.language)
    return blame(laying, element, 'bad-import', `${from.symbol} cannot move into a file of another language.`);
  if (from.symbol !== symbol) await layRename(laying, { from, to: symbol }, files);
  await (isWithin ? moveWithin(laying, element) : moveAcross(laying, element, files));
}

async function moveWithin(laying: Laying, element: PlanSheetMoveElement): Promise<void> {
  const module = await openForLaying(laying, element, element.file);
  const moved = module?.elements.find(({ symbol }) => symbol === element.symbol);
  if (!module || !moved) return;
  const rest = await applyEdit(laying, element, element.file, () => removeElement(module, element.symbol));
  if (rest) await applyEdit(laying, element, element.file, () => insertElement(rest, insertionOf(module, moved, element, moved.exported)));
}

async function moveAcross(laying: Laying, element: PlanSheetMoveElement, files: readonly string[]): Promise<void> {
  const { from, file, symbol } = element;
  const old = await openForLaying(laying, element, from.file);
  const moved = old?.elements.find((one) => one.symbol === symbol);
  if (!old || !moved) return;
  const rest = await applyEdit(laying, element, from.file, () => removeElement(old, symbol));
  if (!rest) return;
  const isUsedAtHome = rest.elements.some(({ names, kind }) => kind !== 'import' && names.includes(symbol));
  const uses = old.elements.filter((one) => one.symbol === symbol || one.symbol.startsWith(`${symbol}.`)).flatMap(({ names }) => names);
  if (!(await carryImports(laying, element, { like: old, files }, uses))) return;
  const target = await openForLaying(laying, element, file, true);
  if (!target) return;
  const placed = await applyEdit(laying, element, file, () =>
    insertElement(target, insertionOf(old, moved, element, moved.exported || isUsedAtHome)),
  );
  if (!placed) return;
  if (isUsedAtHome) {
    const specifier = await specifierFor(laying.draft.read, from.file, file, { like: old, files });
    await applyEdit(laying, element, from.file, () => addImport(rest, importTextFor(rest.language, moved, symbol, symbol, specifier)));
  }
  const emptied = await laying.draft.read(from.file);
  for (const importer of files) if (importer !== from.file) await redirectImporter(laying, element, importer, moved, files);
  if (emptied !== null && emptied.trim() === '') laying.draft.write(from.file, null);
}

function insertionOf(
  module: Module,
  moved: ModuleElement,
  { after }: PlanSheetMoveElement,
  exported: boolean,
): Parameters<typeof insertElement>[1] {
  const declarationText = module.source.slice(moved.leadStart, moved.end);
  return {
    declarationText,
    ...(after === undefined ? {} : { after }),
    ...(exported && module.language === 'typescript' ? { exported: true } : {}),
  };
}

// Imports that the moved text uses come along, before it, so that they stand above it in a new file; relative ones are written anew.
async function carryImports(laying: Laying, element: PlanSheetMoveElement, style: ImportStyle, uses: readonly string[]): Promise<boolean> {
  for (const one of style.like.imports) {
    const needed = one.names.filter(({ local }) => uses.includes(local.split('.')[0] ?? local));
    if (needed.length === 0) continue;
    for (const text of await withSpecifiersFrom(laying.draft.read, style, element.file, one, needed)) {
      const target = await openForLaying(laying, element, element.file, true);
      if (!target || !(await applyEdit(laying, element, element.file, () => addImport(target, text)))) return false;
    }
  }
  return true;
}
