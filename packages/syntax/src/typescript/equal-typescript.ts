import { babelNormalText } from './babel-normal-text.ts';
import { normalText } from './normal-text.ts';
import { readTree } from './read-tree.ts';

/** Returns the verdict of both parsers on two sources that differ in bytes; one that sees a difference wins. */
export function equalTypescript(a: string, b: string, path: string): 'ast-equal' | 'different' | 'unparsable' {
  const left = readTree(a, path);
  const right = readTree(b, path);
  if (left.kind === 'faults' || right.kind === 'faults') return 'unparsable';
  try {
    const isEqual =
      normalText(left.tree.program) === normalText(right.tree.program) &&
      babelNormalText(left.tree.second) === babelNormalText(right.tree.second);
    return isEqual ? 'ast-equal' : 'different';
  } catch (error) {
    if (error instanceof RangeError) return 'unparsable';
    throw error;
  }
}
