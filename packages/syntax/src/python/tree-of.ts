import { InternalError } from '@ticket-circuit/schemas';
import type { Module } from '../module.ts';
import type { PyNode } from './py-node.ts';

// By the list of elements, which copies of a module share.
const trees = new WeakMap<Module['elements'], PyNode>();

/** Keeps the tree that a module was made from, because Ruff cannot be asked for it again without waiting. */
export function keepTree(module: Module, root: PyNode): void {
  trees.set(module.elements, root);
}

/**
 * Returns the tree that a module was made from.
 *
 * @throws {InternalError} when the module was not parsed in this process.
 */
export function treeOf(module: Module): PyNode {
  const root = trees.get(module.elements);
  if (root) return root;
  throw new InternalError({
    code: 'no-tree',
    what: `The names of ${module.path} were not read.`,
    why: 'The module does not come from the parser of this process.',
    next: 'Parse the source first.',
  });
}
