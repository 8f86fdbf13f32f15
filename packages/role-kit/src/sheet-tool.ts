import type { CompleteRequestTool, Sheet } from '@ticket-circuit/schemas';
import schemas from './sheet-schemas.json' with { type: 'json' };
import type { JsonSchema } from './provider-schema.ts';

/** The name of the tool that every role hands its sheet in by. */
export const HAND_IN = 'hand_in_sheet';

/** Returns the self-contained schema of `{sheet: …}` for a kind of sheet, or for the developer's skeleton proposal. */
export function sheetSchema(kind: Sheet['kind'] | 'skeleton'): JsonSchema {
  return schemas[kind];
}

/** Returns the tool by which a model hands in a sheet of a kind. */
export function sheetTool(kind: Sheet['kind']): CompleteRequestTool {
  return {
    name: HAND_IN,
    description: `Hands in the ${kind} sheet, which ends your work. Faults come back as the result: mend exactly those and hand in again.`,
    inputSchema: { ...sheetSchema(kind) },
  };
}
