import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runInSandbox, SandboxError, type Bind } from '@ticket-circuit/sandbox';
import { canonicalJson, type Circuit } from '@ticket-circuit/schemas';
import picomatch from 'picomatch';
import { buildTestSpec, treeRoot } from './build-test-spec.ts';
import type { ChecksContext } from './checks-context.ts';
import { excerptOf } from './excerpt-of.ts';
import { networkTrust } from './network-trust.ts';
import { withTree } from './with-tree.ts';

type CircuitPrepare = NonNullable<Circuit['prepare']>;

export type Prepared = { readonly kind: 'ready'; readonly binds: Bind[] } | { readonly kind: 'failed'; readonly why: string };

const timeoutS = 1_800;

/** Manifests and lockfiles that decide what is installed, where `when` names none. */
const usualManifests =
  /(?:^|\/)(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|package-lock\.json|yarn\.lock|bun\.lock|pyproject\.toml|poetry\.lock|uv\.lock|setup\.(?:py|cfg)|requirements[^/]*\.txt)$/u;

/**
 * Makes what tests need besides the tree (`prepare` of circuit.json) and returns how it is shown in every sandbox. It is made once for
 * the same command and the same `when` files, in a sandbox of its own, with the network only if the project asks for it; a
 * failed attempt leaves nothing. A project without `prepare` is ready with nothing.
 *
 * Contract: only the base of a ticket, or that with accepted dependencies, is prepared, because the command runs the tree's code.
 */
export async function prepareTree(ctx: ChecksContext, treeish: string): Promise<Prepared> {
  const { prepare } = ctx.config;
  if (prepare === undefined) return { kind: 'ready', binds: [] };
  const tree = await ctx.repo.treeOf(treeish);
  const folder = await folderFor(ctx, prepare, tree);
  const found = await readPrepared(folder);
  if (found !== null) return { kind: 'ready', binds: found };
  ctx.onProgress?.(`preparing: ${prepare.run.join(' ')}`);
  const why = await makePrepared(ctx, prepare, tree, folder);
  if (why !== null) return { kind: 'failed', why };
  return { kind: 'ready', binds: (await readPrepared(folder)) ?? [] };
}

/** Returns what was prepared for a tree with these manifests; null when nothing was. */
export async function findPrepared(ctx: ChecksContext, treeish: string): Promise<Bind[] | null> {
  const { prepare } = ctx.config;
  if (prepare === undefined) return [];
  return readPrepared(await folderFor(ctx, prepare, await ctx.repo.treeOf(treeish)));
}

async function folderFor(ctx: ChecksContext, prepare: CircuitPrepare, tree: string): Promise<string> {
  const entries = await ctx.repo.listTree(tree);
  const named = prepare.when === undefined ? null : picomatch([...prepare.when], { dot: true });
  const deciding = entries.filter(({ path }) => (named === null ? usualManifests.test(path) : named(path)));
  const key = canonicalJson({
    prepare,
    files: Object.fromEntries(deciding.map(({ path, oid }) => [path, oid])),
    host: [process.version, process.platform, process.arch],
  });
  return join(ctx.workDir, 'prepared', createHash('sha256').update(key).digest('hex').slice(0, 32));
}

/** The list is written last, so a folder with one is whole. */
async function readPrepared(folder: string): Promise<Bind[] | null> {
  try {
    const paths = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as string[];
    return paths.map((path) => ({ from: join(folder, 'results', path), to: `${treeRoot}/${path}` }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function makePrepared(ctx: ChecksContext, prepare: CircuitPrepare, tree: string, folder: string): Promise<string | null> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  return withTree(ctx, tree, async (path) => {
    const why = await runPrepare(ctx, prepare, path);
    if (why !== null) return why;
    const paths = await resultsIn(path, prepare.results);
    if (paths.length === 0) return `The command ${prepare.run.join(' ')} made none of ${prepare.results.join(', ')}.`;
    await keep(path, paths, folder);
    return null;
  });
}

async function runPrepare(ctx: ChecksContext, prepare: CircuitPrepare, treePath: string): Promise<string | null> {
  const hasNetwork = prepare.network === true;
  const spec = buildTestSpec({
    ...(hasNetwork ? await networkTrust(process.env) : {}),
    profile: 'prepare',
    treePath,
    mode: 'throwaway',
    gitSnapshot: false,
    writes: [],
    held: [],
    binds: [],
    argv: prepare.run,
    timeoutS,
    network: hasNetwork ? 'host' : 'none',
  });
  try {
    const run = await runInSandbox(spec, ctx.signal === undefined ? {} : { signal: ctx.signal });
    if (run.end.kind === 'exited' && run.end.code === 0) return null;
    const how =
      run.end.kind === 'exited' ? `exit status ${run.end.code}` : run.end.kind === 'limit' ? `its ${run.end.limit} limit` : run.end.kind;
    return `The command ${prepare.run.join(' ')} ended with ${how}. ${excerptOf(run)}`.trim();
  } catch (error) {
    if (error instanceof SandboxError) return error.message;
    throw error;
  }
}

/** Looks for the results folder by folder and does not look into one that was found. */
async function resultsIn(root: string, patterns: readonly string[]): Promise<string[]> {
  const fits = picomatch([...patterns], { dot: true });
  const found: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isPlain = entry.isDirectory() || entry.isFile();
      if (isPlain && fits(path)) found.push(path);
      else if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git') await visit(path);
    }
  };
  await visit('');
  return found.toSorted();
}

async function keep(root: string, paths: readonly string[], folder: string): Promise<void> {
  // Named after us, so that what a killed process half kept can be told and swept.
  const partial = `${folder}.${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(join(partial, 'results'), { recursive: true, mode: 0o755 });
    await chmod(partial, 0o755);
    for (const path of paths) {
      const target = join(partial, 'results', path);
      await mkdir(dirname(target), { recursive: true, mode: 0o755 });
      await rename(join(root, path), target);
    }
    await writeFile(join(partial, 'results.json'), JSON.stringify(paths));
    await rename(partial, folder);
  } catch (error) {
    // Somebody else prepared the same at the same time, and theirs is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
