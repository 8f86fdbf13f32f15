import type { PyNode } from './py-node.ts';

/** What the writers of nodes share: the source that literals are read from, and how to write what lies below. */
export interface Write {
  readonly source: string;
  readonly without: ReadonlySet<PyNode>;
  readonly node: (node: PyNode | null) => string;
  readonly list: (nodes: readonly PyNode[]) => string;
}

/** Returns `Type(a b c)`; empty fields are left out. */
export function spelledAs(type: string, ...fields: readonly string[]): string {
  return `${type}(${fields.filter((field) => field !== '').join(' ')})`;
}

export function seq(items: readonly string[]): string {
  return `[${items.join(' ')}]`;
}

/** Returns an identifier as Python sees it: normalised, so that look-alike compatibility characters are one name. */
export function name(identifier: string): string {
  return `'${identifier.normalize('NFKC')}'`;
}
