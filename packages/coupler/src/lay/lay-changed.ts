import type { PlanSheetChangeElement } from '@ticket-circuit/schemas';
import { driverFor, type ElementKind, type Module, type ModuleElement, replaceSignature } from '@ticket-circuit/syntax';
import { parseText } from '../open-module.ts';
import { applyEdit, blame, type Laying, openForLaying } from './laying.ts';

const VALUES: ReadonlySet<ElementKind> = new Set(['constant', 'field', 'statement', 'export']);

/**
 * Writes the signature and docstring of an element that changes; its body stays.
 *
 * Initialisers and constants count as body, and so does a signature that differs in default values only: they are left to `layInitialisers`.
 * What only names the things that a module gives away is no value but an export, however it is spelled: a test imports what is laid by it.
 */
export async function layChanged(laying: Laying, element: PlanSheetChangeElement): Promise<void> {
  if (element.symbol === '*') {
    const mayBeWhole = driverFor(element.file) === null || laying.plan.nature === 'text' || laying.plan.nature === 'mechanical';
    if (!mayBeWhole) return blame(laying, element, 'unknown-element', `${element.file} is changed by its elements, not as a whole.`);
    if ((await laying.draft.read(element.file)) === null) blame(laying, element, 'unknown-element', `${element.file} does not exist.`);
    return;
  }
  const module = await openForLaying(laying, element, element.file);
  if (!module) return;
  const was = module.elements.find(({ symbol }) => symbol === element.symbol);
  if (!was) return blame(laying, element, 'unknown-element', `${element.file} has no ${element.symbol}.`);
  const { declaration, docstring } = element;
  if (declaration === undefined && docstring === undefined) return;
  const isLaid = declaration !== undefined && (await countsAsSignature(module, was, declaration));
  if (!isLaid && docstring === undefined) return;
  const before = laying.draft.read(element.file);
  const after = await applyEdit(laying, element, element.file, () =>
    replaceSignature(module, element.symbol, isLaid ? declaration : was.declaration, docstring),
  );
  if (!after) return;
  const complaint = complaintAbout(module, after, element.symbol);
  if (complaint === null) return;
  laying.draft.write(element.file, await before);
  blame(laying, element, 'no-declaration', complaint);
}

async function countsAsSignature(module: Module, was: ModuleElement, declaration: string): Promise<boolean> {
  if (was.hole === null) return !VALUES.has(was.kind) || isExportList(module, was, declaration);
  const is = await elementAfter(module, was.symbol, declaration);
  // What does not parse is laid as it is, so that the fault is found.
  if (!is) return true;
  return is.normalSignature !== was.normalSignature || is.normalBody === was.normalBody;
}

function isExportList({ language }: Module, { symbol, kind, declaration: was }: ModuleElement, declaration: string): boolean {
  if (language === 'python') return symbol === '__all__';
  return kind === 'export' && [was, declaration].every((text) => namesOnly(text));
}

const NAME = String.raw`(?!(?:true|false|null|undefined)\b)[\p{ID_Start}$_][\p{ID_Continue}$]*`;
const NAMED = `${NAME}(?:\\s*:\\s*${NAME})?`;
const GIVEN_AWAY = new RegExp(`^module\\.exports\\s*=\\s*(?:${NAME}|\\{\\s*(?:${NAMED}\\s*,\\s*)*(?:${NAMED})?\\s*\\})\\s*;?$`, 'u');

/** `export { a, b as c }`, with or without its source, `export * from`, and `module.exports = { a, b: c }` or `= a`. */
function namesOnly(text: string): boolean {
  const bare = text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, ' ').trim();
  return /^export\s+(?:type\s+)?[{*]/.test(bare) || GIVEN_AWAY.test(bare);
}

async function elementAfter(module: Module, symbol: string, declaration: string): Promise<ModuleElement | null> {
  try {
    const parsed = await parseText(replaceSignature(module, symbol, declaration), module.path);
    return parsed.kind === 'module' ? (parsed.module.elements.find((element) => element.symbol === symbol) ?? null) : null;
  } catch {
    return null;
  }
}

function complaintAbout(before: Module, after: Module, wanted: string): string | null {
  const was = before.elements.map(({ symbol }) => symbol);
  const is = after.elements.map(({ symbol }) => symbol);
  if (!is.includes(wanted))
    return `The declaration planned for ${wanted} declares something else; a new name belongs into the plan's renames.`;
  const beside = is.filter((symbol) => !was.includes(symbol));
  return beside.length > 0 ? `The declaration planned for ${wanted} declares ${beside.join(', ')} as well.` : null;
}
