import type { Module } from '../module.ts';
import { docstringOf, draftPython, isOverload } from '../python/draft-python.ts';
import { nodesOf, optionalText, type PyNode } from '../python/py-node.ts';
import { treeOf } from '../python/tree-of.ts';
import { symbolGiver } from '../symbols.ts';
import type { Piece, Pieces } from './pieces.ts';
import { PYTHON_RECORDER } from './python-recorder.ts';

const DECORATOR = /@__circuit_trace__\("(?:[^"\\\n]|\\.)*"\)\r?\n[ \t]*/g;
const PRELUDE = /__circuit_trace__ = \(lambda scope: [^\n]*# circuit instrument\r?\n/g;

// A wrapper is one more frame, and no place for a compiler to read code from.
const LOOKS_AT_FRAMES =
  /\b(?:_getframe|currentframe|f_back|f_locals|getframeinfo|(?:extract|print|format|walk)_stack)\b|\binspect\.stack\b/;
const READS_CODE = /\b(?:jit|njit|vectorize|guvectorize|cfunc|stencil|script|coroutine)\b/;

/** Returns the decorators that a Python module gets, one list a function; the innermost place is right above `def`. */
export function pythonFunctions(module: Module): Pieces[] {
  const { source, eol } = module;
  const give = symbolGiver();
  return draftPython(treeOf(module)).flatMap((draft): Pieces[] => {
    const { symbol } = give(draft.name, draft.parent);
    const node = draft.nodes.at(-1)!;
    if (node.type !== 'StmtFunctionDef' || isOverload(node)) return [];
    const at = headerStart(source, node);
    const indent = /[ \t]*$/.exec(source.slice(0, at))![0];
    return [[{ at, text: `@__circuit_trace__(${JSON.stringify(symbol)})${eol}${indent}` }]];
  });
}

/** Returns the line that makes the decorator, behind the docstring and the `__future__` imports; null when no line can stand there. */
export function pythonPrelude(module: Module): Piece | null {
  const { source, eol, path } = module;
  const body = nodesOf(treeOf(module), 'body');
  const first = body.findIndex((node, index) => !isFuture(node) && !(index === 0 && docstringOf([node])));
  // Statements on the line of an import stay on it.
  const next = first < 0 ? undefined : body.slice(first).find((node) => /(?:^|[\n\f\uFEFF])[ \t]*$/.test(source.slice(0, node.start)));
  if (!next) return null;
  const wraps = LOOKS_AT_FRAMES.test(source) || READS_CODE.test(source) ? 'False' : 'True';
  const scope = `{"path": ${JSON.stringify(path)}, "wraps": ${wraps}}`;
  const code = JSON.stringify(PYTHON_RECORDER);
  const text = `__circuit_trace__ = (lambda scope: exec(${code}, scope) or scope["tracer"])(${scope})  # circuit instrument${eol}`;
  return { at: next.start, text };
}

/** Returns an instrumented Python source without its instrument. */
export function stripPython(source: string): string {
  return source.replace(PRELUDE, '').replace(DECORATOR, '');
}

function isFuture(node: PyNode): boolean {
  return node.type === 'StmtImportFrom' && optionalText(node, 'module') === '__future__';
}

// Behind the last decorator follow comments, blank lines and continued lines, then the definition.
function headerStart(source: string, node: PyNode): number {
  const last = nodesOf(node, 'decorator_list').at(-1);
  if (!last) return node.start;
  return last.end + /^(?:\s|\\\r?\n|#[^\n]*\n)*/.exec(source.slice(last.end))![0].length;
}
