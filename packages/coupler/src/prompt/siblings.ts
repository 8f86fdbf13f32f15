import type { PlanSheet } from '@ticket-circuit/schemas';
import type { ElementKind, Module, ModuleElement } from '@ticket-circuit/syntax';
import type { Sibling } from './junior-prompt.ts';

const CALLABLE: ReadonlySet<ElementKind> = new Set(['function', 'method', 'class']);

/** Returns the declarations of every other function, method and class of the module, with docstrings where the plan adds the element. */
export function siblingsOf(module: Module, own: ModuleElement, plan: PlanSheet): Sibling[] {
  const added = new Set(plan.elements.filter(({ action, file }) => action === 'add' && file === module.path).map(({ symbol }) => symbol));
  return module.elements
    .filter((element) => CALLABLE.has(element.kind) && element.symbol !== own.symbol && element.symbol !== own.parent)
    .map((element) => ({
      declaration: qualified(element),
      ...(added.has(element.symbol) && element.docstring ? { docstring: element.docstring.text } : {}),
    }));
}

// A method of another class would look like one of the own class, so its owner is named.
function qualified({ declaration, parent }: ModuleElement): string {
  return parent === null ? declaration : `${parent}: ${declaration}`;
}
