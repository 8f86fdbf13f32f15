import { pick } from './seeded.ts';
import { type Change, type Edit, edited, some } from './typescript-edits.ts';
import type { SourceNode, SourceToken, TypescriptSource } from './typescript-source.ts';

// Between these, white space is text or the token is one.
const TIGHT = /^(?:jsxText|template|`|\.\.\.\$\{|\.\.\.`|\$\{)/;

function gaps({ tokens }: TypescriptSource): [SourceToken, SourceToken][] {
  return tokens.slice(1).flatMap((right, index) => {
    const left = tokens[index]!;
    const isText = [left, right].some(({ label }) => label === 'jsxText') || TIGHT.test(right.label) || left.label === '...${';
    return isText || left.label === '#' || left.label === '@' ? [] : [[left, right] as [SourceToken, SourceToken]];
  });
}

const commentsStripped: Change = ({ text, comments }) =>
  edited(
    text,
    comments
      .filter(({ start }) => !text.startsWith('#!', start))
      .map(({ start, end }) => ({ start, end, put: text.slice(start, end).includes('\n') ? '\n' : ' ' })),
  );

const spaces: Change = (source, random) =>
  edited(
    source.text,
    some(random, gaps(source)).map(([left]) => ({ start: left.end, end: left.end, put: pick(random, ['  ', '\t', ' \u00a0']) })),
  );

const commentsAdded: Change = (source, random) =>
  edited(
    source.text,
    // Directly behind a division the opening slash would begin a comment of the line.
    some(random, gaps(source)).map(([{ end, text }]) => ({
      start: end,
      end,
      put: pick(random, [' /* c */ ', text.endsWith('/') ? ' /**/' : '/**/', ' /* } */']),
    })),
  );

// Behind an opening bracket and behind a comma no statement can end.
const lineBreaks: Change = (source, random) =>
  edited(
    source.text,
    some(
      random,
      gaps(source).filter(([{ text }]) => /^[([{,]$/.test(text)),
    ).map(([left]) => ({ start: left.end, end: left.end, put: pick(random, ['\n', ' // }\n', '\n\n  ']) })),
  );

const carriageReturns: Change = ({ text }) => (text.includes('\r') || !text.includes('\n') ? null : text.replaceAll('\n', '\r\n'));

function strings({ nodes, text }: TypescriptSource): SourceNode[] {
  return nodes.filter(
    ({ type, parent, start, end }) => type === 'StringLiteral' && parent?.type !== 'JSXAttribute' && !text.slice(start, end).includes('\\'),
  );
}

const quotes: Change = (source, random) =>
  edited(
    source.text,
    some(random, strings(source)).map(({ start, end }) => {
      const inside = source.text.slice(start + 1, end - 1);
      const quote = pick(random, ['"', "'"]);
      return { start, end, put: quote + inside.replaceAll(quote, `\\${quote}`) + quote };
    }),
  );

const escapes: Change = (source, random) =>
  edited(
    source.text,
    some(random, strings(source)).map(({ start, end }) => {
      const put = Array.from(source.text.slice(start + 1, end - 1), (char) => (random() < 0.3 ? escaped(char, random) : char)).join('');
      return { start: start + 1, end: end - 1, put };
    }),
  );

function escaped(char: string, random: () => number): string {
  const point = char.codePointAt(0)!;
  const hex = point.toString(16);
  if (point < 256) return pick(random, [`\\x${hex.padStart(2, '0')}`, `\\u${hex.padStart(4, '0')}`, `\\u{${hex}}`]);
  return point > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

const numbers: Change = (source, random) =>
  edited(
    source.text,
    some(
      random,
      source.nodes.filter(
        ({ type, start, end, parent }) =>
          type === 'NumericLiteral' && /^(?:0|[1-9]\d*)$/.test(source.text.slice(start, end)) && parent?.type !== 'TSEnumMember',
      ),
    ).map(({ start, end }) => {
      const value = Number(source.text.slice(start, end));
      return {
        start,
        end,
        put: pick(random, [`0x${value.toString(16)}`, `0b${value.toString(2)}`, `${value}.0`, `${value}e0`, `0o${value.toString(8)}`]),
      };
    }),
  );

// Where an expression may stand in parentheses whatever it is, but for one that a chain of `?.` would end in.
const FIELDS: Readonly<Record<string, RegExp>> = {
  CallExpression: /^arguments$/,
  NewExpression: /^arguments$/,
  ReturnStatement: /^argument$/,
  VariableDeclarator: /^init$/,
  BinaryExpression: /^(?:left|right)$/,
  ConditionalExpression: /^(?:test|consequent|alternate)$/,
  ArrayExpression: /^elements$/,
  IfStatement: /^test$/,
  ObjectProperty: /^value$/,
  TemplateLiteral: /^expressions$/,
};

const parentheses: Change = (source, random) => {
  const places = source.nodes.filter(
    ({ type, parent, field }) =>
      parent !== null &&
      FIELDS[parent.type]?.test(field) === true &&
      !/^(?:Spread|Private|Assignment|Object|Array|Rest)|Pattern$|ArgumentPlaceholder/.test(type) &&
      parent.parent?.type !== 'ObjectPattern' &&
      parent.raw['shorthand'] !== true &&
      // The value of a declared constant must be a literal.
      parent.parent?.raw['declare'] !== true,
  );
  const edits = some(random, places, 0.15).flatMap(({ start, end }) => [
    { start, end: start, put: '(' },
    { start: end, end, put: ')' },
  ]);
  return nested(source.text, edits);
};

// Of parentheses at one place those that close come first.
function nested(text: string, edits: readonly Edit[]): string | null {
  if (edits.length === 0) return null;
  let out = '';
  let at = 0;
  for (const { start, put } of edits.toSorted((a, b) => a.start - b.start || (a.put === ')' ? -1 : 1) - (b.put === ')' ? -1 : 1))) {
    out += text.slice(at, start) + put;
    at = start;
  }
  return out + text.slice(at);
}

const trailingCommas: Change = (source, random) => {
  const places = source.nodes.flatMap(({ type, raw, end }) => {
    const field =
      type === 'ArrayExpression'
        ? 'elements'
        : type === 'ObjectExpression'
          ? 'properties'
          : /^(?:Call|New)Expression$/.test(type)
            ? 'arguments'
            : null;
    const list = field === null ? [] : (raw[field] as ({ end: number } | null)[]);
    const last = list.at(-1);
    if (!last || !/[)\]}]/.test(source.text[end - 1]!)) return [];
    const rest = source.text.slice(last.end, end - 1);
    return /^\s*$/.test(rest) ? [{ start: end - 1, end: end - 1, put: ',' }] : [];
  });
  return edited(source.text, some(random, places));
};

const emptyStatements: Change = ({ text, nodes }, random) => {
  const places = nodes.filter(
    ({ type, field, parent }) => type.endsWith('Statement') && field === 'body' && /^(?:BlockStatement|Program)$/.test(parent?.type ?? ''),
  );
  return edited(
    text,
    some(random, places).map(({ end }) => ({ start: end, end, put: ';' })),
  );
};

const semicolons: Change = ({ text, nodes }, random) => {
  const places = nodes.filter(
    ({ type, start, end }) => /^(?:Expression|Return|Throw)Statement$/.test(type) && !text.slice(start, end).endsWith(';'),
  );
  return edited(
    text,
    some(random, places).map(({ end }) => ({ start: end, end, put: ';' })),
  );
};

/** Changes that leave the program as it is. */
export const VARIANTS: Readonly<Record<string, Change>> = {
  'comments stripped': commentsStripped,
  'comments added': commentsAdded,
  spaces,
  'line breaks': lineBreaks,
  'carriage returns': carriageReturns,
  quotes,
  escapes,
  numbers,
  parentheses,
  'trailing commas': trailingCommas,
  'empty statements': emptyStatements,
  semicolons,
};
