import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { InternalError } from './circuit-error.ts';

test('keys are sorted at every depth and no white space is written', () => {
  expect(canonicalJson({ b: [1, { z: null, a: true }], a: 'é"' })).toBe('{"a":"é\\"","b":[1,{"a":true,"z":null}]}');
});

test('a property named __proto__ is written like any other', () => {
  expect(canonicalJson(JSON.parse('{"a":1,"__proto__":{"b":2}}'))).toBe('{"__proto__":{"b":2},"a":1}');
});

test('an undefined property is left out', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('the text parses back to the value, whatever the value', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text);
      expect(JSON.parse(canonicalJson(value))).toStrictEqual(value);
    }),
  );
});

test('the order of keys does not change the text', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (record) => {
      const turned = Object.fromEntries(Object.entries(record).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(record));
    }),
  );
});

test.each([
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [10n],
  [Symbol('s')],
  [() => 1],
  [new Date(0)],
  [new Map()],
  [undefined],
  [[undefined]],
  [Array(1)],
])('refuses %s, which is not plain JSON', (value) => {
  expect(() => canonicalJson(value)).toThrow(InternalError);
});
