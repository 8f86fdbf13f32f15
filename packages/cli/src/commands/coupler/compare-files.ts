import { equal, type Equality, rulesThatEqual } from '@ticket-circuit/syntax';
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

/**
 * Asks the critic whether two files mean the same. Both are read as files of the first one's language. Trees that differ by rewrites that leave every
 * program alone are named so, and still differ.
 */
export async function compareFiles({ dir, words }: VerbCall): Promise<Reply> {
  const [a = '', b = ''] = words;
  const [before, after] = [await readSource(dir, a), await readSource(dir, b)];
  const verdict = await equal(before.source, after.source, before.name);
  const { exit, says } = verdicts[verdict];
  const rules = verdict === 'different' ? await rulesThatEqual(before.source, after.source, before.name) : null;
  if (rules !== null)
    return {
      exit,
      text: `${a} and ${b} differ, but only by rules that leave a program alone: ${rules.join('; ')}.`,
      document: { a, b, verdict: 'equal-by-rule', rules },
    };
  return { exit, text: `${a} and ${b} ${says}.`, document: { a, b, verdict } };
}
