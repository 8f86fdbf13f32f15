import { createHash } from 'node:crypto';
import { dotText, drawingOf, graphPage, mermaidText } from '@ticket-circuit/provenance';
import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import { usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraph } from '../../host/read-graph.ts';
import { withJournal } from '../../host/with-journal.ts';

const forms: Readonly<Record<string, (graph: ProvenanceGraph) => string>> = {
  html: (graph) => graphPage(graph, (text) => createHash('sha256').update(text).digest('base64')),
  mermaid: (graph) => mermaidText(drawingOf(graph)),
  dot: (graph) => dotText(drawingOf(graph)),
};

/** Prints a ticket's graph in the one form that was asked for. */
export async function printGraph({ dir, words, options, json }: VerbCall): Promise<Reply> {
  const [id = ''] = words;
  const asked = [...Object.keys(forms).filter((form) => options[form] === true), ...(json ? ['json'] : [])];
  if (asked.length > 1)
    throw usageError(
      'circuit graph',
      'The graph was not printed.',
      `It is printed in one form, and ${asked.map((form) => `--${form}`).join(', ')} were given.`,
    );
  const form = forms[asked[0] ?? 'mermaid'];
  return await withJournal(dir, async (journal) => {
    const graph = await readGraph(journal, id, dir);
    return { exit: exitCodes.done, text: form?.(graph).trimEnd() ?? '', document: graph };
  });
}
