import type { ModuleImport } from '../module.ts';
import { nodesOf, optionalText, type PyNode, textOf } from './py-node.ts';

/** Returns the import statements at the top level of a module. `import a, b` is one entry with the module `a, b`. */
export function listPythonImports(root: PyNode, source: string): ModuleImport[] {
  return nodesOf(root, 'body').flatMap((node) => {
    if (node.type !== 'StmtImport' && node.type !== 'StmtImportFrom') return [];
    const aliases = nodesOf(node, 'names').map((one) => ({
      imported: textOf(one, 'name'),
      local: optionalText(one, 'asname') ?? textOf(one, 'name'),
    }));
    const module =
      node.type === 'StmtImport'
        ? aliases.map((one) => one.imported).join(', ')
        : '.'.repeat(Number(node['level'])) + (optionalText(node, 'module') ?? '');
    const names = node.type === 'StmtImport' ? aliases.map(({ local }) => ({ imported: '*', local })) : aliases;
    return [{ text: source.slice(node.start, node.end), module, names, start: node.start, end: node.end }];
  });
}
