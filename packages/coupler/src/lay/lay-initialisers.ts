import type { PlanSheet } from '@ticket-circuit/schemas';
import { replaceSignature } from '@ticket-circuit/syntax';
import { openModule } from '../open-module.ts';
import { openDraft, type ReadText, type TextChange } from '../read-text.ts';

/**
 * Returns the changes that write what laying held back because it counts as body: constants, initialisers and default values of elements
 * that change, exactly as the plan declares them. It needs no model. Empty when nothing was held back; applying it twice changes nothing.
 *
 * An element that is missing or a declaration that does not parse was a fault of laying, and is passed over here.
 */
export async function layInitialisers(read: ReadText, plan: PlanSheet): Promise<{ changes: TextChange[] }> {
  const draft = openDraft(read);
  for (const element of plan.elements) {
    if (element.action !== 'change' || element.declaration === undefined || element.symbol === '*') continue;
    const opened = await openModule(draft.read, element.file);
    if (opened.kind !== 'module') continue;
    const was = opened.module.elements.find(({ symbol }) => symbol === element.symbol);
    if (!was || was.declaration === element.declaration) continue;
    const text = replaceSignature(opened.module, element.symbol, element.declaration);
    draft.write(element.file, text);
    if ((await openModule(draft.read, element.file)).kind !== 'module') draft.write(element.file, opened.module.source);
  }
  return { changes: await draft.changes() };
}
