import { expect, test } from 'vitest';
import { CircuitHostError } from '../circuit-host-error.ts';
import { parseConfig } from './read-config.ts';

const good = {
  main: 'main',
  packages: [{ name: 'core', paths: ['.'] }],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
};

function refusal(text: string): CircuitHostError {
  try {
    parseConfig(text);
  } catch (error) {
    if (error instanceof CircuitHostError) return error;
  }
  throw new Error('it was not refused');
}

test('a valid project file is read as it stands', () => {
  expect(parseConfig(JSON.stringify(good))).toEqual(good);
});

test('an invalid field is named with its line and its fault', () => {
  const error = refusal(JSON.stringify({ ...good, test: { ...good.test, report: 'karma' } }, null, 2));
  expect(error.code).toBe('bad-config');
  expect(error.what).toBe('circuit.json is invalid at /test/report, line 21.');
});

test('an unknown field is refused and never ignored', () => {
  expect(refusal(JSON.stringify({ ...good, tests: {} }, null, 2))).toMatchObject({
    what: 'circuit.json is invalid at /tests, line 23.',
    why: 'It must not be there: no such property is known.',
  });
});

test.each([
  ['/test/only', { test: { ...good.test, only: ['node', '--test'] } }, 16],
  ['/format/only', { format: { only: ['fmt', '--files={files}'] } }, 24],
])('a command of %s that has no place for the files is refused by field and line', (field, more, line) => {
  const error = refusal(JSON.stringify({ ...good, ...more }, null, 2));
  expect(error).toMatchObject({ code: 'bad-config', what: `circuit.json is invalid at ${field}, line ${line}.` });
  expect(error.next).toContain('{files}');
});

test.each([
  ['at the top', '{\n  "main": "a",\n  "main": "b"\n}', '/main, line 3.', 2],
  [
    'in a list',
    '{ "packages": [\n  { "name": "a" },\n  { "name": "a",\n    "paths": [],\n    "n\\u0061me": "b" } ] }',
    '/packages/1/name, line 5.',
    3,
  ],
  ['deep', '{ "budget": { "pricesPerMTok": { "m": {\n"in": 1,\n"out": 2,\n"in": 3 } } } }', '/budget/pricesPerMTok/m/in, line 4.', 2],
])('a field that stands twice %s is refused by both its lines, whatever else is wrong', (_, text, where, firstLine) => {
  expect(refusal(text)).toMatchObject({
    code: 'bad-config',
    what: `circuit.json is invalid at ${where}`,
    why: `A field of this name stands on line ${firstLine} already, and only one of the two would count.`,
  });
});

test('a package that is to depend on one that is not there is refused by field and line', () => {
  const packages = [
    { name: 'core', paths: ['.'] },
    { name: 'app', paths: ['app'], dependsOn: ['core', 'cora'] },
  ];
  expect(refusal(JSON.stringify({ ...good, packages }, null, 2))).toMatchObject({
    code: 'bad-config',
    what: 'circuit.json is invalid at /packages/1/dependsOn/1, line 17.',
    why: 'The package app is to depend on cora, and no package has that name; there are core, app.',
  });
});

test('a text that is no JSON is refused with its line', () => {
  expect(refusal('{\n  "main": "main",\n  oops\n}').what).toBe('circuit.json is not JSON, line 3.');
});
