import type { PlanSheetAddElement } from '@ticket-circuit/schemas';
import { composeElement, driverFor, insertElement, type LanguageDriver, type Module, type StubTarget } from '@ticket-circuit/syntax';
import { applyEdit, blame, type Laying, openForLaying } from './laying.ts';
import { firstReader } from './read-at-load.ts';
import { parentOf, simpleName } from './symbol-parts.ts';

/** Writes a new element: declaration, docstring and stub body; constants and types whole; a file without a driver empty. */
export async function layAdded(laying: Laying, element: PlanSheetAddElement): Promise<void> {
  const driver = driverFor(element.file);
  if (driver === null || element.symbol === '*') return layWholeFile(laying, element);
  const { declaration } = element;
  if (declaration === undefined)
    return blame(laying, element, 'no-declaration', `${element.symbol} is to be added, but the plan gives no declaration for it.`);
  const module = await openForLaying(laying, element, element.file, true);
  if (!module) return;
  if (module.elements.some(({ symbol }) => symbol === element.symbol))
    return blame(laying, element, 'already-there', `${element.file} has ${element.symbol} already.`);
  const parent = parentOf(element.symbol);
  if (parent !== null && !module.elements.some(({ symbol }) => symbol === parent)) {
    return blame(laying, element, 'unknown-element', `${element.symbol} has no class to stand in: ${element.file} has no ${parent}.`);
  }
  const before = laying.draft.read(element.file);
  const after = await applyEdit(laying, element, element.file, () => insertion(module, element, { declaration, driver, laying }));
  if (!after) return;
  const complaint = complaintAbout(module, after, element.symbol);
  if (complaint !== null) {
    laying.draft.write(element.file, await before);
    return blame(laying, element, 'no-declaration', complaint);
  }
  const laid = after.elements.find(({ symbol }) => symbol === element.symbol);
  if (laid?.hole)
    laying.stubs.push({ element: element.id, file: element.file, symbol: element.symbol, mark: markOf(element.id, laying.nonce) });
}

/** Returns the mark that the stub of an element carries. */
export function markOf(element: string, nonce: string): string {
  return `${element}:${nonce}`;
}

async function layWholeFile(laying: Laying, element: PlanSheetAddElement): Promise<void> {
  if (element.symbol !== '*')
    return blame(laying, element, 'unknown-element', `${element.file} has no elements: it is handled as a whole, with the symbol *.`);
  if ((await laying.draft.read(element.file)) !== null) return blame(laying, element, 'already-there', `${element.file} exists already.`);
  laying.draft.write(element.file, '');
}

interface Written {
  readonly declaration: string;
  readonly driver: LanguageDriver;
  readonly laying: Laying;
}

function insertion(module: Module, element: PlanSheetAddElement, { declaration, driver, laying }: Written): string {
  const parent = parentOf(element.symbol);
  const isClass = isClassDeclaration(declaration);
  const body = isClass ? '' : driver.stub(stubTarget(module, element.symbol, declaration), markOf(element.id, laying.nonce));
  const reader = firstReader(module, element, laying.plan);
  const text = composeElement(driver.language, {
    declaration,
    body,
    ...(element.docstring === undefined ? {} : { docstring: element.docstring }),
  });
  return insertElement(module, {
    declarationText: endsBare(module) && !declaration.trimEnd().endsWith(';') ? text.replace(/\};$/, '}') : text,
    ...(element.after === undefined ? {} : { after: element.after }),
    ...(reader === null ? {} : { before: reader }),
    ...(parent === null ? {} : { parent }),
    ...((element.exportFrom?.length ?? 0) > 0 && parent === null ? { exported: true } : {}),
  });
}

// `const f = () => {…}` and `exports.f = function () {…}` end as the other statements of their file do; no author of a body could change it.
function endsBare({ language, elements, source }: Module): boolean {
  const ends = elements.filter(({ kind }) => kind === 'constant' || kind === 'import' || kind === 'export');
  return language === 'typescript' && ends.length > 0 && ends.every(({ start, end }) => !source.slice(start, end).endsWith(';'));
}

/**
 * Returns what a stub is made for when a declaration is put into a module under a symbol.
 *
 * The constructor of a derived class does not compile without its super call.
 */
export function stubTarget(module: Module, symbol: string, declaration: string): StubTarget {
  const parent = module.elements.find((element) => element.symbol === parentOf(symbol));
  const isDerived =
    module.language === 'typescript' && simpleName(symbol) === 'constructor' && /\bextends\b/.test(parent?.declaration ?? '');
  return { declaration, kind: parent ? 'method' : 'function', ...(isDerived ? { superCall: 'super()' } : {}) };
}

function isClassDeclaration(declaration: string): boolean {
  return /^(?:\s*@[^\n]*\n)*\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?class\b/.test(declaration);
}

// A declaration that declares something else, or more, would be laid without the plan saying so.
function complaintAbout(before: Module, after: Module, wanted: string): string | null {
  const was = new Set(before.elements.map(({ symbol }) => symbol));
  const added = after.elements.filter(({ symbol }) => !was.has(symbol)).map(({ symbol }) => symbol);
  if (!added.includes(wanted)) return `The declaration planned for ${wanted} declares ${added.join(', ') || 'nothing'}.`;
  const beside = added.filter((symbol) => symbol !== wanted && parentOf(symbol) !== wanted);
  return beside.length > 0 ? `The declaration planned for ${wanted} declares ${beside.join(', ')} as well.` : null;
}
