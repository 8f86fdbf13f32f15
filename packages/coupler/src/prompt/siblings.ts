import type { PlanSheet } from '@ticket-circuit/schemas';
import type { ElementKind, Module, ModuleElement } from '@ticket-circuit/syntax';
import type { Sibling } from './junior-prompt.ts';
import { declarationOf, docTextOf } from './shown-element.ts';

const CALLABLE: ReadonlySet<ElementKind> = new Set(['function', 'method', 'class']);

/** Returns the declarations of every other function, method and class of the module, with docstrings where the plan adds or changes the element. */
export function siblingsOf(module: Module, own: ModuleElement, plan: PlanSheet): Sibling[] {
  const planned = plan.elements.filter(({ action, file }) => (action === 'add' || action === 'change') && file === module.path);
  const told = new Set(planned.map(({ symbol }) => symbol));
  return module.elements
    .filter((element) => CALLABLE.has(element.kind) && element.symbol !== own.symbol && element.symbol !== own.parent)
    .map((element) => {
      const docstring = told.has(element.symbol) ? docTextOf(module, element) : undefined;
      return { declaration: qualified(module, element), ...(docstring === undefined ? {} : { docstring }) };
    });
}

// A method of another class would look like one of the own class, so its owner is named.
function qualified(module: Module, element: ModuleElement): string {
  const declaration = declarationOf(module, element);
  return element.parent === null ? declaration : `${element.parent}: ${declaration}`;
}
