import type { PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { openDraft, type ReadText, type TextChange } from '../read-text.ts';
import { layAdded } from './lay-added.ts';
import { layChanged } from './lay-changed.ts';
import { layExports } from './lay-exports.ts';
import { checkImports, layImports } from './lay-imports.ts';
import { layMoved } from './lay-moved.ts';
import { layRename } from './lay-renames.ts';
import { orderElements } from './order-elements.ts';
import { stubCalledAtLoad } from './read-at-load.ts';
import { blame, type Laying, type LayingFault, type Stub } from './laying.ts';

export interface LayOptions {
  /** What makes the stubs' marks unguessable: the same nonce gives the same bytes. */
  readonly nonce: string;
  /** Every file of the tree; without it renames and moves follow into the planned files only. */
  readonly listFiles?: () => Promise<readonly string[]>;
}

export interface Laid {
  readonly changes: TextChange[];
  readonly stubs: Stub[];
  readonly faults: LayingFault[];
}

/**
 * Returns what a plan writes into the tree without a model: renames and moves, new elements with stub bodies, signatures and docstrings of
 * changed ones, imports, re-exports, and empty files where there is no driver.
 *
 * Removals wait for `layRemovals`, values of changed elements for `layInitialisers`. Every element is tried, so that one laying finds all
 * faults; with a fault the changes are not to be used. The same plan on the same tree gives the same bytes, however often it is laid.
 * Source: CIRCUIT.md 3, laying.
 */
export async function layPlan(read: ReadText, plan: PlanSheet, options: LayOptions): Promise<Laid> {
  const laying: Laying = { plan, draft: openDraft(read), nonce: options.nonce, stubs: [], faults: [] };
  const files = await searchedFiles(plan, options);
  for (const rename of plan.renames) await layRename(laying, rename, files);
  // Imports go first, so that the first element of a new file stands below them.
  for (const element of plan.elements) await layImports(laying, element);
  const ordered = orderElements(plan.elements);
  for (const element of ordered) {
    if (element.action === 'move') await layMoved(laying, element, files);
    if (element.action === 'add') await layAdded(laying, element);
    if (element.action === 'change') await layChanged(laying, element);
  }
  for (const element of plan.elements) blameCallOfStub(laying, element);
  for (const element of plan.elements) await layExports(laying, element);
  for (const element of plan.elements) await checkImports(laying, element);
  return { changes: await laying.draft.changes(), stubs: laying.stubs, faults: laying.faults };
}

/** A module that calls a stub while it is loaded could be imported by no test, old or new. */
function blameCallOfStub(laying: Laying, element: PlanSheetElement): void {
  const called = stubCalledAtLoad(element, laying.stubs);
  if (called === null) return;
  const why = `${element.symbol} calls ${called} when ${element.file} is loaded, and ${called} has no body before the code is written.`;
  blame(laying, element, 'no-declaration', `${why} Give the value itself, or let a function make it when it is asked for.`);
}

async function searchedFiles(plan: PlanSheet, { listFiles }: LayOptions): Promise<readonly string[]> {
  const isNeeded = plan.renames.length > 0 || plan.elements.some(({ action }) => action === 'move');
  if (!isNeeded) return [];
  const planned = plan.elements.flatMap((element) => [element.file, ...('exportFrom' in element ? (element.exportFrom ?? []) : [])]);
  return [...new Set([...planned, ...(listFiles ? await listFiles() : [])])].toSorted();
}
