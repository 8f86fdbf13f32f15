import type { Module } from './module.ts';
import { typescriptInnerBodies } from './typescript/typescript-inner-bodies.ts';

/** Where the body of a function stands that lies in something else; with its braces, if it has any. */
export interface InnerBody {
  readonly start: number;
  readonly end: number;
  readonly hasBraces: boolean;
}

/**
 * Returns the bodies of the functions that lie from `start` to `end` of a module, in source order; of one in another only the outer. Python has none: its
 * lambdas are expressions.
 */
export function innerBodies(module: Module, start: number, end: number): readonly InnerBody[] {
  return module.language === 'python' ? [] : typescriptInnerBodies(module, start, end);
}
