import { InternalError } from '@ticket-circuit/schemas';
import { driverFor } from '../language-driver.ts';
import { type Language, languageOf } from '../language.ts';
import { positionOf } from '../lines.ts';
import type { Module } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { type Piece, type Pieces, withPieces } from './pieces.ts';
import { pythonFunctions, pythonPrelude, stripPython } from './python-pieces.ts';
import { stripTypescript, typescriptFunctions, typescriptPrelude } from './typescript-pieces.ts';

const WORDS = /__circuit_|\/\*[}\]]?circuit[{[]?\*\//;

interface Instrument {
  readonly functions: (module: Module) => Pieces[];
  readonly prelude: (module: Module) => Piece | null;
  readonly strip: (source: string) => string;
}

const INSTRUMENTS: Readonly<Record<Language, Instrument>> = {
  python: { functions: pythonFunctions, prelude: pythonPrelude, strip: stripPython },
  typescript: { functions: typescriptFunctions, prelude: typescriptPrelude, strip: stripTypescript },
};

/**
 * Returns the instrumented text of a module: while it runs with CIRCUIT_TRACE naming a file, each outermost function and method adds lines of JSON to that
 * file: its calls with the shapes of their arguments, and how each ended, with the shape of the result or of the error. Without that variable nothing is recorded.
 *
 * The text carries its recorder and needs no installation. In Python a line is added above every function and one behind the docstring and
 * the `__future__` imports, so line numbers shift; in TypeScript and JavaScript no line moves. Left as they are: declaration files, overloads without
 * a body, tests, functions inside functions, constructors of derived TypeScript classes, and functions that do not parse when they are wrapped. A module
 * without functions stays as it is. Before Python 3.12, modules that look at stack frames, or hand functions to a compiler, are not recorded.
 *
 * `stripInstrument` gives the source back, byte for byte.
 *
 * @throws {SyntaxEditError} `already-instrumented` when the source holds words of the instrument.
 */
export async function instrument(module: Module): Promise<string> {
  const { language, path, source } = module;
  const word = WORDS.exec(source);
  if (word) throwAlreadyInstrumented(module, word.index);
  if (/\.(?:pyi|d\.[cm]?ts)$/i.test(path)) return source;
  const { functions, prelude, strip } = INSTRUMENTS[language];
  const first = prelude(module);
  const all = first ? functions(module) : [];
  if (!first || all.length === 0) return source;
  const text = withPieces(source, [first, ...(await thoseThatParse(module, all))]);
  if (strip(text) === source) return text;
  throw new InternalError({
    code: 'not-strippable',
    what: `${path} was not instrumented.`,
    why: 'Taking the instrument away again would not give the same source.',
    next: 'Report this with the file.',
  });
}

/**
 * Returns the source that an instrumented text was made from; a text without an instrument comes back as it is.
 *
 * @throws {SyntaxEditError} `not-strippable` when a part of the instrument was changed since.
 */
export function stripInstrument(text: string, path: string): string {
  const language = languageOf(path);
  if (language === null) return text;
  const source = INSTRUMENTS[language].strip(text);
  const rest = WORDS.exec(source);
  if (!rest) return source;
  throw new SyntaxEditError({
    code: 'not-strippable',
    what: `The instrument was not taken out of ${path}.`,
    why: `A part of it was changed: ${rest[0]} is left in line ${positionOf(source, rest.index).line} of the rest.`,
    next: 'Take the module from where it was instrumented.',
  });
}

// Rarely a function parses only without the block: two declarations of one name may stand side by side in a function, and not in a block.
async function thoseThatParse(module: Module, all: readonly Pieces[]): Promise<Pieces> {
  const driver = driverFor(module.path)!;
  const parses = async (pieces: Pieces) => (await driver.parse(withPieces(module.source, pieces), module.path)).kind === 'module';
  if (await parses(all.flat())) return all.flat();
  const kept: Piece[] = [];
  for (const pieces of all) if (await parses(pieces)) kept.push(...pieces);
  return kept;
}

function throwAlreadyInstrumented({ path, source }: Module, at: number): never {
  throw new SyntaxEditError({
    code: 'already-instrumented',
    what: `${path} was not instrumented.`,
    why: `Line ${positionOf(source, at).line} holds a word that belongs to the instrument.`,
    next: 'Strip the file first.',
  });
}
