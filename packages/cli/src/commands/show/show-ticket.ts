import { graphTree, treeText } from '@ticket-circuit/provenance';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { treeWidth } from '../../frame/tree-width.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraph } from '../../host/read-graph.ts';
import { withJournal } from '../../host/with-journal.ts';

/** Shows one ticket as the root of its graph. */
export async function showTicket({ dir, words, terminal }: VerbCall): Promise<Reply> {
  const [id = ''] = words;
  return await withJournal(dir, async (journal) => {
    const graph = await readGraph(journal, id, dir);
    return {
      exit: exitCodes.done,
      text: treeText(graphTree(graph), treeWidth(terminal)),
      document: graph,
    };
  });
}
