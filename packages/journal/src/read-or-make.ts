import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Returns the text of a file, which is made with these permissions when it is absent: linked into place whole, so that of two who make it at
 * once both read the same one.
 *
 * @throws the system's error, such as ENOENT where the folder is absent.
 */
export async function readOrMake(file: string, mode: number, make: () => string): Promise<string> {
  return await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const part = `${file}.${randomBytes(8).toString('hex')}`;
    try {
      await writeFile(part, make(), { mode, flag: 'wx' });
      await link(part, file).catch((failure: NodeJS.ErrnoException) => {
        if (failure.code !== 'EEXIST') throw failure;
      });
      return await readFile(file, 'utf8');
    } finally {
      await rm(part, { force: true });
    }
  });
}
