import { parse as parseByBabel, type ParserOptions as BabelOptions } from '@babel/parser';
import { parseSync } from 'oxc-parser';
import { extensionOf } from '../language.ts';
import { latestResults } from '../latest-results.ts';
import { positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';
import { sizeFault } from '../size-fault.ts';
import { type Comment, isDeeperThan, type Node } from './node.ts';

export interface Tree {
  readonly program: Node;
  readonly comments: readonly Comment[];
  /** Returns Babel's tree of the same source, for the second vote of the critic. @throws {RangeError} near the end of the stack. */
  readonly second: () => Node;
  /** Whether what goes through the tree level by level may come near the end of the stack. */
  readonly isDeep: boolean;
}

export type TreeResult =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'faults'; readonly faults: readonly SyntaxFault[] };

const MOST_LEVELS = 1500;
const MANY_LEVELS = 200;
const latest = latestResults<TreeResult>(12);
const TOO_DEEP: SyntaxFault = { line: 1, column: 1, message: 'The code is nested too deeply to be read.' };

/**
 * Returns the tree of a TypeScript or JavaScript source, accepted by both parsers, or the faults.
 *
 * Babel reads first: it is written in JavaScript, so input that is nested too deeply ends in a RangeError, where oxc would end
 * the process. oxc survives 2,000 levels of every construct; a tree that Babel read in a loop, such as a chain of members, is measured
 * before oxc sees it. Never throws for bad code.
 */
export function readTree(source: string, path: string): TreeResult {
  // All that a path tells a parser.
  const key = `${extensionOf(path)} ${isDeclarationFile(path)} ${source}`;
  const known = latest.get(key);
  if (known) return known;
  const size = sizeFault(source);
  const result: TreeResult = size ? { kind: 'faults', faults: [size] } : readAnew(source, path);
  latest.set(key, result);
  return result;
}

/** What a parser takes a file for. */
type SourceType = 'module' | 'commonjs' | 'unambiguous';

// Both parsers read a file as the same. Of two readings with faults the one with fewer is told: it knows more of the file.
function readAnew(source: string, path: string): TreeResult {
  const [first, ...others] = sourceTypesOf(extensionOf(path), source);
  let found = readAs(first, source, path);
  for (const sourceType of others) {
    if (found.kind === 'tree' || found.faults[0] === TOO_DEEP) break;
    const other = readAs(sourceType, source, path);
    if (other.kind === 'tree' || other.faults.length < found.faults.length) found = other;
  }
  return found;
}

function readAs(sourceType: SourceType, source: string, path: string): TreeResult {
  try {
    const read = () => readByBabel(sourceType, source, path);
    const second = read();
    if (second.kind === 'faults') return second;
    const isDeep = isDeeperThan(second.root, MANY_LEVELS);
    if (isDeep && isDeeperThan(second.root, MOST_LEVELS)) return { kind: 'faults', faults: [TOO_DEEP] };
    return readByOxc(sourceType, source, path, { second: secondTree(second.root, read), isDeep });
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'faults', faults: [TOO_DEEP] };
    throw error;
  }
}

// Babel's tree takes as much room as oxc's, and only the critic asks for it, mostly at once. So none but the newest is kept.
let newest: { readonly second: Tree['second']; readonly root: Node } | null = null;

function secondTree(root: Node, readAgain: () => BabelResult): Tree['second'] {
  const second = (): Node => {
    if (newest?.second === second) return newest.root;
    const again = readAgain();
    if (again.kind === 'faults') throw new RangeError('Babel no longer reads what it has read.');
    newest = { second, root: again.root };
    return again.root;
  };
  newest = { second, root };
  return second;
}

type BabelResult = { readonly kind: 'root'; readonly root: Node } | { readonly kind: 'faults'; readonly faults: readonly SyntaxFault[] };

// Decorators of parameters, which the language has not taken up, are read by the older plugin alone; the newer one reads more of the rest.
function readByBabel(sourceType: SourceType, source: string, path: string): BabelResult {
  const read = (decorators: Decorators) => readBy(babelOptionsFor(path, decorators, sourceType), source);
  const result = read('decorators');
  return result.kind === 'faults' && isTypescript(path) && source.includes('@') ? orElse(read('decorators-legacy'), result) : result;
}

function orElse(result: BabelResult, otherwise: BabelResult): BabelResult {
  return result.kind === 'root' ? result : otherwise;
}

function readBy(options: BabelOptions, source: string): BabelResult {
  try {
    const file = parseByBabel(source, options);
    const faults = (file.errors ?? []).map((error) => faultOfBabel(error));
    return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'root', root: file.program as unknown as Node };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'faults', faults: [faultOfBabel(error)] };
    throw error;
  }
}

function faultOfBabel(error: object): SyntaxFault {
  const { loc, message } = error as { loc?: { line: number; column: number }; message?: string };
  const sentence = (message ?? 'The code does not parse.').replace(/ \(\d+:\d+\)$/, '');
  return { line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1, message: sentence };
}

function isTypescript(path: string): boolean {
  return ['ts', 'tsx', 'mts', 'cts'].includes(extensionOf(path));
}

type Decorators = 'decorators' | 'decorators-legacy';

function babelOptionsFor(path: string, decorators: Decorators, sourceType: SourceType): BabelOptions {
  const extension = extensionOf(path);
  const hasJsx = extension === 'tsx' || !isTypescript(path);
  const plugins: NonNullable<BabelOptions['plugins']> = [
    decorators,
    'decoratorAutoAccessors',
    'deferredImportEvaluation',
    'sourcePhaseImports',
  ];
  if (hasJsx) plugins.push('jsx');
  if (isTypescript(path)) plugins.push(['typescript', { dts: isDeclarationFile(path) }]);
  return {
    sourceType,
    errorRecovery: true,
    attachComment: false,
    locations: false,
    allowUndeclaredExports: true,
    plugins,
  };
}

function readByOxc(sourceType: SourceType, source: string, path: string, babel: Pick<Tree, 'second' | 'isDeep'>): TreeResult {
  const result = parseSync(path, source, {
    lang: langOf(extensionOf(path), path),
    sourceType,
    preserveParens: false,
    showSemanticErrors: true,
  });
  const faults = result.errors
    .filter((error) => (error.severity as string) === 'Error' && !isExportOfNothing(error.message))
    .map((error) => faultOfOxc(source, error));
  if (faults.length > 0) return { kind: 'faults', faults };
  return { kind: 'tree', tree: { program: result.program as unknown as Node, comments: result.comments, ...babel } };
}

// While a module is being edited, its export list may name what is not there yet, or no longer; in TypeScript a type check finds it.
function isExportOfNothing(message: string): boolean {
  return /^Export '.*' is not defined$/.test(message);
}

function faultOfOxc(source: string, error: { message: string; helpMessage: string | null; labels: { start: number }[] }): SyntaxFault {
  const help = error.helpMessage === null ? '' : ` ${error.helpMessage}`;
  return { ...positionOf(source, error.labels[0]?.start ?? 0), message: error.message + help };
}

// What a file may be, in the order in which it is tried.
function sourceTypesOf(extension: string, source: string): readonly [SourceType, ...SourceType[]] {
  // TypeScript writes CommonJS with `import` and `export` too.
  if (extension === 'cts') return [/^[ \t]*(?:import|export)\b/m.test(source) ? 'unambiguous' : 'commonjs'];
  if (extension === 'cjs') return ['commonjs'];
  // CommonJS is the body of a function, so it may return, which no script may.
  return extension === 'js' || extension === 'jsx' ? ['unambiguous', 'commonjs'] : ['module'];
}

function langOf(extension: string, path: string): 'ts' | 'tsx' | 'dts' | 'jsx' {
  if (isDeclarationFile(path)) return 'dts';
  if (extension === 'tsx') return 'tsx';
  return ['ts', 'mts', 'cts'].includes(extension) ? 'ts' : 'jsx';
}

function isDeclarationFile(path: string): boolean {
  return /\.d\.[mc]?ts$/.test(path);
}
