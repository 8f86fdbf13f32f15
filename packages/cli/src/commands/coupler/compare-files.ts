import { equal, type Equality } from '@ticket-circuit/syntax';
import { exitCodes, type ExitCode } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readSource } from './read-module.ts';

const verdicts: Readonly<Record<Equality, { exit: ExitCode; says: string }>> = {
  identical: { exit: exitCodes.done, says: 'are the same, letter for letter' },
  'ast-equal': { exit: exitCodes.done, says: 'mean the same: they differ in layout or comments only' },
  different: { exit: exitCodes.refused, says: 'differ' },
  unparsable: { exit: exitCodes.unknown, says: 'cannot be compared: one of them does not parse' },
};

/** Asks the critic whether two files mean the same. Both are read as files of the first one's language. */
export async function compareFiles({ dir, words }: VerbCall): Promise<Reply> {
  const [a = '', b = ''] = words;
  const [before, after] = [await readSource(dir, a), await readSource(dir, b)];
  const verdict = await equal(before.source, after.source, before.name);
  const { exit, says } = verdicts[verdict];
  return { exit, text: `${a} and ${b} ${says}.`, document: { a, b, verdict } };
}
