import type { Module, ModuleElement } from '../module.ts';
export function replacePythonSignature(module: Module, _element: ModuleElement, _declaration: string, _docstring: string | undefined): string {
  return module.source;
}
