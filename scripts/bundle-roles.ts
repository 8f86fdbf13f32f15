// Bundles the programs that run inside sandboxes into dist/roles, unless their sources are as old as the bundles.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOptions, findRolePrograms } from './bundle/bundle-options.ts';
import { withFolderLock } from './run/folder-lock.mjs';

const root = join(import.meta.dirname, '..');
const target = join(root, 'dist/roles');

/** Digest of the names, sizes and times of every file that can become part of a bundle. */
function fingerprint(): string {
  const inputs = globSync(
    ['packages/*/{src,gen}/**/*.{ts,js,json}', 'packages/*/{package,turbo}.json', 'scripts/bundle/*.ts', 'pnpm-lock.yaml'],
    { cwd: root },
  );
  const hash = createHash('sha256').update(`1 ${process.platform} ${process.arch}`);
  for (const path of inputs.filter((each) => !each.endsWith('.test.ts')).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`\0${path} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function stamp(): string | null {
  const file = join(target, '.stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Builds beside and swaps by renaming, so that nobody ever starts half a bundle. */
async function bundleAll(wanted: string): Promise<void> {
  // Loaded only when there is work: it takes longer than looking whether there is any.
  const { build } = await import('rolldown');
  const fresh = join(root, `dist/.roles-${process.pid}`);
  const old = join(root, `dist/.roles-old-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    for (const program of findRolePrograms(root)) await build(bundleOptions(program, fresh));
    writeFileSync(join(fresh, '.stamp'), wanted);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

const wanted = fingerprint();
if (stamp() !== wanted) {
  await withFolderLock(join(root, '.cache', 'bundle.lock'), {}, async () => {
    if (stamp() === wanted) return;
    console.error('Setting up: bundling the role programs.');
    await bundleAll(wanted);
  });
}
