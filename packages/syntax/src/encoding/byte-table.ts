/** What each byte stands for; undefined where it stands for nothing. */
export type ByteTable = readonly (string | undefined)[];

const tables = new Map<string, ByteTable | null>();

/** Returns the table of an encoding of one byte a character, by the names that Python gives it; null when it is not known. Never throws. */
export function byteTable(name: string): ByteTable | null {
  const label = labelOf(name.toLowerCase().replace(/[-_.]/g, ''));
  if (label === null) return null;
  const known = tables.get(label);
  if (known !== undefined) return known;
  const made = makeTable(label);
  tables.set(label, made);
  return made;
}

// `latin1` and `ascii` are not what the decoders of browsers take them for.
function labelOf(name: string): string | null {
  if (/^(?:isolatin1|latin1|l1|(?:iso)?88591|cp819)/.test(name)) return 'latin1';
  if (/^(?:us)?ascii$|^646$/.test(name)) return 'ascii';
  const iso = /^(?:iso)?8859([2-8]|1[03-6])$/.exec(name)?.[1];
  if (iso !== undefined) return `iso-8859-${iso}`;
  const windows = /^(?:cp|windows)?(125[0-8])$/.exec(name)?.[1];
  if (windows !== undefined) return `windows-${windows}`;
  const koi = /^koi8([ru])$/.exec(name)?.[1];
  return koi === undefined ? null : `koi8-${koi}`;
}

function makeTable(label: string): ByteTable {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  if (label === 'latin1') return bytes.map((byte) => String.fromCharCode(byte));
  if (label === 'ascii') return bytes.map((byte) => (byte < 128 ? String.fromCharCode(byte) : undefined));
  const decoder = new TextDecoder(label);
  const isWindows = label.startsWith('windows');
  return bytes.map((byte) => {
    const char = decoder.decode(Uint8Array.of(byte));
    // Browsers give the holes of these tables a control character, Python refuses them.
    const isHole = char === '\uFFFD' || (isWindows && byte > 127 && char.charCodeAt(0) === byte && byte < 0xa0);
    return isHole ? undefined : char;
  });
}
