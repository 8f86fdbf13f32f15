import type { Picture as Drawn, PlacedNode } from '../src/view/lay-out.ts';
import { html, type View } from './preact.js';
import { toneSigns } from './words.ts';

const padding = 10;
const lineHeight = 16;
const ascent = 12;

/** The graph as it was laid out. Everything in it is told in words by the other parts of the page as well. */
export function Picture({ picture }: { picture: Drawn }): View {
  const { width, height, nodes, edges } = picture;
  return html`<div class="scroll picture" tabindex="0" role="region" aria-label="Graph, to be scrolled">
    <svg
      width=${width}
      height=${height}
      viewBox=${`0 0 ${width} ${height}`}
      role="group"
      aria-label=${`${nodes.length} nodes and ${edges.length} arrows`}
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 L8 4 L0 8 z" class="arrow-head" />
        </marker>
      </defs>
      ${edges.map(
        ({ points, label }) => html`<path class="edge" d=${pathOf(points)} marker-end="url(#arrow)"><title>${label}</title></path>`,
      )}
      ${nodes.map((node) => html`<${Node} key=${node.id} node=${node} />`)}
    </svg>
  </div>`;
}

function Node({ node }: { node: PlacedNode }): View {
  const { id, kind, tone, lines, whole, x, y, width, height } = node;
  const target = targetOf(node);
  const shape = html`<g class=${`node ${kind} ${tone}`} data-node=${id}>
    <title>${whole}</title>
    <rect x=${x} y=${y} width=${width} height=${height} rx=${kind === 'ticket' || kind === 'question' ? height / 3 : 5} />
    ${lines.map(
      (line, index) =>
        html`<text class=${index === 0 ? 'first' : ''} x=${x + padding} y=${y + padding + ascent + index * lineHeight}>
          ${index === 0 ? `${toneSigns[tone]} ${line}` : line}
        </text>`,
    )}
  </g>`;
  return target === '' ? shape : html`<a href=${target}>${shape}</a>`;
}

/** Where a node leads to: another ticket, or the part of the page that tells of it. */
function targetOf({ id, kind }: PlacedNode): string {
  if (kind === 'child') return `/tickets/${encodeURIComponent(id.slice('child:'.length))}`;
  const parts: Readonly<Record<string, string>> = {
    run: '#sessions',
    criterion: '#guarantees',
    test: '#guarantees',
    element: '#elements',
    question: '#decisions',
  };
  return parts[kind] ?? '';
}

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
}
