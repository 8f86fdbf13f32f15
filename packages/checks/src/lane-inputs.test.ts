import type { Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { affectedPackages, laneInput } from './lane-inputs.ts';

const config: Circuit = {
  main: 'main',
  packages: [
    { name: 'core', paths: ['packages/core'] },
    { name: 'shop', paths: ['packages/shop'], dependsOn: ['core'] },
    { name: 'site', paths: ['packages/site'], dependsOn: ['shop'] },
    { name: 'mail', paths: ['packages/mail'], dependsOn: ['core'] },
    { name: 'docs', paths: ['docs'] },
    { name: 'all', paths: ['.'] },
  ],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
};
const files = ['core', 'shop', 'site', 'mail'].flatMap((name) => [
  `packages/${name}/src/a.ts`,
  `packages/${name}/test/a.test.ts`,
  `packages/${name}/package.json`,
]);
const affected = (...changed: string[]): readonly string[] | null => affectedPackages(config, { changed, files })?.toSorted() ?? null;

test('a change affects what it touches and all that uses it, directly or through others', () => {
  expect(affected('packages/site/src/a.ts')).toEqual(['site']);
  expect(affected('packages/shop/src/a.ts')).toEqual(['shop', 'site']);
  expect(affected('packages/core/src/a.ts')).toEqual(['core', 'mail', 'shop', 'site']);
  expect(affected('packages/site/src/a.ts', 'packages/mail/src/b.ts')).toEqual(['mail', 'site']);
});

test.each([
  ['a lockfile', 'pnpm-lock.yaml'],
  ['a manifest of a package', 'packages/site/package.json'],
  ['a configuration of CI', '.github/workflows/ci.yml'],
  ['the project file', 'circuit.json'],
  ['what lies beside all packages', 'tools/build.ts'],
  ['a package that has no test', 'docs/a.md'],
])('a change of %s affects everything', (_, path) => {
  expect(affected(path)).toBeNull();
});

test('where no package is the root, a file of none is everybody’s', () => {
  const without = { ...config, packages: config.packages.filter(({ name }) => name !== 'all') };
  expect(affectedPackages(without, { changed: ['tools/build.ts'], files })).toBeNull();
  expect(laneInput(without, ['site'])('tools/build.ts')).toBe(true);
});

test('checks of packages see theirs, those that they use, all manifests, and what is everybody’s; nothing else', () => {
  const isInput = laneInput(config, ['site']);
  const seen = [...files, 'docs/a.md', 'tools/build.ts', 'pnpm-lock.yaml'].filter(isInput);
  expect(seen).toEqual([
    ...files.filter((path) => !path.includes('/mail/')),
    'packages/mail/package.json',
    'tools/build.ts',
    'pnpm-lock.yaml',
  ]);
});

test('packages that use each other are one lane', () => {
  const circle = {
    ...config,
    packages: config.packages.map((entry) => (entry.name === 'core' ? { ...entry, dependsOn: ['mail'] } : entry)),
  };
  expect(affectedPackages(circle, { changed: ['packages/mail/src/a.ts'], files })?.toSorted()).toEqual(['core', 'mail', 'shop', 'site']);
});
