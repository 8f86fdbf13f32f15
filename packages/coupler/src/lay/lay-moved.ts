import type { PlanSheetMoveElement } from '@ticket-circuit/schemas';
import { blame, type Laying } from './laying.ts';

export async function layMoved(laying: Laying, element: PlanSheetMoveElement, _files: readonly string[]): Promise<void> {
  blame(laying, element, 'infrastructure', 'Moves cannot be laid yet.');
}
