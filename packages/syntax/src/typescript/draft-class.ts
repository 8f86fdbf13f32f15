import { type Draft, draftOf } from './draft.ts';
import { functionOf } from './function-of.ts';
import { child, children, type Node, text } from './node.ts';

/** Returns the drafts of a class and of its members, the class first. */
export function draftClass(node: Node, core: Pick<Draft, 'name' | 'kind' | 'parent' | 'exported' | 'nodes'>, source: string): Draft[] {
  const body = child(node, 'body');
  const members = body ? children(body, 'body') : [];
  const drafts = [draftOf(core, { members, braces: body })];
  for (let at = 0; at < members.length;) {
    const size = overloadRun(members, at, source);
    drafts.push(draftMember(members.slice(at, at + size), core, child(node, 'superClass') !== null, source));
    at += size;
  }
  return drafts;
}

function draftMember(nodes: Node[], owner: Pick<Draft, 'name' | 'exported'>, derived: boolean, source: string): Draft {
  const node = nodes.at(-1)!;
  const name = `${owner.name}.${memberName(node, source)}`;
  const isHidden = text(node, 'accessibility') === 'private' || child(node, 'key')?.type === 'PrivateIdentifier';
  const core = { name, parent: owner.name, exported: owner.exported && !isHidden, nodes };
  if (node.type === 'StaticBlock') return draftOf({ ...core, exported: false, kind: 'statement' });
  const value = child(node, 'value');
  if (isMethod(node)) {
    const fn = value && child(value, 'body') ? value : null;
    return draftOf({ ...core, kind: 'method' }, { fn, derived: derived && text(node, 'kind') === 'constructor' });
  }
  const fn = value ? functionOf(value) : null;
  return fn ? draftOf({ ...core, kind: 'method' }, { fn }) : draftOf({ ...core, kind: 'field' }, { initialiser: value });
}

function isMethod(node: Node): boolean {
  return node.type === 'MethodDefinition' || node.type === 'TSAbstractMethodDefinition';
}

function memberName(node: Node, source: string): string {
  if (node.type === 'StaticBlock') return '<static>';
  const key = child(node, 'key');
  if (!key) return '[index]';
  const written = source.slice(key.start, key.end);
  if (node['computed'] === true) return `[${written}]`;
  return text(key, 'name') === null ? written : key.type === 'PrivateIdentifier' ? `#${text(key, 'name')}` : text(key, 'name')!;
}

function overloadRun(members: readonly Node[], at: number, source: string): number {
  const first = members[at]!;
  if (!isBodiless(first)) return 1;
  let size = 1;
  for (let next = at + 1; next < members.length; next += 1) {
    const member = members[next]!;
    if (!isMethod(member) || memberName(member, source) !== memberName(first, source) || member['static'] !== first['static']) break;
    size += 1;
    if (!isBodiless(member)) break;
  }
  return size;
}

function isBodiless(member: Node): boolean {
  return (
    isMethod(member) &&
    text(member, 'kind') !== 'get' &&
    text(member, 'kind') !== 'set' &&
    child(child(member, 'value') ?? member, 'body') === null
  );
}
