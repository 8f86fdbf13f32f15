import { babelNormalText } from './babel-normal-text.ts';
import { normalText } from './normal-text.ts';
import { readTree, type Tree } from './read-tree.ts';

// By the tree: an original is compared with many candidates.
const texts = new WeakMap<Tree, { readonly oxc: string; readonly babel: string }>();

function textsOf(tree: Tree): { readonly oxc: string; readonly babel: string } {
  const known = texts.get(tree) ?? { oxc: normalText(tree.program), babel: babelNormalText(tree.second()) };
  texts.set(tree, known);
  return known;
}

/** Returns the verdict of both parsers on two sources that differ in bytes; one that sees a difference wins. */
export function equalTypescript(a: string, b: string, path: string): 'ast-equal' | 'different' | 'unparsable' {
  const left = readTree(a, path);
  const right = readTree(b, path);
  if (left.kind === 'faults' || right.kind === 'faults') return 'unparsable';
  try {
    // The one that was read last first: its second tree is still at hand.
    const is = textsOf(right.tree);
    const was = textsOf(left.tree);
    return was.oxc === is.oxc && was.babel === is.babel ? 'ast-equal' : 'different';
  } catch (error) {
    if (error instanceof RangeError) return 'unparsable';
    throw error;
  }
}
