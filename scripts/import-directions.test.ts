import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** Lays the tree of packages anew: their manifests and tags as they are, and an empty module each. */
beforeEach(async () => {
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json'])
    await cp(join(root, name), join(folder, name));
  for (const name of await readdir(join(root, 'packages'))) {
    if (!existsSync(join(root, 'packages', name, 'turbo.json'))) continue;
    await mkdir(join(folder, 'packages', name, 'src'), { recursive: true });
    await cp(join(root, 'packages', name, 'turbo.json'), join(folder, 'packages', name, 'turbo.json'));
    const manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
    await writeManifest(name, manifest);
    await writeFile(join(folder, 'packages', name, 'src/index.ts'), 'export const here = 1;\n');
  }
});

async function writeManifest(name: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, 'packages', name, 'package.json'), JSON.stringify(manifest, null, 2));
}

async function plant(from: string, to: string, options: { declared: boolean }): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'packages', from, 'package.json'), 'utf8')) as Manifest;
  const { [`@ticket-circuit/${to}`]: _, ...others } = manifest.dependencies ?? {};
  await writeManifest(from, {
    ...manifest,
    dependencies: options.declared ? { ...others, [`@ticket-circuit/${to}`]: 'workspace:*' } : others,
  });
  await writeFile(join(folder, 'packages', from, 'src/index.ts'), `export { here } from '@ticket-circuit/${to}';\n`);
}

async function boundaries(): Promise<{ passed: boolean; output: string }> {
  const env = { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' };
  try {
    const { stdout, stderr } = await run(process.execPath, [join(root, 'node_modules/turbo/bin/turbo'), 'boundaries'], {
      cwd: folder,
      env,
    });
    return { passed: true, output: stdout + stderr };
  } catch (error) {
    return { passed: false, output: String(Reflect.get(error as object, 'stdout')) + String(Reflect.get(error as object, 'stderr')) };
  }
}

describe('the directions of imports', () => {
  test('hold for the packages as they are', async () => {
    const { passed, output } = await boundaries();
    expect(output).toContain('no issues found');
    expect(passed).toBe(true);
  });

  test.each([
    ['schemas', 'router', 'the contract imports nothing of ours'],
    ['router', 'sandbox', 'core imports no door'],
    ['router', 'syntax', 'of core only coupler imports syntax'],
    ['rights', 'router', 'core does not import core'],
    ['syntax', 'coupler', 'syntax is below coupler'],
    ['router', 'provenance', 'router is below provenance'],
    ['provenance', 'journal', 'the graph is computed from entries, not from a database'],
    ['provenance', 'syntax', 'of core only coupler imports syntax'],
    ['sandbox', 'git', 'sandbox is the lowest door'],
    ['git', 'journal', 'git is below journal'],
    ['journal', 'engines', 'journal is below engines'],
    ['engines', 'checks', 'engines is below checks'],
    ['checks', 'attestation', 'checks is below attestation'],
    ['attestation', 'telemetry', 'attestation is below telemetry'],
    ['telemetry', 'merge-queue', 'a door imports no host'],
    ['role-kit', 'sandbox', 'role-kit imports no door'],
    ['developer', 'git', 'a role imports no door'],
    ['developer', 'reviewer', 'a role imports no role'],
    ['reviewer', 'engines', 'a role imports no engine'],
    ['circuit', 'reviewer', 'a host imports no role'],
    ['merge-queue', 'circuit', 'merge-queue is below circuit'],
    ['circuit', 'cli', 'nobody imports a face'],
    ['cli', 'developer', 'a face imports no role'],
  ])('refuse that %s imports %s: %s', async (from, to) => {
    await plant(from, to, { declared: true });
    const { passed, output } = await boundaries();
    expect(output).toMatch(/tag/u);
    expect(passed).toBe(false);
  });

  test('refuse an import of a package that is not declared', async () => {
    await plant('checks', 'git', { declared: false });
    const { passed, output } = await boundaries();
    expect(output).toContain('@ticket-circuit/git');
    expect(passed).toBe(false);
  });
});
