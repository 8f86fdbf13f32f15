import { driverFor, setBody, type Module, type ParseResult } from '@ticket-circuit/syntax';
import type { Candidate } from './gate.ts';

/**
 * Returns the candidate for a body in the hole of an element.
 *
 * @throws {SyntaxEditError} when the element is missing or has no hole.
 */
export function placeBody(before: Module, symbol: string, body: string, more: Pick<Candidate, 'original' | 'allowance'>): Candidate {
  const spliced = setBody(before, symbol, body);
  let parsed: Promise<ParseResult> | undefined;
  const parse = () => (parsed ??= driverFor(before.path)!.parse(spliced, before.path));
  return { before, symbol, body, spliced, parse, ...more };
}
