import { child, isNode, type Node, text } from './node.ts';

/**
 * Returns the names that the nodes refer to, sorted and without doubles, members of other elements left out.
 *
 * `this.x` counts as `<owner>.x`; other property names and object keys do not count.
 */
export function namesIn(nodes: readonly Node[], without: ReadonlySet<Node>, owner: string | null): string[] {
  const names = new Set<string>();
  for (const node of nodes) collect(node, without, owner, names);
  return [...names].toSorted();
}

function collect(node: Node, without: ReadonlySet<Node>, owner: string | null, names: Set<string>): void {
  if (without.has(node)) return;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(text(node, 'name') ?? '');
  if (node.type === 'MemberExpression' && owner !== null && child(node, 'object')?.type === 'ThisExpression') {
    const property = child(node, 'property');
    const name = property ? text(property, 'name') : null;
    if (name !== null && node['computed'] !== true) names.add(`${owner}.${property?.type === 'PrivateIdentifier' ? '#' : ''}${name}`);
  }
  for (const [field, value] of Object.entries(node)) {
    if (isPropertyName(node, field)) continue;
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) collect(item, without, owner, names);
  }
}

function isPropertyName(node: Node, field: string): boolean {
  if (node['computed'] === true) return false;
  if (field === 'property') return node.type === 'MemberExpression' || node.type === 'JSXMemberExpression';
  return field === 'key' && node['shorthand'] !== true;
}
