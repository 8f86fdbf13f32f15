import { resolve } from 'node:path';
import { shellWord } from '@ticket-circuit/schemas';

/** Returns the command that works where a command worked: `circuit`, with -C where that is another folder. */
export function circuitAt(dir: string): string {
  return resolve(dir) === process.cwd() ? 'circuit' : `circuit -C ${shellWord(resolve(dir))}`;
}

/**
 * Returns a hint whose commands work where a command worked. The packages that give hints know no folder: they write `Run: circuit VERB`, and a
 * command begins after a colon or a bracket.
 */
export function hintAt(dir: string, hint: string): string {
  const command = circuitAt(dir);
  return hint.replaceAll(/(?<=: |\()circuit (?!-C |.*--help)/gu, () => `${command} `);
}
