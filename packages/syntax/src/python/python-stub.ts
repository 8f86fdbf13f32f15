import type { StubTarget } from '../stub-target.ts';
import { parameterNames } from './read-python-declaration.ts';

/**
 * Returns a body that raises the marked error and uses every parameter but `self` and `cls`.
 *
 * The error derives from BaseException, so that a test's `raises(Exception)` does not swallow it, and is made on the spot, so that no
 * import is needed. `BaseException.__class__` stands for `type`, which is a common name of a parameter.
 */
export function pythonStub(target: StubTarget, mark: string): string {
  const names = parameterNames(target.declaration);
  const used = names.length === 0 ? '{}' : `{"parameters": (${names.map((name) => `${name},`).join(' ')})}`;
  return `raise BaseException.__class__("CircuitStub", (BaseException,), ${used})(${JSON.stringify(`CIRCUIT-STUB:${mark}`)})`;
}

/** Returns a body that does and returns nothing. */
export function pythonNullBody(_target: StubTarget): string {
  return 'return None';
}
