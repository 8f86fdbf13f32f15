import { CouplerError } from '../coupler-error.ts';
import { type Filled, fillElement, type Propose } from '../fill-element.ts';
import type { Gate } from '../gates/gate.ts';
import { moduleAt } from '../open-module.ts';
import { readThrough, type ReadText } from '../read-text.ts';
import { fillableFunctions } from '../senior/fillable-functions.ts';
import { mechanicalSenior } from '../senior/mechanical-senior.ts';

/** How blanks are filled, the same for every function of a run. */
export interface RefillOptions {
  /** The role's words for the body surface. */
  readonly instructions: string;
  readonly tries: number;
  readonly candidates?: number;
  /** All gates where the original has to come out again; `fillGates` where nothing may tell it. */
  readonly gates?: readonly Gate[];
  /** Whether the prompt shows the bodies of the other functions. */
  readonly reveal?: boolean;
  readonly nonce: string;
}

/**
 * Blanks one function of a module and has its body written again from its signature and docstring: asked for, judged by the gates, asked for
 * again, escalated. Returns the file's whole text with that one body, or the last findings. Nothing is written.
 *
 * @throws {CouplerError} `not-fillable`, or `prompt-leak` when a prompt would tell a path.
 */
export async function refillFunction(
  read: ReadText,
  target: { readonly file: string; readonly symbol: string },
  propose: Propose,
  options: RefillOptions,
): Promise<Filled> {
  const { file, symbol } = target;
  const { changes, blanks, faults } = await mechanicalSenior({ file, symbols: [symbol], nonce: options.nonce })(read);
  const blank = blanks[0];
  if (!blank) throw notFillable(symbol, faults[0] ?? '');
  return await fillElement({
    ...blank,
    ...options,
    read: readThrough(read, changes),
    readOriginal: read,
    propose,
    reveal: options.reveal === true ? await others(read, file, symbol) : [],
  });
}

function notFillable(symbol: string, why: string): CouplerError {
  return new CouplerError({
    code: 'not-fillable',
    what: `The body of ${symbol} was not blanked.`,
    why,
    next: 'Name a function with a body.',
  });
}

async function others(read: ReadText, file: string, symbol: string): Promise<string[]> {
  const module = await moduleAt(read, file);
  return module === null
    ? []
    : fillableFunctions(module)
        .map((element) => element.symbol)
        .filter((one) => one !== symbol);
}
