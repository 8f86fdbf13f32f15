import { resolve } from 'node:path';
import { embeddedModule, replaceEmbedded } from '@ticket-circuit/coupler';
import { driverFor, type LanguageDriver, type ParseResult } from '@ticket-circuit/syntax';
import { CliError } from '../../frame/cli-error.ts';
import { readNamedFile } from '../../frame/read-named-file.ts';
import { decoded } from './source-files.ts';

/** A source with the driver of its language: a file, or the module that a ticket's text holds. */
export interface SourceFile {
  /** As it was typed. */
  readonly path: string;
  /** The path under which the source is parsed; of a module in a ticket, the ticket's with the ending of the language. */
  readonly name: string;
  readonly source: string;
  readonly driver: LanguageDriver;
  /** Lines of the file above the module. */
  readonly linesAbove: number;
  /** The whole file, as it was read. */
  readonly bytes: Uint8Array;
  /**
   * Returns the text of the whole file with another source in the place of its own.
   *
   * @throws {CliError} `not-written` when that source could not be read back out of the ticket.
   */
  fileText(source: string): string;
}

/**
 * Reads a source file, or the module behind the line `===ORIGINAL SOURCE===` of a ticket.
 *
 * @throws {CliError} `no-such-file`, `not-text`, or `no-language` when no driver reads files of that name and no module stands in it.
 */
export async function readSource(dir: string, path: string): Promise<SourceFile> {
  const bytes = await readNamedFile(resolve(dir, path), 'A source is read from a file.');
  const text = decoded(bytes, path);
  const driver = driverFor(path);
  if (driver !== null) return { path, name: path, driver, source: text, linesAbove: 0, bytes, fileText: (changed) => changed };
  const embedded = await embeddedModule(text);
  const name = `${path}.${embedded?.extension ?? ''}`;
  const own = driverFor(name);
  if (embedded !== null && own !== null) {
    const { source, linesAbove } = embedded;
    return { path, name, driver: own, source, linesAbove, bytes, fileText: (changed) => replaceEmbedded(embedded, changed) ?? cut(path) };
  }
  throw new CliError({
    code: 'no-language',
    what: `${path} cannot be read element by element.`,
    why: 'Its name is none of Python, TypeScript or JavaScript, and no module stands in it behind a line ===ORIGINAL SOURCE===.',
    next: 'Name a file that ends in .py, .ts, .js or the like.',
  });
}

function cut(path: string): never {
  throw new CliError({
    code: 'not-written',
    what: `${path} was not written.`,
    why: 'The new module would not be read back out of it whole: a line of the module would end the fence around it, or be taken for one.',
    next: 'Fence the module with more marks, such as `````, and type the same command again.',
  });
}

/** Returns the faults of a file that does not parse, one a line, as compilers write them. */
export function faultsText(path: string, { faults }: Extract<ParseResult, { kind: 'syntax-error' }>, linesAbove = 0): string {
  return faults.map(({ line, column, message }) => `${path}:${line + linesAbove}:${column}: ${message}`).join('\n');
}
