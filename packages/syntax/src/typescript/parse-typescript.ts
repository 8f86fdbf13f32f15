import { eolOf } from '../lines.ts';
import type { Module, ParseResult } from '../module.ts';
import { listElements } from './list-elements.ts';
import { listImports } from './list-imports.ts';
import { keepProgram } from './program-of.ts';
import { readTree, type Tree } from './read-tree.ts';

// By the tree, so that a source that is asked for again gives the same module.
const modules = new WeakMap<Tree, Module>();

/** Returns the module of a TypeScript or JavaScript source, or its faults. Never throws for bad code. */
export function parseTypescript(source: string, path: string): ParseResult {
  const result = readTree(source, path);
  if (result.kind === 'faults') return { kind: 'syntax-error', faults: result.faults };
  const known = modules.get(result.tree);
  if (known?.path === path) return { kind: 'module', module: known };
  try {
    const module = moduleOf(result.tree, source, path);
    modules.set(result.tree, module);
    return { kind: 'module', module };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'syntax-error', faults: [{ line: 1, column: 1, message: 'The code is nested too deeply to be read.' }] };
  }
}

function moduleOf(tree: Tree, source: string, path: string): Module {
  const { program, comments, isDeep } = tree;
  const module: Module = {
    language: 'typescript',
    path,
    source,
    elements: listElements(program, { source, comments }),
    imports: listImports(program, source),
    eol: eolOf(source),
  };
  keepProgram(module, program);
  // Whoever asks for the texts later could not tell why the stack ends.
  if (isDeep)
    for (const { normal, normalSignature, normalBody, names } of module.elements) void [normal, normalSignature, normalBody, names];
  return module;
}
