/** A node of the ESTree that oxc hands out; fields are read by name and checked where they matter. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Comment {
  readonly type: 'Line' | 'Block';
  readonly start: number;
  readonly end: number;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** Returns the child node of a field, or null. */
export function child(node: Node, field: string): Node | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** Returns the child nodes of a list field; holes of array patterns are left out. */
export function children(node: Node, field: string): Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns a field's text, or null when it is none. */
export function text(node: Node, field: string): string | null {
  const value = node[field];
  return typeof value === 'string' ? value : null;
}

/** Calls `visit` on a node and everything below it, parents first; a false answer leaves out what lies below. */
export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit);
    } else if (isNode(value)) {
      walk(value, visit);
    }
  }
}

/** Tells whether a tree has more than `levels` nodes on one path, of which it looks at no further one. */
export function isDeeperThan(node: Node, levels: number): boolean {
  if (levels < 0) return true;
  for (const field in node) {
    const value = node[field];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value) && isDeeperThan(value, levels - 1)) return true;
      continue;
    }
    for (const item of value) if (isNode(item) && isDeeperThan(item, levels - 1)) return true;
  }
  return false;
}
