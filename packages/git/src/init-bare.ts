import { mkdir } from 'node:fs/promises';
import { runGitOutside } from './run-git.ts';

/** Creates a bare repository in a folder, which is made; its first branch has the given name. */
export async function initBare(folder: string, branch = 'main'): Promise<void> {
  await mkdir(folder, { recursive: true });
  await runGitOutside(folder, ['init', '--quiet', '--bare', `--initial-branch=${branch}`, '--template=', '.'], []);
}
