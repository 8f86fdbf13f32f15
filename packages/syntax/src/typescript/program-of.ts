import type { Module } from '../module.ts';
import type { Node } from './node.ts';
import { readTree } from './read-tree.ts';

// By the list of elements, which copies of a module share.
const programs = new WeakMap<Module['elements'], Node | null>();

/** Keeps the tree that a module was made from. */
export function keepProgram(module: Module, program: Node): void {
  programs.set(module.elements, program);
}

/** Returns the tree of a TypeScript module, read again at most once; null when it does not parse. */
export function programOf(module: Module): Node | null {
  if (!programs.has(module.elements)) {
    const result = readTree(module.source, module.path);
    programs.set(module.elements, result.kind === 'tree' ? result.tree.program : null);
  }
  return programs.get(module.elements) ?? null;
}
