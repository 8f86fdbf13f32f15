import type { TicketView } from '../src/view/ticket-view.ts';
import { html, type View } from './preact.js';

type Guarantee = TicketView['graph']['guarantees'][number];
type Tested = Extract<Guarantee, { kind: 'tested' }>['tests'][number];

const standingSigns: Readonly<Record<string, string>> = {
  open: '○ open',
  red: '● proved red',
  green: '✓ red before, green after',
  failing: '✕ failing',
  accepted: '▲ accepted without a test',
  reviewed: '✓ reviewed',
};

/** What goes on holding was never red. */
const keptSigns: Readonly<Record<string, string>> = { red: '● green before', green: '✓ green before and after' };

/** Each criterion with its clause of the goal, and the tests that hold it, red and green. */
export function Guarantees({ view: { graph, standings } }: { view: TicketView }): View {
  return html`<section id="guarantees" aria-labelledby="guarantees-head">
    <h2 id="guarantees-head">Criteria and tests</h2>
    ${graph.mandate.length === 0 ? html`<p class="quiet">There is no plan yet.</p>` : null}
    <ul class="plain-list">
      ${graph.mandate.map(({ id, kind, statement, clause }) => {
        const guarantee = graph.guarantees.find(({ criterion }) => criterion === id);
        const standing = standings[id] ?? 'open';
        return html`<li key=${id} class="panel" data-criterion=${id}>
          <p>
            <strong>${id}</strong> (${kind}) ${statement}
            <span class=${`badge ${standing}`}
              >${kind === 'kept' ? (keptSigns[standing] ?? standingSigns[standing]) : standingSigns[standing]}</span
            >
          </p>
          <p class="quiet">the goal says: “${clause}”</p>
          ${
            guarantee?.kind === 'tested'
              ? html`<ul class="tests">
                  ${guarantee.tests.map((test) => html`<${Test} test=${test} />`)}
                </ul>`
              : null
          }
          ${guarantee?.kind === 'reviewed' ? html`<p class="quiet">judged with ${guarantee.elements.join(', ')}</p>` : null}
        </li>`;
      })}
    </ul>
    ${
      graph.convergence.length === 0
        ? null
        : html`<details>
            <summary>
              Conditions of the landing: ${graph.convergence.filter(({ holds }) => holds).length} of ${graph.convergence.length} hold
            </summary>
            <ul class="plain-list">
              ${graph.convergence.map(({ conjunct, holds, evidence }) => html`<li>${holds ? '✓' : '✕'} <strong>${conjunct}</strong> <span class="quiet">${evidence.slice(0, 5).join('; ')}</span></li>`)}
            </ul>
          </details>`
    }
  </section>`;
}

function Test({ test: { test, role, before, after } }: { test: Tested }): View {
  return html`<li>
    <code>${role}: ${test}</code>
    <ul class="runs">
      ${before.map((run) => html`<li class=${run.outcome}>${beforeText(run)}</li>`)}
      <li class=${after.kind}>${afterTexts[after.kind]}${after.kind === 'failed' ? html`<pre>${after.why}</pre>` : null}</li>
    </ul>
  </li>`;
}

const afterTexts = { unrun: '○ not run with the code yet', passed: '✓ green with the code', failed: '✕ red with the code' } as const;
const outcomes = { failed: '● red', passed: '✓ green', skipped: '○ skipped' } as const;

function beforeText({ on, outcome, class: kind, errorType }: Tested['before'][number]): string {
  const why = [kind, errorType].filter((word) => word !== undefined).join(' ');
  return `${outcomes[outcome]} on ${on}${why === '' ? '' : ` (${why})`}`;
}
