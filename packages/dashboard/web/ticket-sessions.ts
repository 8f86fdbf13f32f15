import type { Exchange } from '../src/view/transcript.ts';
import type { TicketView } from '../src/view/ticket-view.ts';
import type { Fault } from '../src/http/app.ts';
import { get } from './ask-server.ts';
import { html, useState, type View } from './preact.js';
import { FaultNote } from './shell.ts';
import { at, count, counted, usd } from './words.ts';

type Run = TicketView['graph']['runs'][number];

/** Every session with what was said in it and what it cost. */
export function Sessions({ view: { graph, uses } }: { view: TicketView }): View {
  return html`<section id="sessions" aria-labelledby="sessions-head">
    <h2 id="sessions-head">Sessions</h2>
    ${graph.runs.length === 0 ? html`<p class="quiet">No role has run yet.</p>` : null}
    ${graph.runs.map((run) => html`<${Session} key=${run.session} run=${run} use=${uses[run.session]} />`)}
  </section>`;
}

function Session({ run, use }: { run: Run; use: TicketView['use'] }): View {
  const [exchanges, setExchanges] = useState<readonly Exchange[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const load = async (): Promise<void> => {
    const answer = await get<{ exchanges: Exchange[] }>(`/api/tickets/${run.session.replace('/', '/sessions/')}`);
    if (answer.kind === 'ok') setExchanges(answer.value.exchanges);
    setFault(answer.kind === 'ok' ? null : answer.fault);
  };
  const { end } = run;
  const outcome = end.kind === 'open' ? '▶ open' : end.kind === 'sheet' ? `✓ ${end.sheet} sheet` : `✕ ${end.outcome}`;
  return html`<details
    class="panel"
    data-session=${run.session}
    onToggle=${(event: { currentTarget: HTMLDetailsElement }) => void (event.currentTarget.open && load())}
  >
    <summary>
      <strong>${run.role}</strong> <code>${run.session}</code> <span>${outcome}</span>
      <span class="quiet">${counted(use.calls, 'call')}, ${usd(use.costUsd)}</span>
    </summary>
    <p class="quiet">${factsOf(run, use).join(', ')}</p>
    ${end.kind === 'lost' && end.why !== '' ? html`<pre>${end.why}</pre>` : null}
    ${run.writes.length === 0 ? null : html`<p class="quiet">wrote ${[...new Set(run.writes.map(({ file }) => file))].join(', ')}</p>`}
    ${fault === null ? null : html`<${FaultNote} fault=${fault} />`}
    ${exchanges === null ? null : exchanges.map((exchange) => html`<${OneExchange} key=${exchange.callId} exchange=${exchange} />`)}
  </details>`;
}

function factsOf({ engine, model, startedAt, tree, starts }: Run, use: TicketView['use']): string[] {
  const tokensIn = use.inputTokens + use.cacheReadTokens + use.cacheWriteTokens;
  return [
    [engine, model].filter(Boolean).join(' '),
    at(startedAt),
    `${count(tokensIn)} tokens in (${count(use.cacheReadTokens)} cached)`,
    `${count(use.outputTokens)} out`,
    `on tree ${tree.slice(0, 10)}`,
    ...(starts > 1 ? [`started ${starts} times`] : []),
  ];
}

function OneExchange({ exchange }: { exchange: Exchange }): View {
  const { callId, at: when, purpose, model, tokens, costUsd, lines } = exchange;
  return html`<section class="exchange" aria-label=${`Call ${callId}`}>
    <h3>
      ${callId.split('#')[1] ?? ''}. ${purpose}
      <span class="quiet">${model}, ${at(when)}, ${count(tokens.in)} in, ${count(tokens.out)} out, ${usd(costUsd)}</span>
    </h3>
    ${lines.map(({ by, text }) =>
      by === 'assistant'
        ? html`<div class="said assistant">
            <strong>${by}</strong>
            <pre tabindex="0">${text}</pre>
          </div>`
        : html`<details class="said">
            <summary>${by}, ${count(text.length)} characters</summary>
            <pre tabindex="0">${text}</pre>
          </details>`,
    )}
  </section>`;
}
