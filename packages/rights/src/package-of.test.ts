import { expect, test } from 'vitest';
import { packageOf } from './package-of.ts';

const packages = [
  { name: 'root', paths: ['.'] },
  { name: 'core', paths: ['packages/core'] },
  { name: 'plugin', paths: ['packages/core/plugin/', './tests/plugin'] },
  { name: 'apps', paths: ['apps/*'] },
];

test.each([
  ['README.md', 'root'],
  ['packages/core/src/a.ts', 'core'],
  ['packages/core-extra/a.ts', 'root'],
  ['packages/core/plugin/a.ts', 'plugin'],
  ['tests/plugin/a.test.ts', 'plugin'],
  ['apps/web/src/a.ts', 'apps'],
  ['apps/readme', 'apps'],
])('%s belongs to the package %s', (path, expected) => {
  expect(packageOf(path, { packages })).toBe(expected);
});

test('a path that no package names belongs to none', () => {
  expect(packageOf('docs/a.md', { packages: packages.slice(1) })).toBeNull();
});
