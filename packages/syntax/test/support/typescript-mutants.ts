import { pick } from './seeded.ts';
import { type Change, edited } from './typescript-edits.ts';
import type { SourceNode, TypescriptSource } from './typescript-source.ts';

/** Exchanges one token for another that never means the same. */
function exchange(table: Readonly<Record<string, readonly string[]>>, labels: RegExp): Change {
  return ({ text, tokens }, random) => {
    const places = tokens.filter((token) => labels.test(token.label) && Object.hasOwn(table, token.text));
    if (places.length === 0) return null;
    const { start, end, text: present } = pick(random, places);
    return edited(text, [{ start, end, put: pick(random, table[present]!) }]);
  };
}

/** Changes one node of some kinds; the texts put are never the same program. */
function at(
  filter: (node: SourceNode, source: TypescriptSource) => boolean,
  put: (text: string, random: () => number, node: SourceNode) => string | null,
): Change {
  return (source, random) => {
    const places = source.nodes.filter((node) => filter(node, source));
    if (places.length === 0) return null;
    const node = pick(random, places);
    const present = source.text.slice(node.start, node.end);
    const other = put(present, random, node);
    return other === null || other === present ? null : edited(source.text, [{ start: node.start, end: node.end, put: other }]);
  };
}

const OPERATORS = {
  '+': ['-', '*'],
  '-': ['+', '*'],
  '*': ['/', '**'],
  '/': ['*', '%'],
  '%': ['*'],
  '**': ['*'],
  '&&': ['||', '??'],
  '||': ['&&', '??'],
  '??': ['||'],
  '===': ['!==', '=='],
  '!==': ['===', '!='],
  '==': ['===', '!='],
  '!=': ['!==', '=='],
  '<': ['<=', '>'],
  '>': ['>=', '<'],
  '<=': ['<'],
  '>=': ['>'],
  '+=': ['-=', '='],
  '-=': ['+='],
  '??=': ['||=', '='],
  '||=': ['&&='],
  '&&=': ['='],
  '++': ['--'],
  '--': ['++'],
  '!': ['~', '-'],
  '?.': ['.', '?.['],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['>>>', '<<'],
  '=>': [':'],
  '...': [''],
};

const WORDS = {
  const: ['let', 'var'],
  let: ['const', 'var'],
  var: ['let'],
  return: ['throw', 'void', 'await', 'yield'],
  if: ['while'],
  while: ['if'],
  true: ['false', '1'],
  false: ['true', '0'],
  null: ['undefined', '0'],
  this: ['self'],
  break: ['continue'],
  continue: ['break'],
  typeof: ['void', '!'],
  in: ['instanceof', 'of'],
  of: ['in'],
  instanceof: ['in'],
  await: ['', 'void'],
  async: [''],
  static: ['', 'readonly'],
  new: [''],
  export: ['', 'export default'],
  delete: ['void'],
  throw: ['return'],
  yield: ['await', 'yield*'],
  extends: ['implements'],
  string: ['number', 'string[]', 'String'],
  number: ['string', 'bigint'],
  boolean: ['true', 'unknown'],
  unknown: ['any'],
  any: ['unknown', 'never'],
  readonly: ['private', ''],
  private: ['public', ''],
  interface: ['type'],
  type: ['interface', ''],
  keyof: ['typeof'],
  get: ['set', ''],
  set: ['get'],
  case: ['default'],
  super: ['this'],
  void: ['undefined', 'typeof'],
  public: ['protected'],
};

const isString = ({ type, parent }: SourceNode) => type === 'StringLiteral' && parent?.type !== 'JSXAttribute';

const names = at(
  ({ type }) => type === 'Identifier',
  (text, random, { raw }) => {
    const name = raw['name'] as string;
    // The node may hold a type annotation behind its name.
    return text.startsWith(name) ? pick(random, [`${name}_`, name.slice(1) || 'x', `_${name}`]) + text.slice(name.length) : null;
  },
);

const numbers = at(
  ({ type }) => type === 'NumericLiteral',
  (text, random) =>
    pick(random, [`${text}n`, `'${text}'`, `-${text}`, `(${text} + 0)`, '1e999', 'NaN', `${Number(text) + 1}`, `\`${text}\``]),
);

const strings = at(isString, (text, random) => {
  const inside = text.slice(1, -1);
  const q = text[0]!;
  return pick(random, [
    `${q}${inside} ${q}`,
    `${q}${inside}\\u{1F600}${q}`,
    `${q}${inside}\\ud83d${q}`,
    `\`${inside.replaceAll('`', '\\`')}\``,
    `(${text} + '')`,
    `${q}${inside}\\n${q}`,
    `[${text}]`,
    `/${inside.replace(/\W/g, '') || 'x'}/`,
  ]);
});

const templates = at(
  ({ type }) => type === 'TemplateLiteral',
  (text, random) => pick(random, [`${text.slice(0, -1)} \``, `\`\\x20${text.slice(1)}`, `String.raw${text}`, `${text.slice(0, -1)}\n\``]),
);

const patterns = at(
  ({ type }) => type === 'RegExpLiteral',
  (text, random) => {
    const flags = /[a-z]*$/.exec(text)![0];
    return pick(random, [flags.includes('y') ? text.replace(/y(?=[a-z]*$)/, '') : `${text}y`, `/x${text.slice(1)}`]);
  },
);

const statements: Change = ({ text, nodes }, random) => {
  const places = nodes.filter(
    ({ type, parent, field }) =>
      /Statement$|^VariableDeclaration$/.test(type) && type !== 'EmptyStatement' && field === 'body' && parent?.type === 'BlockStatement',
  );
  if (places.length === 0) return null;
  const one = pick(random, places);
  const siblings = places.filter(({ parent }) => parent === one.parent);
  const next = siblings[siblings.indexOf(one) + 1];
  const code = ({ start, end }: SourceNode) => text.slice(start, end);
  if (next === undefined || random() < 0.4) return edited(text, [{ start: one.start, end: one.end, put: '' }]);
  if (code(one).replace(/\W/g, '') === code(next).replace(/\W/g, '') || !/[;}]$/.test(code(one)) || !/[;}]$/.test(code(next))) return null;
  return edited(text, [
    { start: one.start, end: one.end, put: code(next) },
    { start: next.start, end: next.end, put: code(one) },
  ]);
};

const argumentsSwapped: Change = ({ text, nodes }, random) => {
  const calls = nodes.filter(({ type, raw }) => type === 'CallExpression' && (raw['arguments'] as unknown[]).length > 1);
  if (calls.length === 0) return null;
  const [one, other] = (pick(random, calls).raw['arguments'] as { start: number; end: number }[]).slice(0, 2) as [
    { start: number; end: number },
    { start: number; end: number },
  ];
  const code = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  if (code(one).replace(/\W/g, '') === code(other).replace(/\W/g, '')) return null;
  return edited(text, [
    { start: one.start, end: one.end, put: code(other) },
    { start: other.start, end: other.end, put: code(one) },
  ]);
};

// `a - (b - c)` instead of `a - b - c`.
const associativity: Change = ({ text, nodes }, random) => {
  const places = nodes.filter(
    ({ type, raw }) =>
      type === 'BinaryExpression' &&
      (raw['left'] as { type: string }).type === 'BinaryExpression' &&
      (raw['left'] as { extra?: unknown }).extra === undefined,
  );
  if (places.length === 0) return null;
  const outer = pick(random, places);
  const inner = outer.raw['left'] as { right: { start: number } };
  return edited(text, [
    { start: inner.right.start, end: inner.right.start, put: '(' },
    { start: outer.end, end: outer.end, put: ')' },
  ]);
};

const wrapped = at(
  ({ parent, field }) =>
    parent !== null &&
    /^(?:ReturnStatement|VariableDeclarator|CallExpression)$/.test(parent.type) &&
    /^(?:argument|init|arguments)$/.test(field),
  (text, random) =>
    pick(random, [
      `!(${text})`,
      `(${text}, 0)`,
      `[${text}]`,
      `(${text})?.x`,
      `await (${text})`,
      `{ x: ${text} }`,
      `() => (${text})`,
      `(${text}) ?? 0`,
    ]),
);

const parameters = at(
  ({ field, type }) => field === 'params' && type === 'Identifier',
  (text, random) => pick(random, [`${text} = 0`, `...${text}`, `_${text}`, `${text}, _`]),
);

const functions: Change = ({ text, nodes }, random) => {
  const places = nodes.filter(
    ({ type, raw }) =>
      /^(?:FunctionDeclaration|ArrowFunctionExpression|FunctionExpression)$/.test(type) &&
      raw['async'] !== true &&
      raw['generator'] !== true,
  );
  if (places.length === 0) return null;
  const { start, type } = pick(random, places);
  if (type === 'ArrowFunctionExpression' || random() < 0.5) return edited(text, [{ start, end: start, put: 'async ' }]);
  return edited(text, [{ start, end: start + 'function'.length, put: 'function*' }]);
};

const chains = at(
  ({ type, parent }) => type === 'OptionalMemberExpression' && parent?.type === 'OptionalMemberExpression',
  (text) => `(${text})`,
);

const shorthands = at(
  ({ type, raw }) => type === 'ObjectProperty' && raw['shorthand'] === true,
  (text) => (/^\w+$/.test(text) ? `${text}: ${text}` : null),
);

/** Changes that make another program, or none. */
export const MUTANTS: Readonly<Record<string, Change>> = {
  operator: exchange(OPERATORS, /^(?!string|template|jsxText|regexp|\.\.\.`|\.\.\.\$)/),
  keyword: exchange(WORDS, /^(?!string|template|jsx|regexp)/),
  names,
  numbers,
  strings,
  templates,
  patterns,
  statements,
  'arguments swapped': argumentsSwapped,
  associativity,
  wrapped,
  parameters,
  'function kind': functions,
  'optional chain cut': chains,
  'shorthand spelled out': shorthands,
};
