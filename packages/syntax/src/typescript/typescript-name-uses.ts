import type { Module } from '../module.ts';
import type { NameUse } from '../name-uses.ts';
import { child, isNode, type Node, text } from './node.ts';
import { programOf } from './program-of.ts';

export function typescriptNameUses(module: Module, name: string): NameUse[] {
  const program = programOf(module);
  const uses: NameUse[] = [];
  if (program) visit(program, name, uses);
  return uses;
}

function visit(node: Node, name: string, uses: NameUse[]): void {
  const isName = (other: Node | null): other is Node => other !== null && (text(other, 'name') ?? text(other, 'value')) === name;
  const add = (at: Node, use: PlainUse) => uses.push({ start: at.start, end: at.start + name.length, ...use });
  switch (node.type) {
    case 'ImportDeclaration':
      for (const specifier of specifiersOf(node)) addImported(specifier, sourceOf(node), name, uses);
      return;
    case 'ExportNamedDeclaration':
      for (const specifier of specifiersOf(node)) addExported(specifier, node, name, uses);
      break;
    case 'MemberExpression':
    case 'TSQualifiedName': {
      const [object, property] =
        node.type === 'MemberExpression' ? [child(node, 'object'), child(node, 'property')] : [child(node, 'left'), child(node, 'right')];
      if (object) visit(object, name, uses);
      if (property && node['computed'] === true) visit(property, name, uses);
      else if (isName(property) && object?.type === 'Identifier') add(property, { kind: 'member', object: text(object, 'name') ?? '' });
      return;
    }
    case 'Property':
      if (node['shorthand'] === true && isName(child(node, 'key'))) {
        add(child(node, 'key')!, { kind: 'shorthand' });
        const value = child(node, 'value');
        if (value?.type === 'AssignmentPattern' && child(value, 'right')) visit(child(value, 'right')!, name, uses);
        return;
      }
      break;
    case 'Identifier':
    case 'JSXIdentifier':
      if (isName(node)) add(node, { kind: 'plain' });
      break;
    default:
  }
  for (const [field, value] of Object.entries(node)) {
    if (isNoUse(node, field)) continue;
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) visit(item, name, uses);
  }
}

type PlainUse = { kind: 'plain' } | { kind: 'shorthand' } | { kind: 'member'; object: string };

function specifiersOf(node: Node): Node[] {
  const value = node['specifiers'];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function sourceOf(node: Node): string | null {
  const source = child(node, 'source');
  return source ? text(source, 'value') : null;
}

function nameOf(node: Node | null): string {
  return node ? (text(node, 'name') ?? text(node, 'value') ?? '') : '';
}

function addImported(specifier: Node, module: string | null, name: string, uses: NameUse[]): void {
  const [imported, local] = [child(specifier, 'imported'), child(specifier, 'local')];
  const binds = imported !== null && imported.start === local?.start;
  if (imported && nameOf(imported) === name)
    uses.push({ start: imported.start, end: imported.end, kind: 'imported', module: module ?? '', binds });
  if (local && !binds && nameOf(local) === name) uses.push({ start: local.start, end: local.end, kind: 'plain' });
}

function addExported(specifier: Node, statement: Node, name: string, uses: NameUse[]): void {
  const [local, exported] = [child(specifier, 'local'), child(specifier, 'exported')];
  if (!local || nameOf(local) !== name) return;
  uses.push({ start: local.start, end: local.end, kind: 'exported', module: sourceOf(statement), keeps: exported?.start === local.start });
}

function isNoUse(node: Node, field: string): boolean {
  if (field === 'label' || node.type === 'MetaProperty' || node.type === 'ImportAttribute') return true;
  if (node.type === 'ExportNamedDeclaration' && field === 'specifiers') return true;
  if (node.type === 'JSXAttribute' && field === 'name') return true;
  if (node.type === 'JSXMemberExpression' && field === 'property') return true;
  if (node.type === 'TSEnumMember' && field === 'id') return true;
  return field === 'key' && node['computed'] !== true;
}
