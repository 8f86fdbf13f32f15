/** A node of Ruff's tree: the name of its structure, its range in UTF-16 code units, and its fields by Ruff's names. */
export interface PyNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: PyValue;
}

/** Text as written in the source (`{ text }`) is kept apart from the names of variants, which are plain strings. */
export type PyValue = PyNode | PyText | PyVariant | readonly PyValue[] | string | number | boolean | null;

export interface PyText {
  readonly text: string;
}

/** A variant that holds a value which is no structure, such as `Int(0x10)`. */
export interface PyVariant {
  readonly variant: string;
  readonly value: PyValue;
}

export function isPyNode(value: PyValue | undefined): value is PyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function nodeOf(node: PyNode, field: string): PyNode {
  const value = node[field];
  if (!isPyNode(value)) throw new UnknownTree(`${node.type}.${field} is no node`);
  return value;
}

export function optionalNode(node: PyNode, field: string): PyNode | null {
  return node[field] === null ? null : nodeOf(node, field);
}

export function nodesOf(node: PyNode, field: string): readonly PyNode[] {
  const value = node[field];
  if (!Array.isArray(value) || !value.every((item) => isPyNode(item as PyValue)))
    throw new UnknownTree(`${node.type}.${field} is no list of nodes`);
  return value as readonly PyNode[];
}

/** Returns the text of a field; identifiers are nodes that hold theirs in `id`. */
export function textOf(node: PyNode, field: string): string {
  const value = node[field];
  if (isPyNode(value) && value.type === 'Identifier') return textOf(value, 'id');
  if (typeof value === 'object' && value !== null && 'text' in value) return (value as PyText).text;
  throw new UnknownTree(`${node.type}.${field} is no text`);
}

export function optionalText(node: PyNode, field: string): string | null {
  return node[field] === null ? null : textOf(node, field);
}

/** Returns a name of a variant or a number, as Ruff writes it. */
export function wordOf(value: PyValue | undefined): string {
  if (typeof value === 'string') return value;
  throw new UnknownTree('a word is missing');
}

export function isTrue(node: PyNode, field: string): boolean {
  const value = node[field];
  if (typeof value !== 'boolean') throw new UnknownTree(`${node.type}.${field} is no boolean`);
  return value;
}

/** Calls `visit` on a node and everything below it; a false answer leaves out what lies below. */
export function walkPy(value: PyValue | undefined, visit: (node: PyNode) => boolean | void): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly PyValue[]) walkPy(item, visit);
  } else if (isPyNode(value)) {
    if (visit(value) === false) return;
    for (const field of Object.keys(value)) if (field !== 'type' && field !== 'start' && field !== 'end') walkPy(value[field], visit);
  } else if (typeof value === 'object' && value !== null && 'variant' in value) {
    walkPy(value.value, visit);
  }
}

/** The tree is not one that this version knows: the code that it came from is refused. */
export class UnknownTree extends Error {}
