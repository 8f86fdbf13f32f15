import { constants } from 'node:fs';
import { access, cp, lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { treeRoot } from '@ticket-circuit/checks';
import type { Bind } from '@ticket-circuit/sandbox';
import { CliError } from '../../../frame/cli-error.ts';
import { pathFrom } from '../project-root.ts';

/** What is neither copied nor shown. */
const LEFT_OUT = new Set(['.git', '__pycache__']);
const MOST_FILES = 20_000;
const MOST_BYTES = 512 * 1024 ** 2;

/**
 * Copies a project's files, links as links. Installed packages are not copied: they are returned as what a sandbox shows at their place.
 *
 * @throws {CliError} `too-large` when there is more than could be copied for every run.
 */
export async function copyProject(root: string, to: string): Promise<Bind[]> {
  const binds: Bind[] = [];
  const size = { files: 0, bytes: 0 };
  const skipped = new Set<string>();
  const folders = [root];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (LEFT_OUT.has(entry.name) || !(entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())) skipped.add(path);
      else if (entry.isDirectory() && (await isInstalled(path))) {
        skipped.add(path);
        binds.push({ from: path, to: `${treeRoot}/${pathFrom(root, path)}` });
      } else if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) await count(root, path, size);
    }
  }
  await copyFiles(root, to, (path) => !skipped.has(path));
  return binds;
}

/** Copies a folder whose every file is wanted, or those that `isWanted`; shares blocks where the disk can. */
export async function copyFiles(from: string, to: string, isWanted: (path: string) => boolean = () => true): Promise<void> {
  await cp(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter: isWanted });
}

// Packages of Node, and virtual environments of Python.
async function isInstalled(folder: string): Promise<boolean> {
  if (basename(folder) === 'node_modules') return true;
  return await access(join(folder, 'pyvenv.cfg')).then(
    () => true,
    () => false,
  );
}

async function count(root: string, path: string, size: { files: number; bytes: number }): Promise<void> {
  size.files += 1;
  size.bytes += (await lstat(path)).size;
  if (size.files <= MOST_FILES && size.bytes <= MOST_BYTES) return;
  throw new CliError({
    code: 'too-large',
    what: `${root} was not copied for the tests.`,
    why: `It holds more than ${MOST_FILES} files, or more than ${MOST_BYTES / 1024 ** 2} MB, and every run of the tests gets a copy of its own.`,
    next: 'Put the module and its tests into a folder of their own, and work there: -C FOLDER.',
  });
}
