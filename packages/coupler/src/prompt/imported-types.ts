import type { ElementKind, Module, ModuleElement } from '@ticket-circuit/syntax';
import { resolveSpecifier } from '../lay/relative-specifier.ts';
import { moduleAt } from '../open-module.ts';
import type { ReadText } from '../read-text.ts';

const TYPES: ReadonlySet<ElementKind> = new Set(['interface', 'type', 'enum', 'class']);

/**
 * Returns the types of the project that the module imports by a relative specifier and that a declaration of the module names, one level
 * deep: types whole, classes with their fields and the declarations of their methods. Files that cannot be read are passed over.
 */
export async function importedTypes(read: ReadText, module: Module, own: ModuleElement): Promise<string[]> {
  if (module.language !== 'typescript') return [];
  const named = new Set([
    ...own.names,
    ...module.elements.flatMap(({ declaration }) => declaration.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []),
  ]);
  const texts: string[] = [];
  for (const { module: specifier, names } of module.imports) {
    const wanted = names.filter(({ local, imported }) => imported !== '*' && named.has(local));
    if (!specifier.startsWith('.') || wanted.length === 0) continue;
    const path = await resolveSpecifier(read, module.path, specifier);
    const home = path === null ? null : await moduleAt(read, path);
    for (const { imported } of wanted) texts.push(...(home ? typeTexts(home, imported) : []));
  }
  return texts;
}

function typeTexts(home: Module, name: string): string[] {
  const element = home.elements.find(({ symbol, kind }) => symbol === name && TYPES.has(kind));
  if (!element) return [];
  if (element.kind !== 'class') return [home.source.slice(element.start, element.end)];
  const members = home.elements.filter(
    ({ parent, exported, kind }) => parent === element.symbol && exported && (kind === 'field' || kind === 'method'),
  );
  return [`${element.declaration} {\n${members.map(({ declaration }) => `  ${declaration.replace(/;?$/, ';')}`).join('\n')}\n}`];
}
