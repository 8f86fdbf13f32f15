import { driverFor, setBody } from '@ticket-circuit/syntax';
import { openModule } from '../open-module.ts';
import { openDraft, type ReadText, type TextChange } from '../read-text.ts';
import type { Stub } from './laying.ts';

/** Returns the changes that make every stub of a laid tree return nothing; a stub that is no longer there is passed over. Source: CIRCUIT.md 3, red. */
export async function withNullBodies(read: ReadText, stubs: readonly Stub[]): Promise<{ changes: TextChange[] }> {
  const draft = openDraft(read);
  for (const { file, symbol } of stubs) {
    const opened = await openModule(draft.read, file);
    const element = opened.kind === 'module' ? opened.module.elements.find((one) => one.symbol === symbol) : undefined;
    if (opened.kind !== 'module' || !element?.hole) continue;
    draft.write(file, setBody(opened.module, symbol, driverFor(file)!.nullBody(element)));
  }
  return { changes: await draft.changes() };
}
