import type { Drawing } from '../drawing-of.ts';
import { visibleLines } from './visible.ts';

const shapes = {
  ticket: ['([', '])'],
  run: ['[', ']'],
  criterion: ['{{', '}}'],
  test: ['[[', ']]'],
  element: ['[', ']'],
  question: ['{', '}'],
  commit: ['((', '))'],
  child: ['([', '])'],
} as const;

/** Returns a drawing as the text of a Mermaid flow chart. Labels are quoted and every character that Mermaid or HTML reads is an entity. */
export function mermaidText({ nodes, edges }: Drawing): string {
  const names = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  return [
    'flowchart LR',
    ...nodes.map(({ id, kind, label, tone }) => {
      const [open, close] = shapes[kind];
      return `  ${names.get(id)}${open}"${visibleLines(label).map(entities).join('<br/>')}"${close}:::${tone}`;
    }),
    ...edges.map(({ from, to, label }) => `  ${names.get(from)} -->|"${entities(label)}"| ${names.get(to)}`),
    '  classDef good stroke:#2a7d2a,stroke-width:2px',
    '  classDef bad stroke:#b3261e,stroke-width:2px,stroke-dasharray:4',
    '  classDef neutral stroke:#666',
  ].join('\n');
}

/** Letters, digits, spaces and a few signs stay; anything else could end a label or start markup. */
function entities(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} .,:/_()+*=@-]/gu, (character) => `#${character.codePointAt(0)};`);
}
