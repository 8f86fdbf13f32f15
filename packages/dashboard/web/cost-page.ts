import type { CostDocument } from '../src/http/app.ts';
import type { Spent } from '../src/model/cost-totals.ts';
import { html, type View } from './preact.js';
import { Shell, Table } from './shell.ts';
import { useLive } from './use-live.ts';
import { count, usd } from './words.ts';

const isPaid = ({ text }: { text: string }): boolean =>
  / tokens?, \$/u.test(text) || text.startsWith('landed') || text.startsWith('closed');

/** What was spent, on what, by whom. */
export function CostPage(): View {
  const live = useLive<CostDocument>('/api/cost', isPaid);
  return html`<${Shell} title="Cost" live=${live}>
    ${
      live.value &&
      html`<h1>Cost</h1>
        <${Costs} cost=${live.value} />`
    }
  <//>`;
}

function Costs({ cost }: { cost: CostDocument }): View {
  const { totalUsd, landed, tickets, byRole, byModel, byDay } = cost;
  return html`
    <dl class="facts-list">
      <dt>In all</dt>
      <dd>${usd(totalUsd)}</dd>
      <dt>Landed tickets</dt>
      <dd>${count(landed)}</dd>
      <dt>Per landed ticket</dt>
      <dd>${landed === 0 ? 'none has landed' : usd(totalUsd / landed)}</dd>
    </dl>
    <div class="side-by-side">
      <${SpentTable} title="By role" rows=${byRole} /> <${SpentTable} title="By model" rows=${byModel} />
      <${SpentTable} title="By day" rows=${byDay} />
    </div>
    <h2>By ticket, dearest first</h2>
    <${Table}
      name="Cost by ticket"
      heads=${['Ticket', 'Cost', 'Tokens', 'Status', 'Title']}
      rows=${tickets.map(({ ticket, title, status, tokens, costUsd }) => [html`<a href=${`/tickets/${ticket}`}>${ticket}</a>`, usd(costUsd), count(tokens), status, title])}
    />
  `;
}

function SpentTable({ title, rows }: { title: string; rows: readonly Spent[] }): View {
  return html`<section>
    <h2>${title}</h2>
    <${Table}
      name=${`Cost ${title.toLowerCase()}`}
      heads=${['', 'Cost', 'Calls', 'Tokens', 'Cached']}
      rows=${rows.map(({ name, calls, tokens, cacheReadTokens, costUsd }) => [name, usd(costUsd), count(calls), count(tokens), count(cacheReadTokens)])}
    />
  </section>`;
}
