import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrMake } from '@ticket-circuit/journal';
import { digestOf } from '@ticket-circuit/schemas';

/**
 * Returns a short name for the folders of a repository outside it. It is made from the place, since a copied repository is another one, and
 * from a mark kept inside, since a repository that was deleted and made again at the same place must not find the old one's sessions.
 */
export async function projectId(home: string, commonDir: string): Promise<string> {
  return nameOf(commonDir, await readOrMake(join(home, 'id'), 0o666, () => randomBytes(16).toString('hex')));
}

/**
 * Returns the name of a repository that has been opened before, and makes nothing.
 *
 * @throws the system's error, such as ENOENT, when the repository has no mark.
 */
export async function projectIdOf(home: string, commonDir: string): Promise<string> {
  return nameOf(commonDir, await readFile(join(home, 'id'), 'utf8'));
}

function nameOf(commonDir: string, mark: string): string {
  return digestOf(`${commonDir}\0${mark}`).slice('sha256:'.length, 'sha256:'.length + 12);
}
