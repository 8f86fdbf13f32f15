import { eolOf } from '../lines.ts';
import type { Module, ParseResult } from '../module.ts';
import { listPythonElements } from './list-python-elements.ts';
import { listPythonImports } from './list-python-imports.ts';
import { keepTree } from './tree-of.ts';
import { faultOfFailure, readPythonTree } from './read-python-tree.ts';
import { scanPython } from './scan-python.ts';

/** Returns the module of a Python source, or its faults. Never throws for bad code. */
export async function parsePython(source: string, path: string): Promise<ParseResult> {
  const result = await readPythonTree(source);
  if (result.kind === 'faults') return { kind: 'syntax-error', faults: result.faults };
  try {
    const elements = listPythonElements(result.root, { source, scan: scanPython(source) });
    const imports = listPythonImports(result.root, source);
    const module: Module = { language: 'python', path, source, elements, imports, eol: eolOf(source) };
    keepTree(module, result.root);
    return { kind: 'module', module };
  } catch (error) {
    return { kind: 'syntax-error', faults: [faultOfFailure(error)] };
  }
}
