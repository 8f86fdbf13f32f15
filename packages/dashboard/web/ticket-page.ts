import type { PageDocument } from '../src/http/app.ts';
import type { Told } from '../src/http/stream-events.ts';
import type { TicketView } from '../src/view/ticket-view.ts';
import { GoOn } from './go-on.ts';
import { Picture } from './picture.ts';
import { html, useState, type View } from './preact.js';
import { AnsweredNote, QuestionForm } from './question-form.ts';
import { Shell } from './shell.ts';
import { Elements } from './ticket-elements.ts';
import { Guarantees } from './ticket-guarantees.ts';
import { Children, Decisions, Journey } from './ticket-journey.ts';
import { Sessions } from './ticket-sessions.ts';
import { useLive } from './use-live.ts';
import { at, count, counted, statusSigns, usd } from './words.ts';

type TicketDocument = TicketView & PageDocument;

const sections = [
  ['goal', 'Goal'],
  ['guarantees', 'Criteria and tests'],
  ['graph', 'Graph'],
  ['elements', 'Elements'],
  ['journey', 'Journey'],
  ['decisions', 'Decisions'],
  ['sessions', 'Sessions'],
  ['children', 'Discoveries'],
] as const;

/** A ticket as the root of everything that made it. */
export function TicketPage({ ticket }: { ticket: string }): View {
  const live = useLive<TicketDocument>(`/api/tickets/${ticket}`, (told: Told) => told.ticket === ticket);
  const { value } = live;
  return html`<${Shell} title=${value === null ? ticket : `${ticket} ${value.graph.ticket.title}`} live=${live}>
    ${value && html`<${Ticket} view=${value} />`}
  <//>`;
}

function Ticket({ view }: { view: TicketDocument }): View {
  const { graph, picture } = view;
  return html`
    <${Head} view=${view} />
    <${OpenQuestions} view=${view} />
    <nav class="sections" aria-label="Parts of the ticket">${sections.map(([id, name]) => html`<a href=${`#${id}`}>${name}</a>`)}</nav>
    <section id="goal" aria-labelledby="goal-head">
      <h2 id="goal-head">Goal</h2>
      <pre class="goal">${graph.ticket.goal}</pre>
    </section>
    <${Guarantees} view=${view} />
    <section id="graph" aria-labelledby="graph-head">
      <h2 id="graph-head">Graph</h2>
      <${Picture} picture=${picture} />
    </section>
    <${Elements} view=${view} />
    <${Journey} view=${view} />
    <${Decisions} view=${view} />
    <${Sessions} view=${view} />
    <${Children} view=${view} />
  `;
}

function Head({ view }: { view: TicketDocument }): View {
  const { graph, runBy, use } = view;
  const { id, title, status } = graph.ticket;
  const isHeld = runBy !== null;
  const isOver = status === 'closed' || status === 'abandoned';
  const isAsking = graph.approval.decisions.some(({ kind }) => kind === 'open');
  const { place, bounds, patch } = graph;
  return html`
    <h1><span class="id">${id}</span> ${title}</h1>
    <p class="status-line" data-status=${status}>
      <strong>${statusSigns[status]} ${status}</strong>
      ${place === undefined || isOver ? null : html`<span>${place.step}</span><span>round ${place.round}/${bounds.rounds}</span><span>try ${place.try}/${bounds.tries}</span>`}
      ${isHeld ? html`<span>process ${runBy.pid} since ${at(runBy.since)}</span>` : null}
      <span>${usd(use.costUsd)}</span><span>${counted(use.calls, 'call')}</span>
      <span
        >${count(use.inputTokens + use.outputTokens + use.cacheReadTokens + use.cacheWriteTokens)} tokens, ${count(use.cacheReadTokens)} of
        them cached</span
      >
      ${patch.kind === 'none' ? null : html`<span>${patch.kind} <code>${patch.commit.slice(0, 10)}</code></span>`}
    </p>
    ${isOver || isHeld || isAsking ? null : html`<${GoOn} ticket=${id} />`}
  `;
}

function OpenQuestions({ view }: { view: TicketDocument }): View {
  const [answered, setAnswered] = useState<readonly { readonly id: string; readonly decision: string }[]>([]);
  const { id } = view.graph.ticket;
  const open = view.graph.approval.decisions.filter(
    ({ kind, question }) => kind === 'open' && !answered.some((each) => each.id === question.id),
  );
  return html`
    ${answered.map((each) => html`<${AnsweredNote} key=${each.id} ticket=${id} ...${each} />`)}
    ${open.map(
      ({ question }) =>
        html`<${QuestionForm}
          key=${question.id}
          asked=${question}
          onAnswered=${(decision: string) => setAnswered((before) => [...before, { id: question.id, decision }])}
        />`,
    )}
  `;
}
