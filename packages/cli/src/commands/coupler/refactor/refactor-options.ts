import { resolve } from 'node:path';
import type { Refactoring } from '@ticket-circuit/coupler';
import { usageError } from '../../../frame/cli-error.ts';
import type { VerbCall } from '../../../frame/verb.ts';
import { countOption } from '../benchmark/benchmark-options.ts';
import { isInside, pathFrom } from '../project-root.ts';

const VERB = 'coupler refactor';

/** How a refactoring was asked for. */
export interface RefactorOptions {
  /** Null when only bodies are to be written again. */
  readonly refactoring: Refactoring | null;
  readonly isJunior: boolean;
  readonly isWritten: boolean;
  readonly tries: number;
  readonly candidates: number;
  readonly jobs: number;
}

/** Returns what the command line says; paths from the root of the project, as those of the module and of what holds it are. @throws {CliError} usage. */
export function refactorOptions(
  { dir, options }: VerbCall,
  root: string,
  { file, place }: { readonly file: string; readonly place: string },
): RefactorOptions {
  const { rename, move, junior, write } = options;
  if (rename === undefined && move === undefined && junior === undefined)
    throw usageError(VERB, 'There is nothing to do.', 'Give --rename old=new, --move SYMBOL=FILE or --junior.');
  if (rename !== undefined && move !== undefined)
    throw usageError(
      VERB,
      'Names and places do not change at once.',
      'Each is proved against what was before: give --rename, write, then --move.',
    );
  const count = (name: string) => countOption(VERB, options, name);
  return {
    refactoring: refactoringOf(),
    isJunior: junior === true,
    isWritten: write === true,
    tries: count('tries') ?? 3,
    candidates: count('candidates') ?? 1,
    jobs: count('jobs') ?? 2,
  };

  function refactoringOf(): Refactoring | null {
    if (typeof rename === 'string') return { kind: 'rename', file, renames: pairs('--rename', rename).map(([from, to]) => ({ from, to })) };
    if (typeof move !== 'string') return null;
    return { kind: 'move', file, moves: pairs('--move', move).map(([symbol, to]) => ({ symbol, to: inRoot(to) })) };
  }

  function inRoot(to: string): string {
    const path = resolve(dir, to);
    if (!isInside(root, path)) throw usageError(VERB, `${to} is no place to move to.`, `It lies outside of ${root}.`);
    const target = pathFrom(root, path);
    if (target === file || target === place) throw usageError(VERB, `${to} is where the element stands.`, 'Name another file.');
    return target;
  }
}

function pairs(flag: string, text: string): [string, string][] {
  return text.split(',').map((pair) => {
    const [from = '', to = '', ...more] = pair.split('=').map((part) => part.trim());
    if (from !== '' && to !== '' && more.length === 0) return [from, to];
    throw usageError(
      VERB,
      `${flag} was not understood.`,
      `${JSON.stringify(pair)} is no pair such as old=new; several are parted by commas.`,
    );
  });
}
