import { CircuitError } from '@ticket-circuit/schemas';

export type SyntaxErrorCode =
  | 'unknown-symbol'
  | 'no-hole'
  | 'unreadable-declaration'
  | 'unreadable-import'
  | 'unparsable'
  | 'engine-failed'
  | 'already-instrumented'
  | 'not-strippable';

/** An edit or a question that does not fit the module it was put to. */
export class SyntaxEditError extends CircuitError {
  declare readonly code: SyntaxErrorCode;
}

/** @throws {SyntaxEditError} always: the module has no such element. */
export function throwUnknownSymbol(symbol: string, path: string, known: readonly string[]): never {
  throw new SyntaxEditError({
    code: 'unknown-symbol',
    what: `${path} was not edited: it has no element ${symbol}.`,
    why: `Its elements are ${known.length === 0 ? 'none' : known.join(', ')}.`,
    next: 'Name one of these, or add the element first.',
  });
}
