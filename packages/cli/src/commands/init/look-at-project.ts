import { basename, join } from 'node:path';
import { getPackages } from '@manypkg/get-packages';
import type { Repository } from '@ticket-circuit/git';
import picomatch from 'picomatch';
import { parse as parseToml } from 'smol-toml';
import { CliError } from '../../frame/cli-error.ts';
import { type Manifest, type ProjectFacts, tableAt, textsOf, type WorkspacePackage } from './project-facts.ts';

/**
 * Looks at the head commit of a repository: its files, manifests, workspaces, branches. Runs nothing of it.
 *
 * @throws {CliError} no-main-found when there is no commit to look at.
 */
export async function lookAtProject(repo: Repository): Promise<ProjectFacts> {
  const head = await repo.headState();
  if (head.kind === 'unborn')
    throw new CliError({
      code: 'no-main-found',
      what: 'The repository has no commit yet.',
      why: 'A ticket starts from a commit of main, and there is none to look at.',
      next: 'Make the first commit, then run this again.',
    });
  const tree = await repo.treeOf('HEAD');
  const files = (await repo.listTree(tree)).map(({ path }) => path);
  const read = async (path: string): Promise<string | null> =>
    files.includes(path) ? new TextDecoder().decode((await repo.readBlob(tree, path)) ?? new Uint8Array()) : null;
  const manifest = manifestOf(await read('package.json'));
  const pyproject = pyprojectOf(await read('pyproject.toml'));
  const nodePackages = manifest === null ? [] : await workspacesOf(repo.topLevel);
  const pythonPackages = await uvMembers(pyproject, files, read);
  return {
    name: basename(repo.topLevel),
    files,
    manifest,
    pyproject,
    asksForPytest: await asksForPytest(files, read),
    packages: [...nodePackages, ...pythonPackages],
    branch: head.kind === 'branch' ? head.branch : null,
    branches: (await repo.listRefs('refs/heads/')).map(({ ref }) => ref.replace('refs/heads/', '')),
    hasOrigin: (await repo.config('remote.origin.url')) !== null,
  };
}

function manifestOf(text: string | null): Manifest | null {
  if (text === null) return null;
  const value = parsedOr(text, JSON.parse);
  if (value === null) return { scripts: {}, dependencies: new Map() };
  const scripts = Object.entries(record(value['scripts'])).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    ...(typeof value['name'] === 'string' ? { name: value['name'] } : {}),
    scripts: Object.fromEntries(scripts),
    dependencies: dependenciesOf(value),
  };
}

function pyprojectOf(text: string | null): Record<string, unknown> | null {
  return text === null ? null : (parsedOr(text, parseToml) ?? {});
}

/** Test files that are looked into; one style runs through a project. */
const SAMPLED_TESTS = 8;

async function asksForPytest(files: readonly string[], read: (path: string) => Promise<string | null>): Promise<boolean> {
  const settings = files.filter((file) =>
    /^(?:tox\.ini|setup\.cfg|noxfile\.py|(?:requirements\/)?[\w.-]*requirements[\w.-]*\.txt)$/u.test(file),
  );
  for (const file of settings) if (/\bpy\.?test\b/u.test((await read(file)) ?? '')) return true;
  const tests = files.filter((file) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/u.test(file));
  for (const file of tests.slice(0, SAMPLED_TESTS))
    if (/^(?:(?:async )?def test|import pytest\b|from pytest\b)/mu.test((await read(file)) ?? '')) return true;
  return false;
}

/** A manifest that does not parse is the project's own trouble; it is looked at as if it said nothing. */
function parsedOr(text: string, parse: (text: string) => unknown): Record<string, unknown> | null {
  try {
    return record(parse(text));
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function dependenciesOf(manifest: Record<string, unknown>): Map<string, string> {
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return new Map(kinds.flatMap((kind) => Object.entries(record(manifest[kind])).map(([name, range]) => [name, String(range)])));
}

/** The packages of a pnpm, npm or yarn workspace; empty where the root is the only one. */
async function workspacesOf(topLevel: string): Promise<WorkspacePackage[]> {
  try {
    const { packages, rootDir } = await getPackages(topLevel);
    if (rootDir !== topLevel) return [];
    return packages
      .filter(({ relativeDir }) => relativeDir !== '.' && relativeDir !== '')
      .map(({ packageJson, relativeDir }) => ({
        name: packageJson.name,
        dir: relativeDir.replaceAll('\\', '/'),
        dependencies: new Set(dependenciesOf(record(packageJson)).keys()),
      }));
  } catch {
    // A root without a name, or a workspace that is broken: the root is taken as one package.
    return [];
  }
}

async function uvMembers(
  pyproject: ProjectFacts['pyproject'],
  files: readonly string[],
  read: (path: string) => Promise<string | null>,
): Promise<WorkspacePackage[]> {
  const patterns = textsOf(tableAt(pyproject, 'tool', 'uv', 'workspace', 'members'));
  if (patterns.length === 0) return [];
  const excluded = textsOf(tableAt(pyproject, 'tool', 'uv', 'workspace', 'exclude'));
  const isMember = picomatch(patterns, { ignore: excluded });
  const dirs = files.filter((file) => file.endsWith('/pyproject.toml')).map((file) => file.slice(0, -'/pyproject.toml'.length));
  const members = dirs.filter((dir) => isMember(dir));
  return await Promise.all(members.map(async (dir) => uvMember(dir, pyprojectOf(await read(join(dir, 'pyproject.toml'))))));
}

function uvMember(dir: string, pyproject: Record<string, unknown> | null): WorkspacePackage {
  const name = tableAt(pyproject, 'project', 'name');
  const needs = textsOf(tableAt(pyproject, 'project', 'dependencies')).map((line) => /^[A-Za-z0-9._-]+/u.exec(line)?.[0] ?? '');
  return { name: typeof name === 'string' ? name : basename(dir), dir, dependencies: new Set(needs) };
}
