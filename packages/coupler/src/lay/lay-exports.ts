import type { PlanSheetElement } from '@ticket-circuit/schemas';
import { addImport, type ElementKind, insertElement, type Module } from '@ticket-circuit/syntax';
import { applyEdit, blame, type Laying, openForLaying } from './laying.ts';
import { relativeSpecifier, specifierHabit } from './relative-specifier.ts';

const TYPES: ReadonlySet<ElementKind> = new Set(['interface', 'type']);

/** Re-exports an element from the files that the plan names: a line of its own in TypeScript, an import in Python. */
export async function layExports(laying: Laying, element: PlanSheetElement): Promise<void> {
  if (!('exportFrom' in element)) return;
  for (const file of element.exportFrom ?? []) {
    const home = await openForLaying(laying, element, element.file);
    const target = await openForLaying(laying, element, file, true);
    if (!home || !target) continue;
    if (home.language !== target.language) {
      blame(laying, element, 'bad-import', `${file} cannot re-export ${element.symbol}: it is written in another language.`, { file });
    } else if (home.language === 'python') await layPythonExport(laying, element, target);
    else await layTypescriptExport(laying, element, home, target);
  }
}

async function layTypescriptExport(laying: Laying, element: PlanSheetElement, home: Module, target: Module): Promise<void> {
  const { draft } = laying;
  const habit = await specifierHabit(draft.read, [target.path, home.path, ...laying.plan.elements.map(({ file }) => file)]);
  const specifier = relativeSpecifier(target.path, home.path, habit);
  const exports = target.elements.filter(({ kind }) => kind === 'export');
  const isThere = exports.some(({ declaration }) =>
    new RegExp(
      `^export\\s+(?:type\\s+)?(?:\\*\\s+from|\\{[^}]*(?<![\\w$])${escapeRegExp(element.symbol)}(?![\\w$])[^}]*\\}\\s*from)\\s*['"]${escapeRegExp(specifier)}['"]`,
    ).test(declaration),
  );
  if (isThere) return;
  const isType = TYPES.has(home.elements.find(({ symbol }) => symbol === element.symbol)?.kind ?? 'statement');
  const quote = /from\s*"/.test(target.source) || (!/from\s*'/.test(target.source) && /from\s*"/.test(home.source)) ? '"' : "'";
  const end = exports.length > 0 && exports.every(({ declaration }) => !declaration.trimEnd().endsWith(';')) ? '' : ';';
  const line = `export ${isType ? 'type ' : ''}{ ${element.symbol} } from ${quote}${specifier}${quote}${end}`;
  const after = exports.findLast(({ declaration }) => / from\s*['"]/.test(declaration))?.symbol;
  await applyEdit(laying, element, target.path, () =>
    insertElement(target, { declarationText: line, ...(after === undefined ? {} : { after }) }),
  );
}

async function layPythonExport(laying: Laying, element: PlanSheetElement, target: Module): Promise<void> {
  const specifier = pythonSpecifier(target.path, element.file);
  if (specifier === null)
    return blame(laying, element, 'bad-import', `${target.path} cannot import from ${element.file} by a relative name.`, {
      file: target.path,
    });
  await applyEdit(laying, element, target.path, () =>
    withAll(addImport(target, `from ${specifier} import ${element.symbol}`), element.symbol),
  );
}

function pythonSpecifier(fromFile: string, toFile: string): string | null {
  const from = fromFile.split('/').slice(0, -1);
  const to = toFile.replace(/(?:\/__init__)?\.pyi?$/, '').split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length && from[shared] === to[shared]) shared += 1;
  const rest = to.slice(shared);
  return rest.some((part) => !/^\w+$/.test(part)) ? null : `${'.'.repeat(from.length - shared + 1)}${rest.join('.')}`;
}

// `__all__` as a plain list of strings gets the name too; any other form is left alone.
function withAll(source: string, name: string): string {
  const match = /^__all__\s*(?::[^=]+)?=\s*([[(])([^\])]*)([\])])/m.exec(source);
  if (!match || new RegExp(`['"]${name}['"]`).test(match[2]!)) return source;
  const [whole, , names] = match;
  const quote = names!.includes("'") ? "'" : '"';
  const trimmed = names!.trimEnd();
  const isOpenEnded = trimmed === '' || trimmed.endsWith(',');
  const lineIndent = /\n([ \t]*)\S[^\n]*$/.exec(trimmed)?.[1];
  const gap = lineIndent === undefined ? (trimmed === '' ? '' : ' ') : `\n${lineIndent}`;
  const inner = `${trimmed}${isOpenEnded ? '' : ','}${gap}${quote}${name}${quote}${lineIndent === undefined ? '' : ','}${names!.slice(trimmed.length)}`;
  const start = match.index + whole.length - 1 - names!.length;
  return source.slice(0, start) + inner + source.slice(start + names!.length);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
