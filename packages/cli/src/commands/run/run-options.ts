import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EngineOptions } from '@ticket-circuit/circuit';
import { CliError, usageError } from '../../frame/cli-error.ts';
import type { VerbCall } from '../../frame/verb.ts';

/**
 * Returns what the command line says about engines. A script is named from the folder in which the command works, and must be there.
 *
 * @throws {CliError} usage for a budget that is no amount or an address that is none; no-such-file for a script that is not there.
 */
export function engineOptions({ dir, options }: Pick<VerbCall, 'dir' | 'options'>, verb: string): EngineOptions {
  const { engine, model, baseUrl, budget, script } = options;
  if (typeof baseUrl === 'string' && !URL.canParse(baseUrl))
    throw usageError(verb, 'The address was not understood.', `${JSON.stringify(baseUrl)} is no URL.`);
  return {
    ...(typeof engine === 'string' ? { engine } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(typeof baseUrl === 'string' ? { baseUrl } : {}),
    ...(typeof budget === 'string' ? { budgetUsd: amount(budget, verb) } : {}),
    ...(typeof script === 'string' ? { script: scriptPath(resolve(dir, script), engine) } : {}),
  };
}

function scriptPath(path: string, engine: unknown): string {
  const isFolderWanted = engine === 'recorded';
  const kind = statSync(path, { throwIfNoEntry: false });
  const refuse = (what: string): CliError =>
    new CliError({
      code: 'no-such-file',
      what,
      why: isFolderWanted ? 'The engine recorded answers from a folder of recordings.' : 'The engine scripted answers from a file.',
      next: `Name ${isFolderWanted ? 'a folder' : 'a file'} that exists: --script PATH`,
    });
  if (kind === undefined) throw refuse(`There is no ${isFolderWanted ? 'folder' : 'file'} ${path}.`);
  if (engine === 'scripted' && kind.isDirectory()) throw refuse(`${path} is a folder.`);
  if (isFolderWanted && !kind.isDirectory()) throw refuse(`${path} is a file.`);
  return path;
}

function amount(text: string, verb: string): number {
  const value = Number(text.replace(/^\$/u, ''));
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw usageError(verb, 'The budget was not understood.', `${JSON.stringify(text)} is no amount of US dollars.`);
  return value;
}
