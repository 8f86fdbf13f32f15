import type { Drawing } from '../drawing-of.ts';
import { visibleLines } from './visible.ts';

const shapes = {
  ticket: 'oval',
  run: 'box',
  criterion: 'hexagon',
  test: 'note',
  element: 'component',
  question: 'diamond',
  commit: 'doublecircle',
  child: 'oval',
} as const;
const colours = { good: 'darkgreen', bad: 'firebrick', neutral: 'gray40' } as const;

/** Returns a drawing as a graph of Graphviz. Labels are quoted strings, so nothing in them is markup. */
export function dotText({ nodes, edges }: Drawing): string {
  const names = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  return [
    'digraph provenance {',
    '  rankdir=LR;',
    '  node [fontname="sans-serif", fontsize=10];',
    ...nodes.map(
      ({ id, kind, label, tone }) =>
        `  ${names.get(id)} [shape=${shapes[kind]}, color=${colours[tone]}, label="${visibleLines(label).map(quoted).join('\\n')}"];`,
    ),
    ...edges.map(({ from, to, label }) => `  ${names.get(from)} -> ${names.get(to)} [label="${quoted(label)}"];`),
    '}',
  ].join('\n');
}

function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
