import type { ExitCode } from './exit-codes.ts';
import { performVerb } from './perform-verb.ts';
import { plainLine } from './plain-line.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';
import { terminalForPeople } from './terminal-for-people.ts';
import type { Verb } from './verb.ts';

/**
 * Performs a verb that was typed plainly, without what reads command lines, which takes longer to load than many a verb to answer; null for a line that has to
 * be read. Every error ends here: printed, never thrown.
 */
export async function performPlainLine(verb: Verb, argv: readonly string[], given: Terminal): Promise<ExitCode | null> {
  const plain = plainLine(verb, argv);
  if (plain === null) return null;
  const terminal = terminalForPeople(given);
  const dir = process.cwd();
  try {
    return await performVerb(verb, { ...plain, dir, options: {}, terminal });
  } catch (error) {
    return reportError(error, { json: plain.json, terminal, dir });
  }
}
