import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Repository } from '@ticket-circuit/git';

/** Returns the command by which a hook has the tickets of a project closed whose commits main holds; the same from each of its work trees. */
export function scannerCommand({ topLevel, commonDir }: Pick<Repository, 'topLevel' | 'commonDir'>): readonly string[] {
  const program = fileURLToPath(new URL('../../bin/circuit.mjs', import.meta.url));
  return [process.execPath, program, '-C', basename(commonDir) === '.git' ? dirname(commonDir) : topLevel, 'settle'];
}
