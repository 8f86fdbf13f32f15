import type { StubTarget } from '../stub-target.ts';
import { boundNames } from './parameters.ts';
import { headedFunction } from './read-declaration.ts';

/**
 * Returns a body that throws the marked error and uses every parameter, so that rules against unused parameters hold.
 *
 * A derived constructor keeps its `super` call behind the throw: the compiler demands one, and running it could fail for another reason.
 *
 * @throws {SyntaxEditError} `unreadable-declaration`.
 */
export function typescriptStub(target: StubTarget, mark: string): string {
  const lines = [...useOfParameters(target), `throw new Error(${JSON.stringify(`CIRCUIT-STUB:${mark}`)});`];
  return [...lines, ...superLines(target)].join('\n');
}

/** Returns a body that does and returns nothing; a derived constructor keeps its `super` call. */
export function typescriptNullBody(target: StubTarget): string {
  return [...superLines(target), ...useOfParameters(target)].join('\n');
}

function superLines(target: StubTarget): string[] {
  return target.superCall === undefined ? [] : [`${target.superCall};`];
}

function useOfParameters(target: StubTarget): string[] {
  const fn = headedFunction(target.declaration, target.kind);
  const names = fn ? boundNames(fn) : [];
  return names.length === 0 ? [] : [`void [${names.join(', ')}];`];
}
