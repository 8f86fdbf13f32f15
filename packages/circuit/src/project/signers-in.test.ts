import { expect, test } from 'vitest';
import { signersIn } from './signers-in.ts';

const key = 'ab'.repeat(32);
const commit = '0123456789abcdef';

test('an old project file is read as it was accepted when it was written: rules that came later do not refuse it', () => {
  expect(signersIn(`{"main": "main", "main": "master", "packages": [{"dependsOn": ["nobody"]}], "signers": ["${key}"]}`, commit)).toEqual([
    key,
  ]);
  expect(signersIn(`{"signers": [], "signers": ["${key}"]}`, commit)).toEqual([key]);
  expect(signersIn('{"unknown": 1}', commit)).toEqual([]);
});

test.each([
  '',
  '[]',
  'null',
  '{"signers": "all"}',
  '{"signers": []}',
  '{"signers": ["short"]}',
  '{"signers": null, "signers": [1]}',
  '{"signers": {}}',
])('who may sign cannot be told by %j', (text) => {
  expect(() => signersIn(text, commit)).toThrow(/signers of commit 0123456789 cannot be told/u);
});
