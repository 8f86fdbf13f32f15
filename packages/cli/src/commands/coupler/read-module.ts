import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { driverFor, type LanguageDriver, type ParseResult } from '@ticket-circuit/syntax';
import { CliError } from '../../frame/cli-error.ts';

/** A source file with the driver of its language. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
  readonly driver: LanguageDriver;
}

/**
 * Reads a source file.
 *
 * @throws {CliError} no-such-file, or no-language when no driver reads files of that name.
 */
export async function readSource(dir: string, path: string): Promise<SourceFile> {
  const driver = driverFor(path);
  if (driver === null)
    throw new CliError({
      code: 'no-language',
      what: `${path} cannot be read element by element.`,
      why: 'Its name is none of Python, TypeScript or JavaScript; the circuit takes such a file as one element.',
      next: 'Name a file that ends in .py, .ts, .js or the like.',
    });
  try {
    return { path, driver, source: await readFile(resolve(dir, path), 'utf8') };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR')
      throw new CliError({
        code: 'no-such-file',
        what: `There is no file ${resolve(dir, path)}.`,
        why: 'A source file is read.',
        next: 'Name a file that exists.',
        cause,
      });
    throw cause;
  }
}

/** Returns the faults of a file that does not parse, one a line, as compilers write them. */
export function faultsText(path: string, { faults }: Extract<ParseResult, { kind: 'syntax-error' }>): string {
  return faults.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`).join('\n');
}
