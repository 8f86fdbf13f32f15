import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpFailure } from './fail.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { originalEnvironment } from './job-environment.mjs';

/**
 * Makes `node_modules` what the lockfile says, unless it already is. What it has to say goes to standard error.
 *
 * @param {string} root
 * @throws {SetUpFailure} when the packages could not be installed.
 */
export async function setUp(root) {
  const wanted = fingerprint(root);
  if (stampOf(root) === wanted) return;
  const onWait = () => console.error('Waiting for another process that is setting this folder up.');
  await withFolderLock(join(root, '.cache', 'set-up.lock'), { onWait }, async () => {
    if (stampOf(root) === wanted) return;
    console.error('Setting up: installing the packages that the lockfile names.');
    install(root);
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(stampFile(root), wanted);
  });
}

/** @param {string} root */
function install(root) {
  /** @type {{ packageManager: string }} */
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exec = ['exec', '--yes', '--prefer-offline', `--package=${packageManager}`, '--'];
  const run = spawnSync('npm', [...exec, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    // The lockfile already says which versions; asking again how old each is costs seconds and needs the network.
    env: { ...originalEnvironment(process.env), pnpm_config_minimum_release_age: '0', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error)
    throw new SetUpFailure(
      `npm could not be started: ${run.error.message}. Install Node 20 or later with npm, then type the same command again.`,
    );
  if (run.status === 0) return;
  console.error(run.stdout + run.stderr);
  throw new SetUpFailure('The packages could not be installed: the reason stands above. Then type the same command again.');
}

/**
 * Digest of everything that decides what is installed.
 *
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash('sha256').update(`1 ${process.platform} ${process.arch}`);
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageFiles(root)]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** @param {string} root */
function packageFiles(root) {
  const paths = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  return paths.filter((path) => existsSync(join(root, path))).toSorted();
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.setup-stamp');
}

/** @param {string} root */
function stampOf(root) {
  return existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : null;
}
