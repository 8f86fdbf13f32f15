import { InternalError } from '@ticket-circuit/schemas';

/** Says that the table let a stage begin without what it needs: a bug of the table. */
export class RouterError extends InternalError {}

/**
 * Returns the fact, which the stages before it must have set.
 *
 * @throws {RouterError} when it is missing.
 */
export function known<T>(fact: T | null | undefined, name: string): T {
  if (fact !== null && fact !== undefined) return fact;
  throw new RouterError({
    code: 'fact-missing',
    what: 'A stage of a ticket could not begin.',
    why: `It needs the fact ${name}, which no earlier stage has set.`,
    next: 'This is a bug of Ticket Circuit: please report it with the journal of the ticket.',
  });
}
