import type { SessionOutcomeInvalidSheet, SessionOutcomeRefusedByModel } from '@ticket-circuit/schemas';

/** How a role says to the host that it ends without a sheet. */
export type EndNote = SessionOutcomeInvalidSheet | SessionOutcomeRefusedByModel;

export type SheetFault = SessionOutcomeInvalidSheet['faults'][number];
