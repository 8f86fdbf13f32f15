import type { ModuleImport } from '../module.ts';
import { child, children, type Node, text } from './node.ts';

/** Returns the import statements of a module in source order. */
export function listImports(program: Node, source: string): ModuleImport[] {
  return children(program, 'body').flatMap((node) => {
    const core = { text: source.slice(node.start, node.end), start: node.start, end: node.end };
    if (node.type === 'ImportDeclaration') {
      return [
        {
          ...core,
          module: text(child(node, 'source')!, 'value') ?? '',
          names: children(node, 'specifiers').map((one) => specifierOf(one)),
        },
      ];
    }
    if (node.type === 'TSImportEqualsDeclaration') {
      const local = text(child(node, 'id')!, 'name') ?? '';
      const reference = child(node, 'moduleReference')!;
      const required = child(reference, 'expression');
      return [
        {
          ...core,
          module: required ? (text(required, 'value') ?? '') : source.slice(reference.start, reference.end),
          names: [{ imported: '*', local }],
        },
      ];
    }
    return [];
  });
}

function specifierOf(node: Node): { imported: string; local: string } {
  const local = text(child(node, 'local')!, 'name') ?? '';
  if (node.type === 'ImportDefaultSpecifier') return { imported: 'default', local };
  if (node.type === 'ImportNamespaceSpecifier') return { imported: '*', local };
  const imported = child(node, 'imported')!;
  return { imported: text(imported, 'name') ?? text(imported, 'value') ?? local, local };
}
