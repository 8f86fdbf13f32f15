import type { Module } from '../module.ts';
import type { NameUse } from '../name-uses.ts';
import { isPyNode, nodeOf, nodesOf, optionalNode, optionalText, type PyNode, textOf, walkPy } from './py-node.ts';
import { treeOf } from './tree-of.ts';

export function pythonNameUses(module: Module, name: string): NameUse[] {
  const uses: NameUse[] = [];
  const plain = (node: PyNode) => uses.push({ start: node.start, end: node.end, kind: 'plain' });
  walkPy(treeOf(module), (node): boolean => {
    switch (node.type) {
      case 'ExprName':
        if (textOf(node, 'id') === name) plain(node);
        return true;
      case 'StmtFunctionDef':
      case 'StmtClassDef':
        if (textOf(node, 'name') === name) plain(nodeOf(node, 'name'));
        return true;
      case 'StmtGlobal':
      case 'StmtNonlocal':
        for (const one of nodesOf(node, 'names')) if (textOf(one, 'id') === name) plain(one);
        return true;
      case 'StmtImportFrom':
        for (const alias of nodesOf(node, 'names')) addAlias(alias, moduleOf(node), name, uses);
        return false;
      case 'StmtImport':
        return false;
      case 'ExprAttribute': {
        const object = dottedName(nodeOf(node, 'value'));
        if (textOf(node, 'attr') === name && object !== null)
          uses.push({ start: node.end - name.length, end: node.end, kind: 'member', object });
        return true;
      }
      default:
        return true;
    }
  });
  return uses;
}

function moduleOf(node: PyNode): string {
  return '.'.repeat(Number(node['level'])) + (optionalText(node, 'module') ?? '');
}

function addAlias(alias: PyNode, module: string, name: string, uses: NameUse[]): void {
  const asname = optionalNode(alias, 'asname');
  if (textOf(alias, 'name') === name)
    uses.push({ start: alias.start, end: alias.start + name.length, kind: 'imported', module, binds: asname === null });
  if (asname && textOf(asname, 'id') === name) uses.push({ start: asname.start, end: asname.end, kind: 'plain' });
}

function dottedName(node: PyNode): string | null {
  if (node.type === 'ExprName') return textOf(node, 'id');
  if (node.type !== 'ExprAttribute' || !isPyNode(node['value'])) return null;
  const object = dottedName(node['value']);
  return object === null ? null : `${object}.${textOf(node, 'attr')}`;
}
