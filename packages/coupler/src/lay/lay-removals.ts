import type { PlanSheet } from '@ticket-circuit/schemas';
import { removeElement, removeImport } from '@ticket-circuit/syntax';
import { openModule } from '../open-module.ts';
import { openDraft, type ReadText, type TextChange } from '../read-text.ts';
import { applyEdit, blame, type Laying, type LayingFault } from './laying.ts';

/**
 * Returns the changes that take away what the plan removes: elements, whole files without a driver, and imports.
 *
 * It is played after the last fill. What is already gone is passed over, so playing it twice changes nothing. Imports that only removed code
 * used stay unless the plan removes them. A source file that is left without any text goes.
 */
export async function layRemovals(read: ReadText, plan: PlanSheet): Promise<{ changes: TextChange[]; faults: LayingFault[] }> {
  const laying: Laying = { plan, draft: openDraft(read), nonce: '', stubs: [], faults: [] };
  for (const element of membersFirst(plan)) {
    if (element.action === 'remove') await removePlanned(laying, element);
  }
  for (const element of plan.elements) {
    for (const change of element.imports ?? []) if (change.action === 'remove') await removePlannedImport(laying, element, change.text);
  }
  return { changes: await laying.draft.changes(), faults: laying.faults };
}

// A member goes before its class, so that both can be planned.
function membersFirst(plan: PlanSheet): PlanSheet['elements'] {
  return plan.elements.toSorted((left, right) => right.symbol.split('.').length - left.symbol.split('.').length);
}

async function removePlanned(laying: Laying, element: PlanSheet['elements'][number]): Promise<void> {
  if (element.symbol === '*') return laying.draft.write(element.file, null);
  const opened = await openModule(laying.draft.read, element.file);
  if (opened.kind === 'absent') return;
  if (opened.kind !== 'module')
    return blame(laying, element, 'does-not-parse', `${element.file} does not parse, so ${element.symbol} cannot be removed from it.`);
  if (!opened.module.elements.some(({ symbol }) => symbol === element.symbol)) return;
  const after = await applyEdit(laying, element, element.file, () => removeElement(opened.module, element.symbol));
  if (after && after.source.trim() === '') laying.draft.write(element.file, null);
}

async function removePlannedImport(laying: Laying, element: PlanSheet['elements'][number], text: string): Promise<void> {
  const opened = await openModule(laying.draft.read, element.file);
  if (opened.kind !== 'module') return;
  await applyEdit(laying, element, element.file, () => removeImport(opened.module, text));
}
