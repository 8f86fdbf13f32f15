import type { ElementKind } from '../module.ts';
import type { Comment, Node } from './node.ts';

/** A source file with its comments, as the element finders read it. */
export interface SourceTree {
  readonly source: string;
  readonly comments: readonly Comment[];
}

/** An element before its texts are taken: which nodes it is made of and what of them counts as body or as other elements. */
export interface Draft {
  readonly name: string;
  readonly kind: ElementKind;
  readonly parent: string | null;
  readonly exported: boolean;
  /** The statements or members that the element spans, in order: one, or all of an overload group. */
  readonly nodes: readonly Node[];
  /** The function whose body can be filled, or null. */
  readonly fn: Node | null;
  /** Initialiser of a constant or field. */
  readonly initialiser: Node | null;
  /** Nodes that are elements of their own. */
  readonly members: readonly Node[];
  /** The braces that members stand between. */
  readonly braces: Node | null;
  readonly derived: boolean;
}

type DraftCore = Pick<Draft, 'name' | 'kind' | 'parent' | 'exported' | 'nodes'>;

/** Returns a draft with the given facts and nothing to fill. */
export function draftOf(core: DraftCore, more: Partial<Draft> = {}): Draft {
  return { fn: null, initialiser: null, members: [], braces: null, derived: false, ...core, ...more };
}
