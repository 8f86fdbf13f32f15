import type { PlanSheetChangeElement } from '@ticket-circuit/schemas';
import { driverFor, type LanguageDriver, type Module, type ModuleElement } from '@ticket-circuit/syntax';
import { markOf } from '../lay/lay-added.ts';
import { openModule } from '../open-module.ts';
import { fillableFunctions } from './fillable-functions.ts';
import { preservePlan } from './preserve-plan.ts';
import type { Senior, Skeleton } from './skeleton.ts';
import { withBodies } from './with-bodies.ts';

export interface Lowering {
  readonly file: string;
  /** What makes the stubs' marks unguessable. */
  readonly nonce: string;
  /** The functions to blank; all that can be filled when left out. */
  readonly symbols?: readonly string[];
}

/**
 * Returns the senior that needs no model: it lowers a source that exists to its declarations, each body a stub, and asks for the same bodies
 * again. Constructors come first, because the fields that they set are shown to the authors of the other bodies.
 */
export function mechanicalSenior(lowering: Lowering): Senior {
  return async (read) => {
    const opened = await openModule(read, lowering.file);
    return opened.kind === 'module' ? lower(opened.module, lowering) : { changes: [], blanks: [], faults: [faultOf(opened, lowering)] };
  };
}

function faultOf(opened: Exclude<Awaited<ReturnType<typeof openModule>>, { kind: 'module' }>, { file }: Lowering): string {
  if (opened.kind === 'absent') return `${file} does not exist.`;
  if (opened.kind === 'driverless') return `${file} has no functions: its language has no driver.`;
  const [first] = opened.faults;
  return `${file} does not parse${first ? `: line ${first.line}: ${first.message}` : '.'}`;
}

function lower(module: Module, { file, nonce, symbols }: Lowering): Skeleton {
  const functions = fillableFunctions(module);
  const unknown = (symbols ?? []).filter((symbol) => !functions.some((one) => one.symbol === symbol));
  if (unknown.length > 0)
    return { changes: [], blanks: [], faults: unknown.map((symbol) => `${file} has no function ${symbol} with a body.`) };
  const driver = driverFor(file)!;
  const chosen = functions.filter(({ symbol }) => symbols === undefined || symbols.includes(symbol));
  const planned = chosen.map(({ symbol }, index) => plannedFor(file, symbol, index));
  const text = withBodies(
    module,
    chosen.map((element, index) => [element.symbol, stubOf(driver, element, markOf(planned[index]!.id, nonce))]),
  );
  const isConstructor = (symbol: string) => /\.(?:__init__|constructor)$/.test(symbol);
  return {
    changes: text === module.source ? [] : [{ path: file, text }],
    blanks: planned
      .toSorted((left, right) => Number(isConstructor(right.symbol)) - Number(isConstructor(left.symbol)))
      .map((element) => ({ plan: preservePlan([element]), element, mode: 'preserve' as const })),
    faults: [],
  };
}

// Whether an arrow has braces belongs to its declaration, so a stub keeps the form.
function stubOf(driver: LanguageDriver, element: ModuleElement, mark: string): string {
  const stub = driver.stub(element, mark);
  return element.hole?.form === 'expression' ? `return (() => {\n${stub}\n})();` : stub;
}

// Each is a plan of its own, so that no sibling counts as planned and shows more than its declaration.
function plannedFor(file: string, symbol: string, index: number): PlanSheetChangeElement {
  return { id: `F${index + 1}`, file, symbol, action: 'change', criteria: [], intent: 'Stays the same program.' };
}
