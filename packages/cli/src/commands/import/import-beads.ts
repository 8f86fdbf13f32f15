import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../../frame/cli-error.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { openImported } from './open-imported.ts';
import { numberAbove } from '../ticket/number-above.ts';
import { readBeads } from './read-beads.ts';

/** Opens tickets for the open issues of an export of beads. */
export async function importBeads({ dir, words, terminal }: VerbCall): Promise<Reply> {
  const [file = ''] = words;
  const bytes = file === '-' ? await terminal.readInput() : await contentOf(resolve(dir, file));
  const issues = readBeads(new TextDecoder().decode(bytes), file);
  return await withProject(dir, async (project, host) => openImported(project, issues, await numberAbove(project, host)));
}

async function contentOf(path: string): Promise<Uint8Array> {
  return await readFile(path).catch((cause: unknown) => {
    throw new CliError({
      code: 'no-such-file',
      what: `${path} was not read.`,
      why: String(cause),
      next: 'Name a file that exists.',
      cause,
    });
  });
}
