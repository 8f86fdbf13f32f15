import assert from 'node:assert/strict';
import { test } from 'node:test';
import { farewell } from '../src/greet.ts';

test('says goodbye to a person by name', () => {
  assert.equal(farewell('Ada'), 'Goodbye, Ada!');
});

test('refuses an empty name', () => {
  assert.throws(() => farewell(''), RangeError);
});
