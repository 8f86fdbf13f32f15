import { extensionOf } from '../language.ts';
import type { Module } from '../module.ts';
import { symbolGiver } from '../symbols.ts';
import { draftStatements } from '../typescript/draft-statements.ts';
import type { Draft } from '../typescript/draft.ts';
import { holeOf } from '../typescript/hole.ts';
import { child, children, type Node, walk } from '../typescript/node.ts';
import { boundNames } from '../typescript/parameters.ts';
import { readTree, type Tree } from '../typescript/read-tree.ts';
import type { Piece, Pieces } from './pieces.ts';
import { TYPESCRIPT_RECORDER } from './typescript-recorder.ts';

const OPEN = '/*circuit[*/';
const CLOSE = '/*]circuit*/';
const PIECE = /\/\*circuit\[\*\/[^]*?\/\*\]circuit\*\//g;
const PRELUDE = /\r?\n\/\*circuit\{\*\/[^]*?\/\*\}circuit\*\/\r?\n/g;
const CAUGHT = '}catch(error){__circuit__.e(error);throw error}finally{__circuit__.z()}';
const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Returns what each function of a TypeScript or JavaScript module gets: a `try` around its statements, and a call around the value of each of its own `return`s.
 *
 * Nothing is called in the function's stead, so kind, parameters, `this`, `super`, stack and order of promises stay; no line moves.
 */
export function typescriptFunctions(module: Module): Pieces[] {
  const result = readTree(module.source, module.path);
  if (result.kind === 'faults') return [];
  const { tree } = result;
  const give = symbolGiver();
  return draftStatements(tree.program, module.source).flatMap((draft): Pieces[] => {
    const { symbol } = give(draft.name, draft.parent);
    const { fn, kind } = draft;
    if (!fn || (kind !== 'function' && kind !== 'method') || isLeftAlone(module, draft)) return [];
    return [piecesOf(module, tree, fn, symbol)];
  });
}

/**
 * Returns the recorder for the end of the module: a function declaration is there before the module runs, and at the end no line moves.
 *
 * It is called once when the module runs, so that it holds what it writes with before tests replace that.
 */
export function typescriptPrelude({ source, path, eol }: Module): Piece {
  const isTyped = ['ts', 'tsx', 'mts', 'cts'].includes(extensionOf(path));
  const head = isTyped
    ? '(symbol: string, args: object): { r: <T>(value: T) => T; e: (error: unknown) => void; z: () => void } '
    : '(symbol, args) ';
  const code = TYPESCRIPT_RECORDER.trim().replaceAll(/\n */g, ' ');
  const line = `function __circuit_trace__${head}{ const path = ${JSON.stringify(path)}; ${code} } __circuit_trace__("", {});`;
  const ignore = isTyped ? `// @ts-ignore${eol}` : '';
  return { at: source.length, text: `${eol}/*circuit{*/${eol}${ignore}${line}/*}circuit*/${eol}` };
}

/** Returns an instrumented TypeScript or JavaScript source without its instrument. */
export function stripTypescript(source: string): string {
  return source.replace(PRELUDE, '').replace(PIECE, '');
}

// Compilers of TypeScript put fields behind a `super` call that is a statement of the constructor itself.
function isLeftAlone({ path }: Module, { derived }: Draft): boolean {
  return derived && !['js', 'jsx', 'mjs', 'cjs'].includes(extensionOf(path));
}

function piecesOf({ source }: Module, tree: Tree, fn: Node, symbol: string): Pieces {
  const body = child(fn, 'body')!;
  const open = `const __circuit__=__circuit_trace__(${JSON.stringify(symbol)},{${boundNames(fn).join(',')}});try{`;
  if (body.type !== 'BlockStatement') {
    const { start, end } = holeOf({ source, comments: tree.comments }, fn);
    return [piece(start, `{${open}return __circuit__.r((`), piece(end, `))${CAUGHT}}`)];
  }
  const directive = children(body, 'body').findLast((node) => typeof node['directive'] === 'string');
  const first = directive ? piece(directive.end, `;${open}`) : piece(body.start + 1, open);
  return [first, ...returnsOf(body), piece(body.end - 1, CAUGHT)];
}

function returnsOf(body: Node): Piece[] {
  const pieces: Piece[] = [];
  walk(body, (node) => {
    const value = node.type === 'ReturnStatement' ? child(node, 'argument') : null;
    if (value) pieces.push(piece(value.start, '__circuit__.r(('), piece(value.end, '))'));
    return !FUNCTIONS.has(node.type);
  });
  return pieces;
}

function piece(at: number, text: string): Piece {
  return { at, text: OPEN + text + CLOSE };
}
