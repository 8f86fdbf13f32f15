import type { PlanSheetRename } from '@ticket-circuit/schemas';
import type { Laying } from './laying.ts';

export async function layRename(laying: Laying, rename: PlanSheetRename, _files: readonly string[]): Promise<void> {
  laying.faults.push({ kind: 'infrastructure', message: `${rename.from.symbol} cannot be renamed yet.`, file: rename.from.file });
}
