import { readFile } from 'node:fs/promises';
import { CliError } from './cli-error.ts';

/**
 * Returns the bytes of a file that a person named; `reading` says what it is read for, as a sentence.
 *
 * @throws {CliError} no-such-file when nothing is there, or a folder.
 */
export async function readNamedFile(path: string, reading: string, next = 'Name a file that exists.'): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EISDIR') throw new CliError({ code: 'no-such-file', what: `${path} is a folder.`, why: reading, next, cause });
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new CliError({ code: 'no-such-file', what: `There is no file ${path}.`, why: reading, next, cause });
    throw cause;
  }
}
