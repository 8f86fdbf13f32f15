import { type Draft, draftOf } from './draft.ts';
import { child, children, type Node, text } from './node.ts';
import { type TestFunction, usualTestFunction } from './test-names.ts';

/** The module around a statement, as far as its tests need it. */
interface Around {
  readonly source: string;
  readonly names: ReadonlyMap<string, TestFunction>;
}

/**
 * Returns the drafts of a describe, it or test call, outer first, or null when the statement is no such call.
 *
 * The name is the path of titles joined by ` > `. A title that is no plain text stands as it is written. Calls inside loops or
 * functions belong to the text of the describe around them.
 */
export function draftTests(statement: Node, parent: string | null, around: Around): Draft[] | null {
  const call = callOf(statement);
  const root = call ? rootName(child(call, 'callee'), around.names) : null;
  if (!call || root === null) return null;
  const args = children(call, 'arguments');
  const callback = args.find((arg) => arg.type === 'ArrowFunctionExpression' || arg.type === 'FunctionExpression') ?? null;
  const title = args[0];
  if (!title || title === callback) return null;
  if (!callback && !isTodo(child(call, 'callee'))) return null;
  const name = (parent === null ? '' : `${parent} > `) + titleText(title, around.source);
  const core = { name, kind: 'test' as const, parent, exported: false, nodes: [statement] };
  return root === 'describe' && callback ? draftSuite(core, callback, around) : [draftOf(core, { fn: callback })];
}

function draftSuite(core: Pick<Draft, 'name' | 'kind' | 'parent' | 'exported' | 'nodes'>, callback: Node, around: Around): Draft[] {
  const braces = child(callback, 'body');
  const statements = braces?.type === 'BlockStatement' ? children(braces, 'body') : [];
  const below = statements.map((statement) => ({ statement, drafts: draftTests(statement, core.name, around) }));
  const members = below.flatMap(({ statement, drafts }) => (drafts ? [statement] : []));
  return [
    draftOf(core, { members, braces: braces?.type === 'BlockStatement' ? braces : null }),
    ...below.flatMap(({ drafts }) => drafts ?? []),
  ];
}

function callOf(statement: Node): Node | null {
  let expression = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null;
  if (expression?.type === 'AwaitExpression') expression = child(expression, 'argument');
  if (expression?.type === 'UnaryExpression' && expression['operator'] === 'void') expression = child(expression, 'argument');
  return expression?.type === 'CallExpression' ? expression : null;
}

// `it.skip`, `describe.each(table)` and `` it.each`table` `` all start with the name of a runner's function.
function rootName(callee: Node | null, names: Around['names']): TestFunction | null {
  switch (callee?.type) {
    case 'Identifier':
      return names.get(text(callee, 'name') ?? '') ?? null;
    case 'MemberExpression':
      return memberName(callee, names);
    case 'CallExpression':
      return rootName(child(callee, 'callee'), names);
    case 'TaggedTemplateExpression':
      return rootName(child(callee, 'tag'), names);
    default:
      return null;
  }
}

// `test.describe(…)` of node:test and Playwright opens a suite; `tap.test(…)` takes its function out of the runner.
function memberName(member: Node, names: Around['names']): TestFunction | null {
  const object = child(member, 'object');
  const property = usualTestFunction(text(child(member, 'property') ?? member, 'name') ?? '');
  const below = rootName(object, names);
  if (below === null) return object?.type === 'Identifier' ? property : null;
  return property === 'describe' ? 'describe' : below;
}

function isTodo(callee: Node | null): boolean {
  return callee?.type === 'MemberExpression' && ['todo', 'skip'].includes(text(child(callee, 'property') ?? callee, 'name') ?? '');
}

function titleText(title: Node, source: string): string {
  if (title.type === 'Literal' && typeof title['value'] === 'string') return title['value'];
  const isPlainTemplate = title.type === 'TemplateLiteral' && children(title, 'expressions').length === 0;
  return source.slice(title.start + (isPlainTemplate ? 1 : 0), title.end - (isPlainTemplate ? 1 : 0));
}
