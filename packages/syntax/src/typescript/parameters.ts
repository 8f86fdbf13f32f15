import { child, children, type Node, text } from './node.ts';

/** Returns the names that the parameters of a function bind, in order; a `this` parameter binds none. */
export function boundNames(fn: Node): string[] {
  return children(fn, 'params')
    .flatMap((param) => targetNames(param))
    .filter((name) => name !== 'this');
}

/** Returns the default values inside a function's parameters. */
export function defaultValues(fn: Node): Node[] {
  return children(fn, 'params').flatMap((param) => defaultsIn(param));
}

/** Returns the names that a pattern binds, in order. */
export function targetNames(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [text(pattern, 'name') ?? ''];
    case 'AssignmentPattern':
      return targetNames(child(pattern, 'left'));
    case 'RestElement':
      return targetNames(child(pattern, 'argument'));
    case 'TSParameterProperty':
      return targetNames(child(pattern, 'parameter'));
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap((element) => targetNames(element));
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((property) =>
        targetNames(property.type === 'RestElement' ? property : child(property, 'value')),
      );
    default:
      return [];
  }
}

function defaultsIn(pattern: Node | null): Node[] {
  switch (pattern?.type) {
    case 'AssignmentPattern':
      return [child(pattern, 'right')!, ...defaultsIn(child(pattern, 'left'))];
    case 'TSParameterProperty':
      return defaultsIn(child(pattern, 'parameter'));
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap((element) => defaultsIn(element));
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((property) => defaultsIn(child(property, 'value')));
    default:
      return [];
  }
}
