import { driverFor, setBody, soleReturn, type Module, type ParseResult } from '@ticket-circuit/syntax';
import type { Candidate } from './gate.ts';

/**
 * Returns the candidate for a body in the hole of an element.
 *
 * @throws {SyntaxEditError} when the element is missing or has no hole.
 */
export function placeBody(before: Module, symbol: string, body: string, more: Pick<Candidate, 'original' | 'allowance'>): Candidate {
  const spliced = withExpression(before, symbol, body) ?? setBody(before, symbol, body);
  let parsed: Promise<ParseResult> | undefined;
  const parse = () => (parsed ??= driverFor(before.path)!.parse(spliced, before.path));
  return { before, symbol, body, spliced, parse, ...more };
}

// An arrow that is an expression stays one when the body is a single return: the same tree, and the smaller change.
function withExpression(before: Module, symbol: string, body: string): string | null {
  const hole = before.elements.find((element) => element.symbol === symbol)?.hole;
  const expression = hole?.form === 'expression' ? soleReturn(body, before.path) : null;
  return hole && expression !== null ? before.source.slice(0, hole.start) + expression + before.source.slice(hole.end) : null;
}
