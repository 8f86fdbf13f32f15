import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOptions, findRolePrograms } from './bundle/bundle-options.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-roles-'));
  // Below packages/syntax, because only there the parsers can be imported.
  await build(bundleOptions({ name: 'parse-both', entry: join(root, 'packages/syntax/test/fixtures/parse-both.ts') }, folder));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('a bundle with a native and a wasm parser runs where there is nothing but Node and its own folder', async () => {
  const bundle = join(folder, 'parse-both');
  const libraries = ['/usr', '/lib', '/lib64'].filter((path) => existsSync(path)).flatMap((path) => ['--ro-bind', path, path]);
  const { stdout } = await run('bwrap', [
    ...['--unshare-all', '--clearenv', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...libraries,
    ...['--ro-bind', process.execPath, '/app/node', '--ro-bind', bundle, '/app/bundle', '--chdir', '/tmp'],
    ...['/app/node', '/app/bundle/main.cjs'],
  ]);
  expect(JSON.parse(stdout)).toStrictEqual({
    typescript: ['answer'],
    python: ['f'],
    fault: expect.arrayContaining([expect.stringContaining('Expected')]),
    equal: ['ast-equal', 'ast-equal'],
    digest: 'sha256:',
  });
});

test('a bundle carries only the files that Node needs', async () => {
  const files = await readdir(join(folder, 'parse-both'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.wasm'))).toStrictEqual(['node_modules/@astral-sh/ruff-wasm-nodejs/ruff_wasm_bg.wasm']);
  expect(files.filter((file) => file.endsWith('.node'))).toHaveLength(1);
});

test('an import that cannot be resolved stops the bundling', async () => {
  const program = { name: 'unresolved', entry: join(import.meta.dirname, 'bundle/fixtures/unresolved.ts') };
  await expect(build(bundleOptions(program, folder))).rejects.toThrow('no-such-package');
});

test('every package tagged as a role that has a main is bundled', () => {
  const names = findRolePrograms(root).map((program) => program.name);
  const roles = ['developer', 'explorer', 'questioner', 'reviewer', 'supervisor', 'testwriter'];
  const present = roles.filter((name) => existsSync(join(root, 'packages', name, 'src/main.ts')));
  expect(names.filter((name) => name !== 'shim')).toStrictEqual(present);
});
