import { describe, expect, it } from 'vitest';
import { decodeSource } from './decode-source.ts';
import { encodeSource } from './encode-source.ts';

const bytesOf = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

describe('the encoding of a source', () => {
  it.each([
    ['UTF-8', 'a.py', bytesOf('x = "é€😀"\r\n'), 'x = "é€😀"\r\n'],
    ['UTF-8 with a byte order mark', 'a.py', bytesOf(0xef, 0xbb, 0xbf, 'x = 1'), '\uFEFFx = 1'],
    ['UTF-8 that is named', 'a.py', bytesOf('#!/usr/bin/python\n# vim: set fileencoding=utf8 :\nx = "é"'), null],
    ['Latin-1', 'a.py', bytesOf('# -*- coding: latin-1 -*-\nx = "', 0xe9, 0x85, '"\n'), '# -*- coding: latin-1 -*-\nx = "é\x85"\n'],
    ['KOI8-R on the second line', 'a.py', bytesOf('\n# coding: koi8-r\nx = "', 0xd0, '"'), '\n# coding: koi8-r\nx = "п"'],
    ['ISO 8859-5', 'a.py', bytesOf('# coding: iso8859_5\n"', 0xd0, '"'), '# coding: iso8859_5\n"а"'],
    ['Windows-1252', 'a.py', bytesOf('# coding: cp1252\n"', 0x80, '"'), '# coding: cp1252\n"€"'],
    ['a cookie that comes too late to count', 'a.py', bytesOf('x = 1\n# coding: latin-1\ny = "é"'), null],
    ['a cookie in JavaScript, which is none', 'a.js', bytesOf('# coding: latin-1\n"é"'), null],
  ])('is %s, and comes back byte for byte', (_, path, bytes, text) => {
    const decoded = decodeSource(bytes, path);
    expect(decoded).toEqual({ kind: 'text', text: text ?? Buffer.from(bytes).toString('utf8') });
    expect(encodeSource(decoded.kind === 'text' ? decoded.text : '', path)).toEqual({ kind: 'bytes', bytes });
  });

  it.each([
    ['a binary', 'a.py', bytesOf('x\n', 0, 'y'), 2, 'A byte here is zero, so the file is no text.'],
    ['UTF-16', 'a.ts', Buffer.from('x = 1', 'utf16le'), 1, 'A byte here is zero, so the file is no text.'],
    [
      'Latin-1 that names nothing',
      'a.py',
      bytesOf('x\ny\n"', 0xe9, '"'),
      3,
      'The text is not UTF-8 here, and the file names no other encoding.',
    ],
    [
      'Latin-1 that says it is UTF-8',
      'a.py',
      bytesOf('# coding: utf-8\n', 0xe9),
      2,
      'The text is not UTF-8 here, though the file says that it is.',
    ],
    [
      'a cookie that gainsays the byte order mark',
      'a.py',
      bytesOf(0xef, 0xbb, 0xbf, '# coding: latin-1\n'),
      1,
      'The file starts with the mark of UTF-8 and names the encoding latin-1.',
    ],
    [
      'an encoding of several bytes',
      'a.py',
      bytesOf('\n# coding: euc_jp\n'),
      2,
      'The encoding euc-jp is not known here. Save the file as UTF-8.',
    ],
    [
      'a byte that the encoding does not have',
      'a.py',
      bytesOf('# coding: cp1252\n', 0x81),
      2,
      'A byte here is no character in the encoding cp1252.',
    ],
  ])('is refused with its line: %s', (_, path, bytes, line, message) => {
    expect(decodeSource(bytes, path)).toEqual({ kind: 'not-text', fault: { line, column: 1, message } });
  });

  it.each([
    ['no byte for a character', 'a.py', '# coding: latin-1\nx = "é"\ny = "п"\n', 3, 'The encoding latin-1 has no byte for п.'],
    ['no byte for a character of two units', 'a.py', '# coding: ascii\nx = "😀"\n', 2, 'The encoding ascii has no byte for 😀.'],
    ['an encoding that is not known', 'a.py', '\n# coding: euc_jp\n', 2, 'The encoding euc-jp cannot be written.'],
    ['a byte order mark that gainsays the cookie', 'a.py', '\uFEFF# coding: latin-1\n', 1, 'The encoding latin-1 cannot be written.'],
    ['half of a pair', 'a.js', 'x\n"\ud800"', 2, 'A character here is half of a surrogate pair, which no UTF-8 file can hold.'],
  ])('writes nothing where there is %s', (_, path, text, line, message) => {
    expect(encodeSource(text, path)).toMatchObject({ kind: 'not-encodable', fault: { line, message } });
  });
});
