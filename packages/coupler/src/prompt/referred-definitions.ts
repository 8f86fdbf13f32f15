import type { PlanSheet } from '@ticket-circuit/schemas';
import type { ElementKind, Module, ModuleElement } from '@ticket-circuit/syntax';
import type { FillMode } from './junior-prompt.ts';
import { withoutBodies } from './without-bodies.ts';

const DEFINITIONS: ReadonlySet<ElementKind> = new Set(['constant', 'interface', 'type', 'enum']);
const CALLABLE: ReadonlySet<ElementKind> = new Set(['function', 'method', 'class', 'field']);
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/**
 * Returns the texts, comments included, of the module's constants and types that the author needs, in source order: those that the declarations, the
 * present body, the docstring or the intent name, what these name in turn, and those that the plan adds. Where behaviour is to be preserved: all constants,
 * the types that declarations name, and no comments. Of functions in a constant only the heads are told.
 */
export function referredDefinitions(module: Module, own: ModuleElement, plan: PlanSheet, mode: FillMode): string[] {
  const definitions = module.elements.filter(({ kind, parent }) => DEFINITIONS.has(kind) && parent === null);
  const isPreserved = mode === 'preserve';
  const planned = plan.elements.filter(({ file }) => file === module.path);
  const told = planned.find(({ symbol }) => symbol === own.symbol);
  const named = new Set([
    ...module.elements.filter(({ kind }) => CALLABLE.has(kind)).flatMap(({ declaration }) => wordsIn(declaration)),
    // What the body names would tell of it.
    ...(isPreserved ? [] : own.names),
    ...wordsIn(own.docstring?.text ?? ''),
    ...wordsIn(told && 'intent' in told ? (told.intent ?? '') : ''),
    ...planned.filter(({ action }) => action === 'add').map(({ symbol }) => symbol),
  ]);
  const isNeeded = (element: ModuleElement): boolean =>
    (isPreserved && element.kind === 'constant') || namesOf(element).some((name) => named.has(name));
  const taken = new Set<ModuleElement>();
  for (let grew = true; grew;) {
    const next = definitions.filter((element) => !taken.has(element) && isNeeded(element));
    grew = next.length > 0;
    for (const element of next) {
      taken.add(element);
      for (const name of element.names) named.add(name);
    }
  }
  return definitions
    .filter((element) => taken.has(element))
    .map((element) => withoutBodies(module, isPreserved ? element.start : element.leadStart, element.end));
}

function namesOf(element: ModuleElement): string[] {
  return wordsIn(element.symbol.replace(/#\d+$/, ''));
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}
