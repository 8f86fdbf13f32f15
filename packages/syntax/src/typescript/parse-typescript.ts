import { eolOf } from '../lines.ts';
import type { ParseResult } from '../module.ts';
import { listElements } from './list-elements.ts';
import { listImports } from './list-imports.ts';
import { readTree } from './read-tree.ts';

/** Returns the module of a TypeScript or JavaScript source, or its faults. Never throws for bad code. */
export function parseTypescript(source: string, path: string): ParseResult {
  const result = readTree(source, path);
  if (result.kind === 'faults') return { kind: 'syntax-error', faults: result.faults };
  const { program, comments } = result.tree;
  try {
    return {
      kind: 'module',
      module: {
        language: 'typescript',
        path,
        source,
        elements: listElements(program, { source, comments }),
        imports: listImports(program, source),
        eol: eolOf(source),
      },
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'syntax-error', faults: [{ line: 1, column: 1, message: 'The code is nested too deeply to be read.' }] };
  }
}
