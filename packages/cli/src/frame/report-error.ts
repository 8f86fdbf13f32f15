import { type ShownError, shownError } from './exit-of.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Prints an error as what, why and next, or as one JSON object, and returns the exit status that it gives. */
export function reportError(error: unknown, json: boolean, terminal: Terminal): ExitCode {
  const { exit, ...shown } = shownError(error);
  if (json) terminal.out(`${JSON.stringify({ error: shown })}\n`);
  else terminal.err(`${errorText(shown, terminal)}\n`);
  if (process.env['CIRCUIT_DEBUG'] && error instanceof Error) terminal.err(`${error.stack ?? ''}\n`);
  return exit;
}

const headings = { refused: 'Refused', 'could-not-tell': 'Could not tell', bug: 'A bug of ours' } as const;

function errorText(shown: Omit<ShownError, 'exit'>, terminal: Terminal): string {
  // What has several lines stays one block below its word.
  const indented = (text: string): string => text.trimEnd().replaceAll('\n', '\n        ');
  return [
    `${terminal.red(`${headings[shown.kind]}:`)} ${indented(shown.what)}`,
    `  Why:  ${indented(shown.why)}`,
    `  Next: ${indented(shown.next)}`,
  ].join('\n');
}
