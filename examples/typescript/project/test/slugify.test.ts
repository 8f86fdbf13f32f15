import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { slugify } from '../src/index.ts';

describe('slugify', () => {
  test('joins words with hyphens', () => {
    assert.equal(slugify('Hello World'), 'hello-world');
  });

  test('drops punctuation at both ends', () => {
    assert.equal(slugify('  What, again?! '), 'what-again');
  });

  test('keeps digits', () => {
    assert.equal(slugify('Top 10 of 2026'), 'top-10-of-2026');
  });

  test('splits words at letters with accents', () => {
    assert.equal(slugify('Crème brûlée'), 'cr-me-br-l-e');
  });

  test('is empty for a title without letters', () => {
    assert.equal(slugify('!?'), '');
  });
});
