import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { writeTreeFile } from '@ticket-circuit/sandbox';
import { digestOf } from '@ticket-circuit/schemas';
import { instrument, stripInstrument } from '@ticket-circuit/syntax';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { faultsText, readSource, type SourceFile } from './read-module.ts';
import { encoded } from './source-files.ts';

/** Prints a file with its calls recorded, or without that; or writes it so. */
export async function instrumentFile({ dir, words, options, json, terminal }: VerbCall): Promise<Reply> {
  const [path = ''] = words;
  const file = await readSource(dir, path);
  const form = options['strip'] === true ? 'mature' : 'instrumented';
  const text = form === 'mature' ? stripInstrument(file.source, file.name) : await instrumented(file);
  if (options['write'] === true) return { exit: exitCodes.done, ...(await written(dir, file, form, text)) };
  // Printed as it is: a line more at its end would not be the file.
  if (!json) terminal.out(terminal.isOutShown ? text : encoded(text, file.name));
  return { exit: exitCodes.done, text: '', document: { path, form, text } };
}

async function instrumented({ path, name, source, driver, linesAbove }: SourceFile): Promise<string> {
  const parsed = await driver.parse(source, name);
  if (parsed.kind === 'module') return await instrument(parsed.module);
  throw new CliError({
    code: 'does-not-parse',
    what: `${path} was not instrumented: it does not parse.`,
    why: faultsText(path, parsed, linesAbove),
    next: 'Mend that line.',
  });
}

async function written(dir: string, file: SourceFile, form: string, text: string): Promise<Pick<Reply, 'text' | 'document'>> {
  const { path, source } = file;
  const place = await realpath(resolve(dir, path));
  const bytes = encoded(file.fileText(text), path);
  const write = await writeTreeFile(dirname(place), basename(place), bytes, { expectDigest: digestOf(file.bytes) });
  if (write.kind === 'written')
    return { text: `${path} is ${form}${text === source ? ', as it was' : ''}.`, document: { path, form, changed: text !== source } };
  throw new CliError({
    code: 'changed-meanwhile',
    what: `${path} was not written.`,
    why: write.kind === 'stale' ? 'It changed while it was read.' : write.why,
    next: 'Run the command again.',
  });
}
