import { rootOf, treeText } from '@ticket-circuit/provenance';
import { circuitAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { treeWidth } from '../../frame/tree-width.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraphs } from '../../host/read-graph.ts';
import { withJournal } from '../../host/with-journal.ts';

/** Lists every ticket as the root of its graph. */
export async function listTickets({ dir, terminal }: VerbCall): Promise<Reply> {
  return await withJournal(dir, async (journal) => {
    const graphs = await readGraphs(journal, dir);
    const trees = graphs.map((graph) => treeText(rootOf(graph), treeWidth(terminal)));
    return {
      exit: exitCodes.done,
      text: trees.length === 0 ? `No ticket yet. Open one: ${circuitAt(dir)} ticket add FILE.md` : trees.join('\n'),
      document: { tickets: graphs },
    };
  });
}
