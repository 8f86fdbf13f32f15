import { type DifferentNode, equal, type Equality, firstDifference, rulesThatEqual, type SyntaxFault } from '@ticket-circuit/syntax';
import { exitCodes, type ExitCode } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readSource, type SourceFile } from './read-module.ts';

const verdicts: Readonly<Record<Equality, { exit: ExitCode; says: string }>> = {
  identical: { exit: exitCodes.done, says: 'are the same, letter for letter' },
  'ast-equal': { exit: exitCodes.done, says: 'mean the same: they differ in layout or comments only' },
  different: { exit: exitCodes.refused, says: 'differ' },
  unparsable: { exit: exitCodes.unknown, says: 'cannot be compared: one of them does not parse' },
};

/**
 * Asks the critic whether two files mean the same, and where they first do not. Both are read as files of the first one's language. Trees that differ
 * by rewrites that leave every program alone are named so, and still differ.
 */
export async function compareFiles({ dir, words }: VerbCall): Promise<Reply> {
  const [a = '', b = ''] = words;
  const [before, after] = [await readSource(dir, a), await readSource(dir, b)];
  const verdict = await equal(before.source, after.source, before.name);
  const { exit, says } = verdicts[verdict];
  if (verdict === 'unparsable') {
    const faults = [...(await faultsOf(before, before)), ...(await faultsOf(after, before))];
    const text = [`${a} and ${b} ${says}.`, ...faults.map(({ path, line, column, message }) => `  ${path}:${line}:${column}: ${message}`)];
    return { exit, text: text.join('\n'), document: { a, b, verdict, faults } };
  }
  if (verdict !== 'different') return { exit, text: `${a} and ${b} ${says}.`, document: { a, b, verdict } };
  const rules = await rulesThatEqual(before.source, after.source, before.name);
  if (rules !== null)
    return {
      exit,
      text: `${a} and ${b} differ, but only by rules that leave a program alone: ${rules.join('; ')}.`,
      document: { a, b, verdict: 'equal-by-rule', rules },
    };
  const found = await firstDifference(before.source, after.source, before.name);
  if (found === null) return { exit, text: `${a} and ${b} ${says}.`, document: { a, b, verdict } };
  const first = { a: inFile(found.before, before), b: inFile(found.after, after) };
  const text = [`${a} and ${b} ${says}, first here:`, placeText(first.a, before), placeText(first.b, after)].join('\n');
  return { exit, text, document: { a, b, verdict, first } };
}

/** Returns why a file does not parse in the language of another, with the lines of the file; empty when it does. */
async function faultsOf(
  { source, path, linesAbove }: SourceFile,
  { driver, name }: SourceFile,
): Promise<({ path: string } & SyntaxFault)[]> {
  const parsed = await driver.parse(source, name);
  return parsed.kind === 'module' ? [] : parsed.faults.map((fault) => ({ path, ...fault, line: fault.line + linesAbove }));
}

function inFile(node: DifferentNode | null, { linesAbove }: SourceFile): DifferentNode | null {
  return node === null ? null : { ...node, line: node.line + linesAbove };
}

const MOST_SHOWN = 80;

function placeText(node: DifferentNode | null, { path }: SourceFile): string {
  if (node === null) return `  ${path}: nothing`;
  const [line = '', ...more] = node.text.split('\n');
  const isCut = more.length > 0 || line.length > MOST_SHOWN;
  return `  ${path}:${node.line}:${node.column}: ${line.slice(0, MOST_SHOWN).trimEnd()}${isCut ? ' …' : ''}`;
}
