import { child, children, type Node, text } from './node.ts';

/** Which function of a runner a name stands for: one that opens a suite, or one that holds a test. */
export type TestFunction = 'describe' | 'it';

const SUITES = ['describe', 'suite', 'context', 'fdescribe', 'xdescribe'];
const CASES = ['it', 'test', 'specify', 'fit', 'xit', 'xtest'];
const USUAL: ReadonlyMap<string, TestFunction> = new Map([
  ...SUITES.map((name) => [name, 'describe'] as const),
  ...CASES.map((name) => [name, 'it'] as const),
]);

/** Returns what a runner calls its functions, as members of it too: `tap.test`, `QUnit.test`; null for any other name. */
export function usualTestFunction(name: string): TestFunction | null {
  return USUAL.get(name) ?? null;
}

/**
 * Returns the names that stand for functions of a runner in a module: the usual ones, and those that the module gives them itself,
 * by an import, by taking them out of an object, or by a choice between two functions.
 */
export function testNames(statements: readonly Node[]): ReadonlyMap<string, TestFunction> {
  const names = new Map(USUAL);
  for (const statement of statements) {
    for (const specifier of children(statement, 'specifiers'))
      take(names, usualOf(child(specifier, 'imported')), child(specifier, 'local'));
    for (const declarator of children(statement, 'declarations')) takeDeclared(names, declarator);
  }
  return names;
}

function takeDeclared(names: Map<string, TestFunction>, declarator: Node): void {
  const id = child(declarator, 'id');
  if (id?.type === 'Identifier') return take(names, functionIn(child(declarator, 'init'), names), id);
  const properties = id?.type === 'ObjectPattern' ? children(id, 'properties') : [];
  for (const property of properties) take(names, usualOf(child(property, 'key')), child(property, 'value'));
}

function take(names: Map<string, TestFunction>, of: TestFunction | null, local: Node | null): void {
  const name = local?.type === 'Identifier' ? text(local, 'name') : null;
  if (of !== null && name !== null && !names.has(name)) names.set(name, of);
}

function functionIn(value: Node | null, names: ReadonlyMap<string, TestFunction>): TestFunction | null {
  switch (value?.type) {
    case 'Identifier':
      return names.get(text(value, 'name') ?? '') ?? null;
    case 'MemberExpression':
      return usualOf(child(value, 'property')) ?? functionIn(child(value, 'object'), names);
    case 'ConditionalExpression':
      return functionIn(child(value, 'consequent'), names) ?? functionIn(child(value, 'alternate'), names);
    case 'LogicalExpression':
      return functionIn(child(value, 'right'), names) ?? functionIn(child(value, 'left'), names);
    default:
      return null;
  }
}

function usualOf(key: Node | null): TestFunction | null {
  return key?.type === 'Identifier' ? usualTestFunction(text(key, 'name') ?? '') : null;
}
