/** What a thrown error says: a code to switch on, three sentences for people, and whether the same call may be made again. */
export interface CircuitErrorFacts {
  readonly code: string;
  /** What happened: subject and object, with ids. */
  readonly what: string;
  /** Why: the two facts that disagree, with their values. */
  readonly why: string;
  /** What to do: one command or one decision. */
  readonly next: string;
  readonly retry?: 'never' | 'safe';
  readonly cause?: unknown;
}

/**
 * Says that the world or the program is broken. Each package extends it with one class whose `code` is a closed union.
 * Expected endings are not errors: they are members of a returned union.
 */
export class CircuitError extends Error {
  readonly code: string;
  readonly what: string;
  readonly why: string;
  readonly next: string;
  readonly retry: 'never' | 'safe';

  constructor(facts: CircuitErrorFacts) {
    super(`${facts.what} ${facts.why} ${facts.next}`, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.name = new.target.name;
    this.code = facts.code;
    this.what = facts.what;
    this.why = facts.why;
    this.next = facts.next;
    this.retry = facts.retry ?? 'never';
  }
}

/** Says that this program contradicts itself: a bug of ours, never the user's fault. Commands end with exit status 3. */
export class InternalError extends CircuitError {}

/**
 * Closes a `switch` over a tagged union: does not type-check while a member is unhandled.
 *
 * @throws {InternalError} always, because a value outside its type got here.
 */
export function assertNever(value: never): never {
  throw new InternalError({
    code: 'unhandled-case',
    what: 'A case was not handled.',
    why: `The value ${JSON.stringify(value)} lies outside its type.`,
    next: 'This is a bug of Ticket Circuit: please report it with this message.',
  });
}
