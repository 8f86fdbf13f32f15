import { parseSessionOutcome, type SessionOutcomeInvalidSheet, type SessionOutcomeRefusedByModel } from '@ticket-circuit/schemas';

/** How a role says that it ends without a sheet. The host has the last word: it alone knows budgets, rights and the walk. */
export type EndNote = SessionOutcomeInvalidSheet | SessionOutcomeRefusedByModel;

/** Returns the end note, or null when the value is not one. */
export function parseEndNote(value: unknown): EndNote | null {
  const parsed = parseSessionOutcome(value);
  if (parsed.kind === 'invalid') return null;
  return parsed.value.kind === 'invalid-sheet' || parsed.value.kind === 'refused-by-model' ? parsed.value : null;
}
