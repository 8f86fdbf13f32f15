import { describe, expect, it } from 'vitest';
import { decodeOutputs, encodedBound } from './decode-outputs.ts';

const outputs = [
  { path: '/tmp/a', maxBytes: 5 },
  { path: '/tmp/b', maxBytes: 5 },
];
const line = (index: number, text: string): string => `${index} ${Buffer.from(text).toString('base64')}\n`;

describe('decodeOutputs', () => {
  it('returns each file by its path, and null for one without a line', () => {
    expect(decodeOutputs(line(1, 'hello'), outputs)).toEqual({ '/tmp/a': null, '/tmp/b': 'hello' });
    expect(decodeOutputs(line(0, ''), outputs)).toEqual({ '/tmp/a': '', '/tmp/b': null });
  });

  it('returns null for a file above its bound and for a line without an end', () => {
    expect(decodeOutputs(line(0, '123456') + line(1, 'abc').trim(), outputs)).toEqual({ '/tmp/a': null, '/tmp/b': null });
  });

  it('passes over what is no line of its own', () => {
    expect(decodeOutputs(`junk\n7 aGk=\n0 %%%\n-1 aGk=\n${line(1, 'ok')}`, outputs)).toEqual({ '/tmp/a': null, '/tmp/b': 'ok' });
  });

  it('has room for every file at its bound and one byte more', () => {
    expect((line(0, '123456') + line(1, '123456')).length).toBeLessThanOrEqual(encodedBound(outputs));
  });
});
