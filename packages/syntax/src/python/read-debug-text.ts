import { NODE_FIELDS } from './node-fields.ts';
import { type PyNode, type PyValue, UnknownTree, isPyNode } from './py-node.ts';

/**
 * Returns the tree that Ruff's debug text describes, with offsets in UTF-16 code units of `source`.
 *
 * The text is what Rust prints for a structure with `{:#?}`. It is read strictly: an unknown structure or field, or text left over,
 * ends the reading.
 *
 * @throws {UnknownTree} when the text is not of the known form.
 */
export function readDebugText(text: string, source: string): PyNode {
  const reader = new DebugTextReader(text, offsetsOf(source));
  const root = reader.read();
  if (!isPyNode(root) || root.type !== 'ModModule') throw new UnknownTree('the text does not start with a module');
  reader.expectEnd();
  return root;
}

// Ruff counts bytes of UTF-8; for plain ASCII both counts are the same.
function offsetsOf(source: string): (byte: number) => number {
  if (Buffer.byteLength(source) === source.length) return (byte) => byte;
  const units = new Uint32Array(Buffer.byteLength(source) + 1);
  let byte = 0;
  let unit = 0;
  for (const char of source) {
    const size = Buffer.byteLength(char);
    units.fill(unit, byte, byte + size);
    byte += size;
    unit += char.length;
  }
  units[byte] = unit;
  return (at) => units[at] ?? source.length;
}

const SPACE = /[\s,]*/y;
const ATOM = /[A-Za-z_][A-Za-z0-9_]*|-?[0-9][A-Za-z0-9_.+-]*/y;
const RANGE = /(\d+)\.\.(\d+)/y;
const STRING = /"((?:[^"\\]|\\[^])*)"/y;
const FIELD = /([a-z_]+): /y;

class DebugTextReader {
  #at = 0;
  readonly #text: string;
  readonly #unitOf: (byte: number) => number;

  constructor(text: string, unitOf: (byte: number) => number) {
    this.#text = text;
    this.#unitOf = unitOf;
  }

  read(): PyValue {
    this.#skipSpace();
    const char = this.#text[this.#at];
    if (char === '[') return this.#readList();
    if (char === '"') return { text: unescapeRust(this.#take(STRING)[1]!) };
    const atom = this.#take(ATOM)[0];
    this.#skipBlanks();
    if (this.#text[this.#at] === '{') return this.#readStructure(atom);
    if (this.#text[this.#at] === '(') return this.#readVariant(atom);
    return atomValue(atom);
  }

  expectEnd(): void {
    // The module stands in `Module( … )`, whose bracket the variant reader has taken.
    this.#skipSpace();
    if (this.#at < this.#text.length) throw new UnknownTree(`text is left over at ${this.#at}`);
  }

  #readList(): PyValue[] {
    this.#at += 1;
    const items: PyValue[] = [];
    for (this.#skipSpace(); this.#text[this.#at] !== ']'; this.#skipSpace()) items.push(this.read());
    this.#at += 1;
    return items;
  }

  #readVariant(name: string): PyValue {
    this.#at += 1;
    const value = this.read();
    this.#skipSpace();
    if (this.#text[this.#at] !== ')') throw new UnknownTree(`${name} holds more than one value`);
    this.#at += 1;
    if (name === 'Some' || isPyNode(value)) return name === 'Single' ? { variant: name, value } : value;
    if (name === 'Name' || name === 'NodeIndex') return value;
    return { variant: name, value };
  }

  #readStructure(type: string): PyNode {
    this.#at += 1;
    const known = NODE_FIELDS[type];
    if (!known) throw new UnknownTree(`structure ${type} is not known`);
    const node: Record<string, PyValue> = { type, start: 0, end: 0 };
    let count = 0;
    for (this.#skipSpace(); this.#text[this.#at] !== '}'; this.#skipSpace()) {
      // The prefixes of text and of bytes name the same fact differently.
      const field = this.#take(FIELD)[1]!.replace('uppercase_r', 'uppercase');
      if (field === 'range') this.#readRange(node);
      else if (field === 'node_index') this.read();
      else {
        if (!known.includes(field)) throw new UnknownTree(`field ${type}.${field} is not known`);
        node[field] = this.read();
        count += 1;
      }
    }
    this.#at += 1;
    if (count !== known.length) throw new UnknownTree(`structure ${type} lacks a field`);
    return node as unknown as PyNode;
  }

  #readRange(node: Record<string, PyValue>): void {
    const [, start, end] = this.#take(RANGE);
    node['start'] = this.#unitOf(Number(start));
    node['end'] = this.#unitOf(Number(end));
  }

  #take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) throw new UnknownTree(`unknown text at ${this.#at}: ${this.#text.slice(this.#at, this.#at + 40)}`);
    this.#at += match[0].length;
    return match;
  }

  #skipSpace(): void {
    this.#take(SPACE);
  }

  #skipBlanks(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }
}

function atomValue(atom: string): PyValue {
  if (atom === 'None') return null;
  if (atom === 'true') return true;
  return atom === 'false' ? false : atom;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0', '\\': '\\', '"': '"', "'": "'" };

function unescapeRust(text: string): string {
  return text.replace(/\\(?:u\{([0-9a-f]+)\}|([^]))/g, (_, hex: string | undefined, char: string | undefined) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    const plain = ESCAPES[char ?? ''];
    if (plain === undefined) throw new UnknownTree(`unknown escape \\${char}`);
    return plain;
  });
}
