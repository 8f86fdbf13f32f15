import type { SheetFault } from './end-note.ts';
import { RoleKitError } from './role-kit-error.ts';

/** Faults kept in an end note: the first say enough, and a broken sheet can have thousands. */
const MAX_FAULTS = 40;
const MAX_MESSAGE_LENGTH = 500;

/** Returns the error that ends a session as `invalid-sheet`, with the last faults. */
export function invalidSheet(faults: readonly SheetFault[]): RoleKitError {
  const kept = faults
    .slice(0, MAX_FAULTS)
    .map(({ path, rule, message }) => ({ path, rule, message: message.slice(0, MAX_MESSAGE_LENGTH) }));
  const said = kept.map((fault) => `${fault.path || '/'} ${fault.rule}: ${fault.message}`).join('; ');
  return new RoleKitError({
    code: 'invalid-sheet',
    what: 'The session ends without a valid sheet.',
    why: said === '' ? 'No fault was named.' : `${said}.`,
    next: 'The circuit tries the step again, or asks.',
    note: { kind: 'invalid-sheet', faults: kept },
  });
}
