import { child, children, type Node, text } from './node.ts';
import { readTree } from './read-tree.ts';

/** An import statement taken apart. */
export interface ImportParts {
  readonly kind: 'value' | 'type';
  readonly module: string;
  readonly defaultName: string | null;
  readonly namespace: string | null;
  /** As written inside the braces: `a`, `a as b`, `type T`. */
  readonly named: readonly string[];
  /** The `with { … }` clause as written; empty when there is none. */
  readonly attributes: string;
  /** `import x = require(…)` and imports of a phase, which nothing can be merged with. */
  readonly isOther: boolean;
  readonly source: string;
}

/** Returns the parts of one import statement that is known to parse. */
export function readImport(statement: string): ImportParts {
  const result = readTree(statement, 'a.ts');
  const node = result.kind === 'tree' ? children(result.tree.program, 'body')[0] : undefined;
  const empty: ImportParts = {
    kind: 'value',
    module: '',
    defaultName: null,
    namespace: null,
    named: [],
    attributes: '',
    isOther: true,
    source: statement,
  };
  if (!node || node.type !== 'ImportDeclaration') return { ...empty, namespace: statement };
  const specifiers = children(node, 'specifiers');
  const from = child(node, 'source')!;
  return {
    kind: node['importKind'] === 'type' ? 'type' : 'value',
    module: text(from, 'value') ?? '',
    defaultName: localOf(specifiers, 'ImportDefaultSpecifier'),
    namespace: localOf(specifiers, 'ImportNamespaceSpecifier'),
    named: specifiers
      .filter((one) => one.type === 'ImportSpecifier')
      .map((one) => statement.slice(one.start, one.end).replace(/\s+/g, ' ')),
    attributes: statement.slice(from.end, node.end).replace(/;$/, '').trim(),
    isOther: typeof node['phase'] === 'string',
    source: statement,
  };
}

function localOf(specifiers: readonly Node[], type: string): string | null {
  const found = specifiers.find((one) => one.type === type);
  const local = found ? child(found, 'local') : null;
  return local ? text(local, 'name') : null;
}

/** Returns the statement of the parts, in the manner of `model` (quotes, semicolon, one name a line) where one is given. */
export function writeImport(parts: ImportParts, quote: string | null, model: string = parts.source): string {
  if (parts.isOther) return parts.source;
  const mark = quote ?? /["'](?=[^"']*["'])/.exec(model)?.[0] ?? "'";
  const end = model.trimEnd().endsWith(';') ? ';' : '';
  const braces = parts.named.length === 0 ? [] : [bracesOf(parts.named, model)];
  const clauses = [parts.defaultName, parts.namespace === null ? null : `* as ${parts.namespace}`, ...braces].filter((one) => one !== null);
  const from = clauses.length === 0 ? '' : `${clauses.join(', ')} from `;
  const attributes = parts.attributes === '' ? '' : ` ${parts.attributes}`;
  return `import ${parts.kind === 'type' ? 'type ' : ''}${from}${mark}${parts.module}${mark}${attributes}${end}`;
}

function bracesOf(named: readonly string[], model: string): string {
  const indent = /\{\s*\n([ \t]+)/.exec(model)?.[1];
  if (indent !== undefined) return `{\n${named.map((name) => `${indent}${name},\n`).join('')}}`;
  return /\{\S/.test(model) ? `{${named.join(', ')}}` : `{ ${named.join(', ')} }`;
}
