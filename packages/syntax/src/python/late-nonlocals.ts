import { isPyNode, nodeOf, nodesOf, optionalText, type PyNode, type PyValue, textOf } from './py-node.ts';

const COMPREHENSIONS: ReadonlySet<string> = new Set(['ExprListComp', 'ExprSetComp', 'ExprDictComp', 'ExprGenerator']);

/** Returns the `nonlocal` declarations of a function that stand behind a use of their name in the same scope; of `global` Ruff knows it itself. */
export function lateNonlocals(fn: PyNode): PyNode[] {
  const firstUse = new Map<string, number>();
  const declarations: PyNode[] = [];
  const use = (name: string | null, at: number): void => {
    const key = name?.normalize('NFKC');
    if (key !== undefined && at < (firstUse.get(key) ?? Number.POSITIVE_INFINITY)) firstUse.set(key, at);
  };
  const visit = (value: PyValue | undefined): void => {
    if (Array.isArray(value)) for (const item of value as readonly PyValue[]) visit(item);
    else if (isPyNode(value)) visitNode(value);
    else if (typeof value === 'object' && value !== null && 'variant' in value) visit(value.value);
  };
  const visitNode = (node: PyNode): void => {
    if (node.type === 'StmtNonlocal') return void declarations.push(node);
    if (node.type === 'StmtFunctionDef' || node.type === 'StmtClassDef') return use(textOf(node, 'name'), node.start);
    if (node.type === 'ExprLambda') return;
    // All but the first source of a comprehension has a scope of its own.
    if (COMPREHENSIONS.has(node.type)) return visit(nodeOf(nodesOf(node, 'generators')[0]!, 'iter'));
    if (node.type === 'ExprName') return use(textOf(node, 'id'), node.start);
    if (node.type === 'Alias') return use(optionalText(node, 'asname') ?? textOf(node, 'name').split('.')[0]!, node.start);
    for (const field in node) if (field !== 'type') visit(node[field]);
  };
  visit(nodesOf(fn, 'body'));
  return declarations.filter((declaration) =>
    nodesOf(declaration, 'names').some(
      (name) => (firstUse.get(textOf(name, 'id').normalize('NFKC')) ?? Number.POSITIVE_INFINITY) < declaration.start,
    ),
  );
}
