import { name, seq, spelledAs, type Write } from './canonical-parts.ts';
import { writeStringLiteral } from './canonical-strings.ts';
import {
  isPyNode,
  isTrue,
  nodeOf,
  nodesOf,
  optionalNode,
  optionalText,
  type PyNode,
  type PyValue,
  type PyVariant,
  textOf,
  UnknownTree,
  wordOf,
} from './py-node.ts';

/** Returns the canonical text of an expression or of a part of one. */
export function writeExpression(node: PyNode, write: Write): string {
  const field = (of: string) => write.node(optionalNode(node, of));
  const list = (of: string) => write.list(nodesOf(node, of));
  const word = (of: string) => wordOf(node[of]);
  switch (node.type) {
    case 'ExprName':
      return spelledAs('Name', name(textOf(node, 'id')), word('ctx'));
    case 'ExprAttribute':
      return spelledAs('Attribute', field('value'), name(textOf(node, 'attr')), word('ctx'));
    case 'ExprSubscript':
      return spelledAs('Subscript', field('value'), field('slice'), word('ctx'));
    case 'ExprStarred':
      return spelledAs('Starred', field('value'), word('ctx'));
    case 'ExprList':
      return spelledAs('List', list('elts'), word('ctx'));
    case 'ExprTuple':
      return spelledAs('Tuple', list('elts'), word('ctx'));
    case 'ExprSet':
      return spelledAs('Set', list('elts'));
    case 'ExprDict':
      return writeDict(node, write);
    case 'ExprBoolOp':
      return spelledAs('BoolOp', word('op'), list('values'));
    case 'ExprNamed':
      return spelledAs('NamedExpr', field('target'), field('value'));
    case 'ExprBinOp':
      return spelledAs('BinOp', field('left'), word('op'), field('right'));
    case 'ExprUnaryOp':
      return spelledAs('UnaryOp', word('op'), field('operand'));
    case 'ExprCompare':
      return writeCompare(node, write);
    case 'ExprCall':
      return spelledAs(
        'Call',
        field('func'),
        write.list(nodesOf(nodeOf(node, 'arguments'), 'args')),
        write.list(nodesOf(nodeOf(node, 'arguments'), 'keywords')),
      );
    case 'ExprIf':
      return spelledAs('IfExp', field('test'), field('body'), field('orelse'));
    case 'ExprSlice':
      return spelledAs('Slice', field('lower'), field('upper'), field('step'));
    case 'ExprAwait':
    case 'ExprYield':
    case 'ExprYieldFrom':
      return spelledAs(node.type.slice('Expr'.length), field('value'));
    default:
      return writeLiteral(node, write) ?? writeScope(node, write);
  }
}

function writeLiteral(node: PyNode, write: Write): string | null {
  switch (node.type) {
    case 'ExprStringLiteral':
    case 'ExprBytesLiteral':
    case 'ExprFString':
    case 'ExprTString':
      return writeStringLiteral(node, write.source, write.node);
    case 'ExprNumberLiteral':
      return `Constant(${numberText(node['value'] as PyValue)})`;
    case 'ExprBooleanLiteral':
      return `Constant(${isTrue(node, 'value') ? 'True' : 'False'})`;
    case 'ExprNoneLiteral':
      return 'Constant(None)';
    case 'ExprEllipsisLiteral':
      return 'Constant(Ellipsis)';
    default:
      return null;
  }
}

function writeScope(node: PyNode, write: Write): string {
  const field = (of: string) => write.node(optionalNode(node, of));
  const list = (of: string) => write.list(nodesOf(node, of));
  switch (node.type) {
    case 'ExprLambda':
      return spelledAs(
        'Lambda',
        node['parameters'] === null ? spelledAs('arguments', '[]', '[]', '-', '[]', '[]', '-', '[]') : field('parameters'),
        field('body'),
      );
    case 'ExprListComp':
    case 'ExprSetComp':
      return spelledAs(node.type.slice('Expr'.length), field('elt'), list('generators'));
    case 'ExprGenerator':
      return spelledAs('GeneratorExp', field('elt'), list('generators'));
    case 'ExprDictComp':
      return spelledAs('DictComp', field('key'), field('value'), list('generators'));
    case 'Comprehension':
      return spelledAs('comprehension', field('target'), field('iter'), list('ifs'), isTrue(node, 'is_async') ? 'int:1' : 'int:0');
    case 'Keyword':
      return spelledAs('keyword', optionalText(node, 'arg') === null ? '-' : name(textOf(node, 'arg')), field('value'));
    case 'Decorator':
      return field('expression');
    case 'Parameters':
      return writeParameters(node, write);
    case 'Parameter':
      return spelledAs('arg', name(textOf(node, 'name')), field('annotation'));
    case 'TypeParamTypeVar':
      return spelledAs('TypeVar', name(textOf(node, 'name')), field('bound'), defaultOf(node, write));
    case 'TypeParamTypeVarTuple':
    case 'TypeParamParamSpec':
      return spelledAs(node.type.slice('TypeParam'.length), name(textOf(node, 'name')), defaultOf(node, write));
    default:
      throw new UnknownTree(`expression ${node.type}`);
  }
}

// CPython before 3.13 has no such field.
function defaultOf(node: PyNode, write: Write): string {
  return node['default'] === null ? '' : write.node(nodeOf(node, 'default'));
}

function writeDict(node: PyNode, write: Write): string {
  const items = nodesOf(node, 'items');
  return spelledAs(
    'Dict',
    seq(items.map((item) => write.node(optionalNode(item, 'key')))),
    seq(items.map((item) => write.node(nodeOf(item, 'value')))),
  );
}

function writeCompare(node: PyNode, write: Write): string {
  const [left, ...rest] = nodesOf(node, 'operands');
  return spelledAs('Compare', write.node(left ?? null), seq((node['ops'] as readonly PyValue[]).map((op) => wordOf(op))), write.list(rest));
}

function writeParameters(node: PyNode, write: Write): string {
  const plain = (field: string) => nodesOf(node, field);
  const arg = (one: PyNode) => write.node(nodeOf(one, 'parameter'));
  const args = (field: string) => seq(plain(field).map((one) => arg(one)));
  const defaults = [...plain('posonlyargs'), ...plain('args')]
    .filter((one) => one['default'] !== null)
    .map((one) => write.node(nodeOf(one, 'default')));
  const keywordDefaults = plain('kwonlyargs').map((one) => write.node(optionalNode(one, 'default')));
  return spelledAs(
    'arguments',
    args('posonlyargs'),
    args('args'),
    write.node(optionalNode(node, 'vararg')),
    args('kwonlyargs'),
    seq(keywordDefaults),
    write.node(optionalNode(node, 'kwarg')),
    seq(defaults),
  );
}

function numberText(value: PyValue): string {
  if (isPyNode(value) && value.type === 'Complex')
    return `complex:${doubleText(wordOf(value['real']))}:${doubleText(wordOf(value['imag']))}`;
  const { variant, value: written } = value as PyVariant;
  // Integers past 64 bits keep their spelling.
  if (variant === 'Int') return `int:${BigInt(wordOf(written).replaceAll('_', ''))}`;
  if (variant === 'Float') return `float:${doubleText(wordOf(written))}`;
  throw new UnknownTree(`number ${variant}`);
}

function doubleText(written: string): string {
  const value = written === 'inf' ? Infinity : Number(written);
  if (Number.isNaN(value)) throw new UnknownTree(`number ${written}`);
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return bytes.getBigUint64(0).toString(16).padStart(16, '0');
}
