import type { DiffLine } from '../src/view/line-diff.ts';
import type { TicketView } from '../src/view/ticket-view.ts';
import { html, type View } from './preact.js';
import { Wide } from './wide.ts';

type Element = TicketView['graph']['manifestations'][number];
type Judged = TicketView['graph']['approval']['lines'][number];

const marks = { same: ' ', removed: '-', added: '+' } as const;

/** Every element that the ticket adds, changes, removes or moves, with its difference and the line that judges it. */
export function Elements({ view: { graph, diffs } }: { view: TicketView }): View {
  return html`<section id="elements" aria-labelledby="elements-head">
    <h2 id="elements-head">Elements</h2>
    ${graph.manifestations.length === 0 ? html`<p class="quiet">The lot has not been listed yet.</p>` : null}
    ${graph.manifestations.map(
      (element) =>
        html`<${OneElement}
          key=${element.id}
          element=${element}
          judged=${graph.approval.lines.find(({ line }) => line.element === element.id)}
          diff=${diffs[element.id] ?? []}
        />`,
    )}
  </section>`;
}

function OneElement({ element, judged, diff }: { element: Element; judged?: Judged; diff: readonly DiffLine[] }): View {
  const { id, file, symbol, change, origin, criteria = [], proof } = element;
  const { word, tone } = verdictOf(element, judged);
  const facts = [
    id,
    origin,
    ...(criteria.length === 0 ? [] : [`for ${criteria.join(' and ')}`]),
    ...(judged === undefined ? [] : [`judged by ${judged.session}`]),
  ];
  return html`<details class="panel" data-element=${id}>
    <summary>
      <strong>${change} ${symbol}</strong> <code>${file}</code>
      <span class=${`badge ${tone}`}>${word}</span>
    </summary>
    <p class="quiet">${facts.join(', ')}</p>
    ${proof === undefined ? null : html`<p>${proof}</p>`}
    ${judged?.line.conform === 'no' ? html`<p><strong>${judged.line.rule}</strong>: ${judged.line.evidence} (back to ${judged.line.backTo})</p>` : null}
    <${Diff} name=${`Difference of ${symbol}`} lines=${diff} />
  </details>`;
}

function verdictOf({ proof }: Element, judged?: Judged): { word: string; tone: 'green' | 'failing' | 'open' } {
  if (proof !== undefined) return { word: '✓ proved', tone: 'green' };
  if (judged === undefined) return { word: '○ not judged', tone: 'open' };
  return judged.line.conform === 'yes' ? { word: '✓ conform', tone: 'green' } : { word: '✕ not conform', tone: 'failing' };
}

function Diff({ name, lines }: { name: string; lines: readonly DiffLine[] }): View {
  return html`<${Wide} name=${name} kind="diff">
    <pre>${lines.map(({ kind, text }) => html`<span class=${kind}>${marks[kind]} ${text}${'\n'}</span>`)}</pre>
  <//>`;
}
