import type { PlanSheet, PlanSheetAddElement, PlanSheetChangeElement, PlanSheetElement } from '@ticket-circuit/schemas';
import { driverFor, type ModuleElement } from '@ticket-circuit/syntax';
import { moduleAt } from './open-module.ts';
import type { FillMode } from './prompt/junior-prompt.ts';
import type { ReadText } from './read-text.ts';

/** How an element is written: as a body, as a typed proposal for its file, or as an edit of text. */
export type Surface = 'body' | 'skeleton' | 'text';

export type FillableElement = PlanSheetAddElement | PlanSheetChangeElement;

/** What a plan leaves to be written after laying, each list in the plan's order. */
export interface FillTasks {
  readonly bodies: readonly { readonly element: FillableElement; readonly mode: FillMode }[];
  readonly texts: readonly FillableElement[];
  /** Elements without a body that the plan does not give whole: their files need a proposal before any body is filled. */
  readonly skeletons: readonly FillableElement[];
}

/** Tells whether a planned element is edited as text, so that no finding about code is for its editor unless it is named. */
export function isText({ nature }: Pick<PlanSheet, 'nature'>, { file, symbol }: Pick<PlanSheetElement, 'file' | 'symbol'>): boolean {
  return nature === 'text' || symbol === '*' || driverFor(file) === null;
}

/** Returns the surface of a planned element; `laid` is the element in the laid tree, null when there is none. Source: CIRCUIT.md 4. */
export function surfaceOf(plan: PlanSheet, element: FillableElement, laid: ModuleElement | null): Surface {
  if (isText(plan, element)) return 'text';
  return laid?.hole ? 'body' : 'skeleton';
}

/**
 * Returns what is left to write on a laid tree.
 *
 * Left out: what laying writes whole (new constants and types, documentation of a text plan), and in a plan that preserves behaviour the
 * elements whose signature or docstring is all that changes, since their old bodies are the equal ones.
 */
export async function fillTasks(read: ReadText, plan: PlanSheet): Promise<FillTasks> {
  const bodies: { element: FillableElement; mode: FillMode }[] = [];
  const texts: FillableElement[] = [];
  const skeletons: FillableElement[] = [];
  if (plan.nature === 'mechanical') return { bodies, texts, skeletons };
  for (const element of plan.elements) {
    if (element.action !== 'add' && element.action !== 'change') continue;
    const module = await moduleAt(read, element.file);
    const laid = module?.elements.find(({ symbol }) => symbol === element.symbol) ?? null;
    const surface = surfaceOf(plan, element, laid);
    if (surface === 'body' && !isKept(plan, element)) bodies.push({ element, mode: modeOf(plan, element) });
    if (surface === 'text' && (element.symbol === '*' || element.docstring === undefined)) texts.push(element);
    if (surface === 'skeleton' && isOpen(plan, element, laid)) skeletons.push(element);
  }
  return { bodies, texts, skeletons };
}

function modeOf(plan: PlanSheet, { action }: FillableElement): FillMode {
  if (plan.nature === 'preserve') return 'preserve';
  return action === 'add' ? 'new' : 'change';
}

function isKept(plan: PlanSheet, element: FillableElement): boolean {
  return plan.nature === 'preserve' && (element.declaration !== undefined || element.docstring !== undefined);
}

// What the plan says of a changed element is laid; a value of which it says nothing has to be proposed. A new class is open for the private
// fields that its planned methods need; in Python those that `__init__` sets belong to its body.
function isOpen(plan: PlanSheet, { action, file, symbol, declaration, docstring }: FillableElement, laid: ModuleElement | null): boolean {
  if (action === 'change') return declaration === undefined && docstring === undefined;
  if (laid?.kind !== 'class') return false;
  const methods = plan.elements.filter((one) => one.action === 'add' && one.file === file && one.symbol.startsWith(`${symbol}.`));
  return methods.length > 0 && !methods.some((one) => one.symbol === `${symbol}.__init__`);
}
