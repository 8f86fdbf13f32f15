import { hintAt } from './circuit-at.ts';
import { type ShownError, shownError } from './exit-of.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { jsonText } from './terminal-for-people.ts';

/** How an error is printed, and the folder in which the command worked. */
interface Reported {
  readonly json: boolean;
  readonly terminal: Terminal;
  readonly dir: string;
}

/** Prints an error as what, why and next, or as one JSON object, and returns the exit status that it gives. */
export function reportError(error: unknown, { json, terminal, dir }: Reported): ExitCode {
  const { exit, ...facts } = shownError(error);
  const shown = { ...facts, next: hintAt(dir, facts.next) };
  if (json) terminal.out(`${jsonText({ error: shown })}\n`);
  else terminal.err(`${errorText(shown)}\n`, `${headings[shown.kind]}:`);
  if (process.env['CIRCUIT_DEBUG'] && error instanceof Error) terminal.err(`${error.stack ?? ''}\n`);
  return exit;
}

const headings = { refused: 'Refused', 'could-not-tell': 'Could not tell', bug: 'A bug of ours' } as const;

function errorText(shown: Omit<ShownError, 'exit'>): string {
  // What has several lines stays one block below its word.
  const indented = (text: string): string => text.trimEnd().replaceAll('\n', '\n        ');
  return [` ${indented(shown.what)}`, `  Why:  ${indented(shown.why)}`, `  Next: ${indented(shown.next)}`].join('\n');
}
