import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { ReadText } from '@ticket-circuit/coupler';
import { decodeSource, driverFor, encodeSource } from '@ticket-circuit/syntax';
import { CliError } from '../../frame/cli-error.ts';

/** Folders that hold no sources of a project's own. */
const NOT_OURS = new Set(['node_modules', '__pycache__', 'dist', 'build', 'venv']);
const MOST_FILES = 20_000;

/** Returns the source files below a folder, sorted; hidden folders, installed packages and what is built are left out. */
export async function listSources(folder: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.has(entry.name)) folders.push(path);
      if (entry.isFile() && driverFor(entry.name) !== null) found.push(path);
      if (found.length > MOST_FILES) throw tooMany(folder);
    }
  }
  return found.toSorted();
}

function tooMany(folder: string): CliError {
  return new CliError({
    code: 'usage',
    what: `The sources of ${folder} were not listed.`,
    why: `There are more than ${MOST_FILES}.`,
    next: 'Name a smaller folder, or a file.',
  });
}

/** Tells whether a path looks like a test or what tests lean on. */
export function isTestPath(path: string): boolean {
  return (
    /(?:^|\/)(?:tests?|__tests__|spec)\//u.test(path) || /^(?:test_.*|.*_test|conftest)\.py$|\.(?:test|spec)\.\w+$/u.test(basename(path))
  );
}

/**
 * Returns the reader of a project's text files, by their path from its root; null for a file that is absent.
 *
 * @throws {CliError} `not-text` for a file that is not in the encoding it names: read as what it is not, it would be written back changed.
 */
export function readerOf(root: string): ReadText {
  return async (path) => {
    const bytes = await bytesOf(resolve(root, path));
    return bytes === null ? null : decoded(bytes, path);
  };
}

/**
 * Returns a reader for which a file that is no text, or in an encoding that is not known, is absent: nothing can be learned from it, nor written to
 * it, and nobody named it.
 */
export function textsOf(read: ReadText): ReadText {
  return async (path) => {
    try {
      return await read(path);
    } catch (error) {
      if (error instanceof CliError && error.code === 'not-text') return null;
      throw error;
    }
  };
}

/** Returns the bytes of a file; null when there is none. */
export async function bytesOf(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw cause;
  }
}

/** Returns a source's text, its byte order mark kept, in the encoding that it names itself. @throws {CliError} `not-text`. */
export function decoded(bytes: Uint8Array, path: string): string {
  const source = decodeSource(bytes, path);
  if (source.kind === 'text') return source.text;
  throw new CliError({
    code: 'not-text',
    what: `${path} was not read.`,
    why: `Line ${source.fault.line}: ${source.fault.message}`,
    next: 'Mend that line, save the file as UTF-8, or name another one.',
  });
}

/** Returns the bytes of a source in the encoding that it names itself. @throws {CliError} `not-written`. */
export function encoded(text: string, path: string): Uint8Array {
  const source = encodeSource(text, path);
  if (source.kind === 'bytes') return source.bytes;
  throw new CliError({
    code: 'not-written',
    what: `${path} was not written.`,
    why: `Line ${source.fault.line}: ${source.fault.message}`,
    next: 'Save the file as UTF-8 first.',
  });
}
