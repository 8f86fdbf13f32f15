import { decodeLiteral, type Decoded } from './decode-literal.ts';
import { pythonTarget } from './python-settings.ts';
import {
  isPyNode,
  nodeOf,
  nodesOf,
  optionalNode,
  type PyNode,
  textOf,
  type PyText,
  type PyValue,
  type PyVariant,
  UnknownTree,
  wordOf,
} from './py-node.ts';

/** Writes one expression; handed in, because strings hold expressions. */
export type WriteNode = (node: PyNode | null) => string;

/** `isUnicode`: the piece starts with a small `u`, which is a part of CPython's tree. */
type Piece =
  | { readonly kind: 'text'; readonly decoded: Decoded; readonly isUnicode?: boolean }
  | { readonly kind: 'field'; readonly written: string };

/** Returns the canonical text of a string, bytes or f-string literal, adjacent ones joined. */
export function writeStringLiteral(node: PyNode, source: string, write: WriteNode): string {
  const parts = partsOf(nodeOf(node, 'value'));
  if (node.type === 'ExprBytesLiteral')
    return `Constant(bytes:${textOfPieces(
      parts.map((part) => literalPiece(part, source)),
      'bytes',
    )})`;
  if (node.type === 'ExprStringLiteral') {
    return `Constant(str:${textOfPieces(
      parts.map((part) => literalPiece(part, source)),
      'str',
    )}${source[parts[0]!.start] === 'u' ? ' u' : ''})`;
  }
  // Up to 3.11 the first part of a literal made all its texts `u` texts, in formats too; since then each text has its own first part.
  const isAllUnicode = minorOf(pythonTarget()) < 12 ? source[parts[0]!.start] === 'u' : null;
  const pieces = parts.flatMap((part) =>
    part.type === 'StringLiteral' ? [literalPiece(part, source)] : elementPieces(part, { source, isAllUnicode }, write),
  );
  return `${node.type === 'ExprTString' ? 'TemplateStr' : 'JoinedStr'}([${joined(pieces, isAllUnicode)}])`;
}

function minorOf(target: string): number {
  return Number(target.slice('py3'.length));
}

function partsOf(value: PyNode): readonly PyNode[] {
  const inner = value['inner'] as PyValue;
  if (isPyNode(inner)) return nodesOf(inner, 'strings');
  const { variant, value: held } = inner as PyVariant;
  if (variant === 'Single' && isPyNode(held)) return [held];
  if (variant === 'Concatenated' && Array.isArray(held)) {
    return (held as readonly PyValue[]).map((part) => {
      if (!isPyNode(part)) throw new UnknownTree('a part of a string is no node');
      return part;
    });
  }
  throw new UnknownTree(`string of variant ${variant}`);
}

// Ruff cannot hold lone surrogates and keeps CRLF, so such literals are read from the source again.
function literalPiece(part: PyNode, source: string): Piece {
  const written = source.slice(part.start, part.end);
  const value = part['value'] as PyValue;
  const isBytes = part.type === 'BytesLiteral';
  const isUnicode = written.startsWith('u');
  if (isBytes && !written.includes('\r'))
    return { kind: 'text', decoded: { kind: 'points', points: (value as readonly string[]).map(Number) } };
  const given = isBytes ? '' : (value as PyText).text;
  if (!isBytes && !given.includes('\uFFFD') && !written.includes('\r')) return { kind: 'text', decoded: pointsOf(given), isUnicode };
  const [, prefix = '', quote = ''] = /^([A-Za-z]*)("""|'''|"|')/.exec(written) ?? [];
  const inside = written.slice(prefix.length + quote.length, written.length - quote.length);
  return { kind: 'text', decoded: decodeLiteral(inside, { isRaw: /r/i.test(prefix), isBytes, isFormatted: false }), isUnicode };
}

function elementPieces(part: PyNode, around: Pick<Inside, 'source' | 'isAllUnicode'>, write: WriteNode): Piece[] {
  const isRaw = isPyNode(nodeOf(part, 'flags')['prefix']);
  const isTemplate = part.type === 'TString';
  return nodesOf(part, 'elements').flatMap((element) => pieceOf(element, { ...around, isRaw, isTemplate }, write));
}

interface Inside {
  readonly source: string;
  readonly isAllUnicode: boolean | null;
  readonly isRaw: boolean;
  readonly isTemplate: boolean;
}

function pieceOf(element: PyNode, inside: Inside, write: WriteNode): Piece[] {
  if (element.type === 'InterpolatedStringLiteralElement') return [{ kind: 'text', decoded: elementText(element, inside) }];
  if (element.type !== 'InterpolatedElement') throw new UnknownTree(`string element ${element.type}`);
  const debug = optionalNode(element, 'debug_text');
  const expression = nodeOf(element, 'expression');
  const format = optionalNode(element, 'format_spec');
  const given = conversionOf(element['conversion'] as PyValue);
  const conversion = debug && given === -1 && format === null ? 114 : given;
  const spec = format
    ? `JoinedStr([${joined(
        nodesOf(format, 'elements').flatMap((one) => pieceOf(one, inside, write)),
        inside.isAllUnicode,
      )}])`
    : '-';
  const shown = inside.isTemplate ? ` ${quoted(pointsOf(inside.source.slice(expression.start, expression.end)), 'str')}` : '';
  const field = `${inside.isTemplate ? 'Interpolation' : 'FormattedValue'}(${write(expression)}${shown} int:${conversion} ${spec})`;
  const lead = debug ? textOf(debug, 'leading') + textOf(debug, 'expression') + textOf(debug, 'trailing') : null;
  const text: Piece[] = lead === null ? [] : [{ kind: 'text', decoded: pointsOf(lead.replaceAll('\r\n', '\n')) }];
  return [...text, { kind: 'field', written: field }];
}

function elementText(element: PyNode, inside: Inside): Decoded {
  const given = textOf(element, 'value');
  const written = inside.source.slice(element.start, element.end);
  if (!given.includes('\uFFFD') && !written.includes('\r')) return pointsOf(given);
  return decodeLiteral(written, { isRaw: inside.isRaw, isBytes: false, isFormatted: true });
}

function conversionOf(value: PyValue): number {
  const codes: Readonly<Record<string, number>> = { Str: 115, Ascii: 97, Repr: 114 };
  if (value === null) return -1;
  const code = codes[wordOf(value)];
  if (code === undefined) throw new UnknownTree(`conversion ${wordOf(value)}`);
  return code;
}

// Neighbouring texts are one constant; an empty one is none.
function joined(pieces: readonly Piece[], isAllUnicode: boolean | null): string {
  const written: string[] = [];
  let run: Piece[] = [];
  const flush = () => {
    const text = textOfPieces(run, 'str');
    const isUnicode = isAllUnicode ?? (run[0]?.kind === 'text' && run[0].isUnicode === true);
    if (text !== '""') written.push(`Constant(str:${text}${isUnicode ? ' u' : ''})`);
    run = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') run.push(piece);
    else {
      flush();
      written.push(piece.written);
    }
  }
  flush();
  return written.join(' ');
}

function textOfPieces(pieces: readonly Piece[], type: 'str' | 'bytes'): string {
  const texts = pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.decoded] : []));
  if (texts.some((text) => text.kind === 'raw'))
    return texts.map((text) => (text.kind === 'raw' ? `raw${JSON.stringify(text.text)}` : quoted(text, type))).join('+');
  return quoted({ kind: 'points', points: texts.flatMap((text) => (text.kind === 'points' ? text.points : [])) }, type);
}

function pointsOf(text: string): Decoded {
  return { kind: 'points', points: Array.from(text, (char) => char.codePointAt(0)!) };
}

function quoted(decoded: Decoded, type: 'str' | 'bytes'): string {
  if (decoded.kind === 'raw') return `raw${JSON.stringify(decoded.text)}`;
  if (type === 'bytes') return decoded.points.map((point) => point.toString(16).padStart(2, '0')).join('');
  return `"${decoded.points.map((point) => spelled(point)).join('')}"`;
}

function spelled(point: number): string {
  const isPlain = point >= 32 && point < 127 && point !== 34 && point !== 92;
  return isPlain ? String.fromCharCode(point) : `\\u{${point.toString(16)}}`;
}
