import type { PlanSheet } from '@ticket-circuit/schemas';
import type { ElementKind, Module, ModuleElement } from '@ticket-circuit/syntax';
import type { Sibling } from './junior-prompt.ts';
import { declarationOf, docTextOf } from './shown-element.ts';

const CALLABLE: ReadonlySet<ElementKind> = new Set(['function', 'method', 'class']);

/**
 * Returns the declarations of every other function, method and class of the module, with docstrings where the plan adds or changes the element; those
 * that the prompt shows apart are left out.
 */
export function siblingsOf(module: Module, own: ModuleElement, plan: PlanSheet, apart: ReadonlySet<string>): Sibling[] {
  const planned = plan.elements.filter(({ action, file }) => (action === 'add' || action === 'change') && file === module.path);
  const told = new Set(planned.map(({ symbol }) => symbol));
  return module.elements
    .filter(({ kind, symbol }) => CALLABLE.has(kind) && symbol !== own.symbol && symbol !== own.parent && !apart.has(symbol))
    .map((element) => {
      const docstring = told.has(element.symbol) ? docTextOf(module, element) : undefined;
      return { declaration: qualified(module, element), ...(docstring === undefined ? {} : { docstring }) };
    });
}

/** Returns a declaration with the class that it belongs to: a method of another class would look like one of the own class. */
export function qualified(module: Module, element: ModuleElement): string {
  const declaration = declarationOf(module, element);
  return element.parent === null ? declaration : `${element.parent}: ${declaration}`;
}
