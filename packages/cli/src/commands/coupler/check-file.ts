import { counted } from '@ticket-circuit/schemas';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { faultsText, readSource } from './read-module.ts';

/** Parses a file and says where it does not parse; the exit status is 1 then. */
export async function checkFile({ dir, words }: VerbCall): Promise<Reply> {
  const [path = ''] = words;
  const { source, driver, name, linesAbove } = await readSource(dir, path);
  const parsed = await driver.parse(source, name);
  if (parsed.kind === 'module')
    return {
      exit: exitCodes.done,
      text: `${path}: ${driver.language}, ${counted(parsed.module.elements.length, 'element')}`,
      document: { path, language: driver.language, faults: [] },
    };
  const faults = parsed.faults.map((fault) => ({ ...fault, line: fault.line + linesAbove }));
  return { exit: exitCodes.refused, text: faultsText(path, parsed, linesAbove), document: { path, language: driver.language, faults } };
}
