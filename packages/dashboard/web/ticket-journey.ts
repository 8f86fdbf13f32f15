import type { TicketView } from '../src/view/ticket-view.ts';
import { html, type View } from './preact.js';
import { at, toneSigns } from './words.ts';

/** What happened, in order, on a line of time. */
export function Journey({ view: { graph, tones } }: { view: TicketView }): View {
  return html`<section id="journey" aria-labelledby="journey-head">
    <h2 id="journey-head">Journey</h2>
    <ol class="journey">
      ${graph.journey.map(({ seq, at: when, kind, text, details, rule }, index) => {
        const tone = tones[index] ?? 'neutral';
        return html`<li key=${seq} class=${tone}>
          <time datetime=${when}>${at(when)}</time> <span aria-hidden="true">${toneSigns[tone]}</span>
          <strong>${kind.replaceAll('-', ' ')}</strong> <span>${text}</span>${rule === undefined ? null : html` <code>${rule}</code>`}
          ${
            details.length === 0
              ? null
              : html`<ul>
                  ${details.map((detail) => html`<li>${detail}</li>`)}
                </ul>`
          }
        </li>`;
      })}
    </ol>
  </section>`;
}

/** Every question with its decision: who, when and why. */
export function Decisions({ view: { graph } }: { view: TicketView }): View {
  const { decisions, closure } = graph.approval;
  return html`<section id="decisions" aria-labelledby="decisions-head">
    <h2 id="decisions-head">Decisions</h2>
    ${decisions.length === 0 && closure.kind === 'none' ? html`<p class="quiet">Nothing was asked.</p>` : null}
    <ul class="plain-list">
      ${decisions.map((decided) => {
        const { id, text } = decided.question;
        return html`<li key=${id} class="panel">
          <p><strong>${id}</strong> ${text}</p>
          ${decided.kind === 'open' ? html`<p>? open since ${at(decided.askedAt)}</p>` : html`<p>✓ ${wordsOf(decided.decision)} <span class="quiet">by the ${decided.by}, ${at(decided.at)}</span></p>`}
        </li>`;
      })}
      ${
        closure.kind === 'none'
          ? null
          : html`<li class="panel">
              <p>The supervisor: ${wordsOf(closure.sheet)} <span class="quiet">${at(closure.at)}</span></p>
            </li>`
      }
    </ul>
  </section>`;
}

function wordsOf({ kind, ...facts }: { readonly kind: string }): string {
  return [kind, ...Object.values(facts).map(String)].join(': ');
}

/** What came out of the ticket. */
export function Children({ view: { graph } }: { view: TicketView }): View {
  return html`<section id="children" aria-labelledby="children-head">
    <h2 id="children-head">Discoveries</h2>
    ${graph.children.length === 0 ? html`<p class="quiet">None.</p>` : null}
    <ul class="plain-list">
      ${graph.children.map(
        (child) =>
          html`<li key=${child.ticket} class="panel">
            <a href=${`/tickets/${child.ticket}`}>${child.ticket}</a>
            ${child.kind === 'linked' ? html` <span>${child.reason}</span>` : html` <span>${child.discovery.title}</span> <span class="quiet">${child.triage.kind === 'judged' ? `triage: ${child.triage.verdict.verdict}` : 'not triaged yet'}</span>`}
          </li>`,
      )}
    </ul>
  </section>`;
}
