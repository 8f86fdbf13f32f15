import { expect, test } from 'vitest';
import { lineOfPointer } from './line-of-pointer.ts';

const text = `{
  "main": "test",
  "packages": [
    { "name": "test", "paths": ["a, }"] },
    { "paths": ["b\\"["], "name": 7 }, {
      "paths": [
        "c",
        ["d"] ] }
  ],
  "test": {
    "run": true, "a/b~": null
  }
}`;

test.each([
  ['/main', 2],
  ['/packages', 3],
  ['/packages/0/name', 4],
  ['/packages/1/name', 5],
  ['/packages/2', 5],
  ['/packages/2/paths/1/0', 8],
  ['/test', 10],
  ['/test/run', 11],
  ['/test/a~1b~0', 11],
])('%s stands on line %i', (pointer, line) => {
  expect(lineOfPointer(text, pointer)).toBe(line);
});

test('what is missing is on the line of what it is missing from, and the whole has none', () => {
  expect(lineOfPointer(text, '/test/report')).toBe(10);
  expect(lineOfPointer(text, '/packages/1/dependsOn/3')).toBe(5);
  expect(lineOfPointer(text, '')).toBeNull();
  expect(lineOfPointer('7', '/test')).toBeNull();
});
