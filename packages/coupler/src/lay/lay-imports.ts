import type { PlanSheetElement } from '@ticket-circuit/schemas';
import { addImport, type Module, type ModuleImport } from '@ticket-circuit/syntax';
import { moduleAt } from '../open-module.ts';
import { applyEdit, blame, type Laying, openForLaying } from './laying.ts';
import { resolveSpecifier } from './relative-specifier.ts';

/** Adds the imports that an element needs to its file. */
export async function layImports(laying: Laying, element: PlanSheetElement): Promise<void> {
  for (const change of element.imports ?? []) {
    if (change.action !== 'add') continue;
    const mayMake = element.action === 'add' || element.action === 'move';
    const module = await openForLaying(laying, element, element.file, mayMake);
    if (!module) return;
    await applyEdit(laying, element, element.file, () => addImport(module, change.text));
  }
}

/** Records a fault for every added import of a file of the tree that is not there, or of a name that it does not export. */
export async function checkImports(laying: Laying, element: PlanSheetElement): Promise<void> {
  for (const change of element.imports ?? []) {
    if (change.action !== 'add') continue;
    const module = await moduleAt(laying.draft.read, element.file);
    if (module?.language !== 'typescript') continue;
    const wanted = await importsIn(laying, change.text, element.file);
    for (const one of wanted) await checkImport(laying, element, one);
  }
}

async function importsIn(laying: Laying, text: string, file: string): Promise<readonly ModuleImport[]> {
  const parsed = await moduleAt(async () => text, file);
  return parsed?.imports.filter(({ module }) => module.startsWith('.')) ?? [];
}

async function checkImport(laying: Laying, element: PlanSheetElement, wanted: ModuleImport): Promise<void> {
  const path = await resolveSpecifier(laying.draft.read, element.file, wanted.module);
  if (path === null) return blame(laying, element, 'bad-import', `${wanted.text} names no file of the tree.`);
  const target = await moduleAt(laying.draft.read, path);
  const offered = target ? exportedNames(target) : null;
  if (offered === null) return;
  const missing = wanted.names.find(({ imported }) => imported !== '*' && !offered.has(imported));
  if (missing) blame(laying, element, 'bad-import', `${wanted.text} asks for ${missing.imported}, which ${path} does not export.`);
}

// Null when the names cannot be told: a module that passes everything on, or assigns its exports.
function exportedNames(module: Module): Set<string> | null {
  const names = new Set<string>();
  for (const element of module.elements) {
    if (!element.exported) continue;
    if (element.kind === 'export') {
      if (!/^export\s+(?:type\s+)?\{/.test(element.declaration)) {
        if (!/^export\s+default\b/.test(element.declaration)) return null;
        names.add('default');
      }
      for (const name of element.declaration.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []) names.add(name);
    } else {
      for (const name of element.symbol.split(', ')) names.add(name);
      if (/^export\s+default\b/.test(element.declaration)) names.add('default');
    }
  }
  return names;
}
