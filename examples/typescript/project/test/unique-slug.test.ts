import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { uniqueSlug } from '../src/index.ts';

describe('uniqueSlug', () => {
  test('gives the plain slug while it is free', () => {
    assert.equal(uniqueSlug('Hello World', new Set()), 'hello-world');
  });

  test('counts on from two', () => {
    assert.equal(uniqueSlug('Hello World', new Set(['hello-world', 'hello-world-2'])), 'hello-world-3');
  });
});
