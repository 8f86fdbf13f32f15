import type { Verb } from '../../frame/verb.ts';

/** `circuit graph`. */
export const graphVerb: Verb = {
  name: 'graph',
  summary: 'Print the graph of a ticket as a document, a page or a drawing.',
  words: [['<ticket>', 'id, such as T-1']],
  options: [
    ['--html', 'one page without scripts that needs nothing else'],
    ['--mermaid', 'a Mermaid flow chart (what is printed when nothing is chosen)'],
    ['--dot', 'a Graphviz graph'],
  ],
  help: 'With --json: the graph as schemas/provenance-graph.schema.json describes it. To look at it: circuit graph T-1 --html > T-1.html',
  load: async () => (await import('./print-graph.ts')).printGraph,
};
