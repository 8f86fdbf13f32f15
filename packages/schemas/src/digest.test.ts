import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

test('a text has the digest of its UTF-8 bytes', () => {
  expect(digestOf('abc')).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(digestOf('é')).toBe(digestOf(Uint8Array.of(0xc3, 0xa9)));
});
