import type { PlanSheet, PlanSheetAddElement, PlanSheetElement } from '@ticket-circuit/schemas';
import type { Module } from '@ticket-circuit/syntax';
import type { Stub } from './laying.ts';
import { parentOf, simpleName } from './symbol-parts.ts';

/**
 * Returns the element above which a new one must stand, because what the plan makes of it will read the new one when the module is loaded: as a
 * default value, a base, an annotation, a decorator or another value. Null where the usual place is right, where the plan names a place, or
 * where the new one itself reads something that stands lower.
 */
export function firstReader(module: Module, element: PlanSheetAddElement, plan: PlanSheet): string | null {
  if (element.after !== undefined || !isReadAtLoad(element)) return null;
  const siblings = module.elements.filter(({ parent }) => parent === parentOf(element.symbol));
  const reader = siblings.findIndex(({ symbol }) => partsOf(plan, element.file, symbol).some((part) => doesRead(part, element)));
  const own = isType(element) ? [] : partsOf(plan, element.file, element.symbol);
  const needed = siblings.findLastIndex(({ symbol }) => own.some((part) => names(part, simpleName(symbol))));
  return reader > needed ? (siblings[reader]?.symbol ?? null) : null;
}

/** Returns whether an element of a plan, or a member of it, reads a new element of the same file when the module is loaded. */
export function readsAtLoad(plan: readonly PlanSheetElement[], element: PlanSheetElement, added: PlanSheetElement): boolean {
  if (added.action !== 'add' || added.file !== element.file || added === element || !isReadAtLoad(added)) return false;
  return plan.some((part) => part.file === element.file && isPartOf(part, element.symbol) && doesRead(part, added));
}

/**
 * Returns the new function (or class, by its constructor) that an added constant calls in its value, or an added Python function in its
 * decorators and default values; null when there is none. A value that only holds a function which calls it later is none.
 */
export function stubCalledAtLoad(element: PlanSheetElement, stubs: readonly Stub[]): string | null {
  if (element.action !== 'add' || element.declaration === undefined) return null;
  const { file, declaration } = element;
  const isPython = /\.pyi?$/.test(file);
  const isStub = stubs.some((stub) => stub.file === file && stub.symbol === element.symbol);
  if (!isPython && (isStub || !/^\s*(?:export\s+)?(?:const|let|var)\b/.test(declaration))) return null;
  if (/=>|\bfunction\b|\blambda\b/.test(declaration)) return null;
  const names = stubs
    .filter((stub) => stub.symbol !== element.symbol)
    .flatMap(({ symbol }) => {
      if (parentOf(symbol) === null) return [symbol];
      return ['__init__', 'constructor'].includes(simpleName(symbol)) ? [parentOf(symbol)!] : [];
    });
  return names.find((name) => new RegExp(`(?<![\\w$.])${name.replace(/[^\w]/g, '\\$&')}\\s*\\(`).test(withoutTexts(declaration))) ?? null;
}

const partsOf = ({ elements }: PlanSheet, file: string, symbol: string): PlanSheetElement[] =>
  elements.filter((part) => part.file === file && isPartOf(part, symbol));

const isPartOf = (part: PlanSheetElement, symbol: string): boolean => part.symbol === symbol || part.symbol.startsWith(`${symbol}.`);

function doesRead(part: PlanSheetElement, added: PlanSheetElement): boolean {
  const isOther = part !== added && !part.symbol.startsWith(`${added.symbol}.`);
  return isOther && (isType(added) || isReadAtLoad(part) || parentOf(part.symbol) !== null) && names(part, simpleName(added.symbol));
}

/** A declaration of TypeScript may bring its comment along. */
function bare(declaration: string): string {
  return declaration.replace(/^(?:\s*(?:\/\*[^]*?\*\/|\/\/[^\n]*\n))+/, '');
}

/** A type is read by whatever names it in its signature. */
function isType(element: PlanSheetElement): boolean {
  return (
    !/\.pyi?$/.test(element.file) &&
    'declaration' in element &&
    /^\s*(?:export\s+)?(?:interface|type)\b/.test(bare(element.declaration ?? ''))
  );
}

function names(part: PlanSheetElement, name: string): boolean {
  if (!('declaration' in part) || part.declaration === undefined || part.symbol === name) return false;
  return new RegExp(`(?<![\\w$.])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).test(withoutTexts(part.declaration));
}

/** A name inside of a text is not read, unless the text is one that is filled in. */
function withoutTexts(declaration: string): string {
  return declaration.replaceAll(/(?<![\w])(["'])(?:\\.|(?!\1)[^\\\n])*\1/g, '""');
}

/** In Python every name must be there; in TypeScript functions may stand anywhere, and types do above what they describe, by habit. */
function isReadAtLoad(element: PlanSheetElement): boolean {
  if (/\.pyi?$/.test(element.file)) return true;
  const declaration = bare('declaration' in element ? (element.declaration ?? '') : '');
  return /^\s*(?:@[^\n]*\n\s*)*(?:export\s+)?(?:default\s+)?(?:const|let|var|enum|interface|type|(?:abstract\s+)?class)\b/.test(
    declaration,
  );
}
