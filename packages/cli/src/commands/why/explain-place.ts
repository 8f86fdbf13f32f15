import { openRepository } from '@ticket-circuit/git';
import { graphHead, treeText, visible, whyOf } from '@ticket-circuit/provenance';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { treeWidth } from '../../frame/tree-width.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraph } from '../../host/read-graph.ts';
import { withJournal } from '../../host/with-journal.ts';
import { findPlace, type Place } from './find-place.ts';
import { whyTree } from './why-tree.ts';

/** Says why a line or a commit is there. */
export async function explainPlace({ dir, words, options, terminal }: VerbCall): Promise<Reply> {
  const [word = ''] = words;
  const at = typeof options['at'] === 'string' ? options['at'] : 'HEAD';
  const place = await findPlace(await openRepository(dir), { dir, word, at });
  const ticket = ticketOf(place, word);
  return await withJournal(dir, async (journal) => {
    const graph = await readGraph(journal, ticket, dir);
    const { commit, line } = place;
    const whys = whyOf(graph, line);
    return {
      exit: exitCodes.done,
      text: treeText(
        {
          lines: [
            ...(line === null ? [] : [`${visible(line.file)}:${line.number}  ${visible(line.text.trim())}`]),
            `commit ${commit.commit}  ${visible(commit.subject)}`,
            ...graphHead(graph),
          ],
          below: whys.map(whyTree),
        },
        treeWidth(terminal),
      ),
      document: { commit: commit.commit, ...(line === null ? {} : { line }), ticket: graph.ticket, whys },
    };
  });
}

/** @throws {CliError} `no-provenance` when no ticket landed the commit. */
function ticketOf({ commit, line }: Place, word: string): string {
  const named = commit.trailers.filter(({ key }) => key.toLowerCase() === 'ticket').map(({ value }) => value);
  const [ticket] = named;
  if (ticket !== undefined && named.length === 1) return ticket;
  throw new CliError({
    code: 'no-provenance',
    what: `No ticket made ${word}.`,
    why: `${line === null ? 'The commit' : `Its last change is commit ${commit.commit.slice(0, 10)} (${visible(commit.subject)}), which`} names ${named.length === 0 ? 'no ticket' : `several: ${visible(named.join(', '))}`}.`,
    next: `Look at: git show ${commit.commit.slice(0, 10)}`,
  });
}
