import { type Language, languageOf } from './language.ts';
import type { ParseResult } from './module.ts';
import { pythonDriver } from './python/python-driver.ts';
import type { StubTarget } from './stub-target.ts';
import { typescriptDriver } from './typescript/typescript-driver.ts';

/** What the product needs to know about a language. */
export interface LanguageDriver {
  readonly language: Language;
  /** Returns the module, or every fault found with its place. Never throws for bad code. */
  parse(source: string, path: string): Promise<ParseResult>;
  /** Returns the canonical text of a whole module: equal texts mean equal trees. @throws {SyntaxEditError} `unparsable`. */
  normalForm(source: string, path: string): Promise<string>;
  /** Returns a body, without indentation, that throws the marked error and uses the parameters. */
  stub(target: StubTarget, mark: string): string;
  /** Returns a body, without indentation, that does and returns nothing. */
  nullBody(target: StubTarget): string;
}

/** Returns the driver of a path's language, or null for a file that is handled whole. */
export function driverFor(path: string): LanguageDriver | null {
  const language = languageOf(path);
  if (language === null) return null;
  return language === 'python' ? pythonDriver : typescriptDriver;
}
