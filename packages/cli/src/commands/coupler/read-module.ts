import { resolve } from 'node:path';
import { embeddedModule } from '@ticket-circuit/coupler';
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
}

/**
 * Reads a source file, or the module behind the line `===ORIGINAL SOURCE===` of a ticket.
 *
 * @throws {CliError} `no-such-file`, `not-text`, or `no-language` when no driver reads files of that name and no module stands in it.
 */
export async function readSource(dir: string, path: string): Promise<SourceFile> {
  const bytes = await readNamedFile(resolve(dir, path), 'A source is read from a file.');
  const driver = driverFor(path);
  if (driver !== null) return { path, name: path, driver, source: decoded(bytes, path), linesAbove: 0 };
  const embedded = await embeddedModule(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const name = `${path}.${embedded?.extension ?? ''}`;
  const own = driverFor(name);
  if (embedded !== null && own !== null) return { path, name, driver: own, ...embedded };
  throw new CliError({
    code: 'no-language',
    what: `${path} cannot be read element by element.`,
    why: 'Its name is none of Python, TypeScript or JavaScript, and no module stands in it behind a line ===ORIGINAL SOURCE===.',
    next: 'Name a file that ends in .py, .ts, .js or the like.',
  });
}

/** Returns the faults of a file that does not parse, one a line, as compilers write them. */
export function faultsText(path: string, { faults }: Extract<ParseResult, { kind: 'syntax-error' }>, linesAbove = 0): string {
  return faults.map(({ line, column, message }) => `${path}:${line + linesAbove}:${column}: ${message}`).join('\n');
}
