import type { Module } from '../module.ts';
export function addPythonImport(module: Module, _importText: string): string {
  return module.source;
}
export function removePythonImport(module: Module, _importText: string): string {
  return module.source;
}
