import { eolOf } from '../lines.ts';
import type { Module, ParseResult } from '../module.ts';
import { listPythonElements } from './list-python-elements.ts';
import { listPythonImports } from './list-python-imports.ts';
import type { PyNode } from './py-node.ts';
import { keepTree } from './tree-of.ts';
import { faultOfFailure, readPythonTree } from './read-python-tree.ts';
import { scanOf } from './scan-python.ts';

// By the tree, so that a source that is asked for again gives the same module.
const modules = new WeakMap<PyNode, Module>();

/** Returns the module of a Python source, or its faults. Never throws for bad code. */
export async function parsePython(source: string, path: string): Promise<ParseResult> {
  const result = await readPythonTree(source);
  if (result.kind === 'faults') return { kind: 'syntax-error', faults: result.faults };
  const known = modules.get(result.root);
  if (known?.path === path && known.source === source) return { kind: 'module', module: known };
  try {
    const elements = listPythonElements(result.root, { source, scan: scanOf(source) });
    const imports = listPythonImports(result.root, source);
    const module: Module = { language: 'python', path, source, elements, imports, eol: eolOf(source) };
    keepTree(module, result.root);
    modules.set(result.root, module);
    return { kind: 'module', module };
  } catch (error) {
    return { kind: 'syntax-error', faults: [faultOfFailure(error)] };
  }
}
