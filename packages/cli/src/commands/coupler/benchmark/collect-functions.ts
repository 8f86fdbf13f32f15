import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillableFunctions, type ReadText, shuffled } from '@ticket-circuit/coupler';
import { driverFor, type Module, type ModuleElement } from '@ticket-circuit/syntax';
import { CliError } from '../../../frame/cli-error.ts';
import { pathFrom, projectRoot } from '../project-root.ts';
import { faultsText, readSource, type SourceFile } from '../read-module.ts';
import { isTestPath, listSources, readerOf, textsOf } from '../source-files.ts';

/** One function that can be blanked. */
export interface Target {
  readonly id: string;
  readonly module: Module;
  readonly element: ModuleElement;
}

export interface Collected {
  /** The folder that the tests are run on a copy of. */
  readonly root: string;
  readonly read: ReadText;
  readonly targets: readonly Target[];
  /** Files below the named folder that are no text or do not parse, each with its first fault. */
  readonly unread: readonly string[];
}

/**
 * Returns the functions of a file, or of the sources below a folder, tests left out; a sample of them when one is asked for, in their order.
 *
 * @throws {CliError} `no-such-file`, `no-language`, `not-text`, `does-not-parse` or `no-functions`.
 */
export async function collectFunctions(dir: string, named: string, sample: number | null, seed: string): Promise<Collected> {
  const path = resolve(dir, named);
  const status = await stat(path).catch(() => null);
  if (status === null || (!status.isFile() && !status.isDirectory())) throw noFile(path);
  const isFolder = status.isDirectory();
  const root = projectRoot(dir, isFolder ? join(path, 'x') : path);
  const source = isFolder ? null : await readSource(dir, named);
  const own = source && resolve(dir, source.name);
  const below = readerOf(root);
  // The module of a ticket stands beside it under a name that ends as its language does.
  const read: ReadText = async (file) => (source && resolve(root, file) === own ? source.source : await below(file));
  const files = own === null ? (await listSources(path)).filter((file) => !isTestPath(pathFrom(path, file))) : [own];
  const all: Target[] = [];
  const unread: string[] = [];
  for (const file of files) {
    const targets = await targetsIn(read, pathFrom(root, file), source).catch((error: unknown) => whyNotText(error, isFolder));
    if (typeof targets !== 'string') all.push(...targets);
    else if (isFolder) unread.push(targets);
    else throw notParsed(named, targets);
  }
  if (all.length === 0) throw noFunctions(named, unread);
  const chosen = sample === null ? all : shuffled(all, seed).slice(0, sample);
  return { root, read: textsOf(read), targets: all.filter((target) => chosen.includes(target)), unread };
}

// The faults, when the file does not parse.
async function targetsIn(read: ReadText, file: string, named: SourceFile | null): Promise<Target[] | string> {
  const parsed = await driverFor(file)!.parse((await read(file)) ?? '', file);
  if (parsed.kind === 'syntax-error') return faultsText(named?.path ?? file, parsed, named?.linesAbove);
  return fillableFunctions(parsed.module).map((element) => ({ id: `${file} > ${element.symbol}`, module: parsed.module, element }));
}

// A file that nobody named keeps nobody from the others.
function whyNotText(error: unknown, isFolder: boolean): string {
  if (isFolder && error instanceof CliError && error.code === 'not-text') return `${error.what} ${error.why}`;
  throw error;
}

function noFile(path: string): CliError {
  return new CliError({
    code: 'no-such-file',
    what: `There is no file ${path}.`,
    why: 'The functions of a source file, or of the sources below a folder, are blanked.',
    next: 'Name a file or a folder that exists.',
  });
}

function notParsed(named: string, faults: string): CliError {
  return new CliError({
    code: 'does-not-parse',
    what: `${named} was not blanked: it does not parse.`,
    why: faults,
    next: 'Mend that line.',
  });
}

function noFunctions(named: string, unread: readonly string[]): CliError {
  return new CliError({
    code: 'no-functions',
    what: `${named} has nothing to blank.`,
    why:
      unread.length > 0 ? `No source with a function parses. ${unread[0]!.split('\n')[0]!}` : 'It holds no function or method with a body.',
    next: 'Name a source with functions; tests are left out.',
  });
}
