import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Project } from '@ticket-circuit/circuit';
import { junitOf, sarifOf } from '@ticket-circuit/provenance';
import { counted, parseTestReport, type ProvenanceGraph } from '@ticket-circuit/schemas';
import { CliError, usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { jsonText } from '../../frame/terminal-for-people.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraph } from '../../host/read-graph.ts';
import { withProject } from '../../host/with-project.ts';
import { collectFiles } from './collect-files.ts';

/** Writes a ticket into a folder, or prints one part of it. */
export async function exportTicket({ dir, words, options }: VerbCall): Promise<Reply> {
  const [id = '', folder = id] = words;
  const [sarif, junit] = [options['sarif'] === true, options['junit'] === true];
  if ((sarif && junit) || ((sarif || junit) && words.length > 1))
    throw usageError('circuit export', 'Nothing was exported.', 'One part is printed, or all parts are written into a folder.');
  return await withProject(dir, async (project) => {
    const graph = await readGraph(project.journal, id, dir);
    const entries = project.journal.read(id);
    if (sarif) {
      const document = sarifOf(entries);
      return { exit: exitCodes.done, text: jsonText(document, 2), document };
    }
    if (junit) {
      const xml = await latestSuite(project, graph);
      return { exit: exitCodes.done, text: xml.trimEnd(), document: { junit: xml } };
    }
    const place = resolve(dir, folder);
    const files = await collectFiles(project, graph, entries);
    await refuseFull(place);
    for (const { path, content } of files) {
      await mkdir(dirname(join(place, path)), { recursive: true });
      await writeFile(join(place, path), content, { flag: 'wx' });
    }
    return {
      exit: exitCodes.done,
      text: `${id} is in ${place}: ${counted(files.length, 'file')}.\nOpen: ${join(place, 'index.html')}`,
      document: { ticket: id, folder: place, files: files.map(({ path, what }) => ({ path, what })) },
    };
  });
}

/** @throws {CliError} `not-exported` when nothing ran the whole suite, or its report is gone. */
async function latestSuite({ store }: Project, { artifacts }: ProvenanceGraph): Promise<string> {
  const digest = artifacts.findLast((each) => each.kind === 'report' && each.what === 'checks, suite');
  const report = digest?.kind === 'report' ? parseTestReport(await store.get(digest.digest)) : null;
  if (report?.kind === 'valid') return junitOf(report.value);
  throw new CliError({
    code: 'not-exported',
    what: 'No run of the suite was exported.',
    why: digest === undefined ? 'The checks have not run it yet.' : 'Its report is gone from the proof store.',
    next: 'Look at: circuit log',
  });
}

async function refuseFull(place: string): Promise<void> {
  const names = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  throw new CliError({
    code: 'not-exported',
    what: `Nothing was written into ${place}.`,
    why: `It holds ${counted(names.length, 'entry', 'entries')} already, and none is overwritten.`,
    next: 'Name a new folder.',
  });
}
