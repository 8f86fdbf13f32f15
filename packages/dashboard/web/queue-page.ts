import type { PageDocument } from '../src/http/app.ts';
import type { QueueView } from '../src/view/queue-view.ts';
import { html, type View } from './preact.js';
import { Shell, Table } from './shell.ts';
import { useLive } from './use-live.ts';
import { at } from './words.ts';

type Shown = Extract<QueueView, { kind: 'queue' }>;
type QueueDocument = QueueView & PageDocument;

const anything = (): boolean => true;
/** The queue keeps a journal of its own, of which no event tells. */
const everyMs = 3000;
const signs: Readonly<Record<string, string>> = { landing: '▲', proven: '✓', checking: '▶', red: '✕', held: '■', waiting: '○' };

/** The merge queue: what lands next, what is checked, and why. */
export function QueuePage(): View {
  const live = useLive<QueueDocument>('/api/queue', anything, everyMs);
  return html`<${Shell} title="Queue" live=${live}>
    ${
      live.value &&
      html`<h1>Merge queue</h1>
        ${live.value.kind === 'none' ? html`<p>${live.value.why}</p>` : html`<${Queue} queue=${live.value} />`}`
    }
  <//>`;
}

function Queue({ queue }: { queue: Shown }): View {
  const { branch, remote, mode, worker, window, slots, judged, flakes, head, standings, runs, settled } = queue;
  return html`
    <dl class="facts-list">
      <dt>Lands on</dt>
      <dd>${branch}${remote === null ? '' : ` of ${remote}`} ${head === '' ? null : mark(head)}</dd>
      <dt>Mode</dt>
      <dd>${mode.kind === 'open' ? 'open' : `${mode.kind}: ${mode.why}`}</dd>
      <dt>Worker</dt>
      <dd>${worker === null ? 'nobody works on it' : `process ${worker.pid} since ${at(worker.since)}`}</dd>
      <dt>Window</dt>
      <dd>${slots} checked at a time, up to ${window} on each other</dd>
      <dt>Flaky</dt>
      <dd>${flakes} of ${judged} runs</dd>
    </dl>
    <h2>Waiting</h2>
    ${
      standings.length === 0
        ? html`<p class="quiet">It is empty.</p>`
        : html`<${Table}
            name="Tickets in the queue"
            heads=${['#', 'Ticket', 'State', 'Commit', 'Why']}
            rows=${standings.map(standingRow)}
          />`
    }
    <h2>Candidates</h2>
    ${
      runs.length === 0
        ? html`<p class="quiet">None is checked.</p>`
        : html`<${Table}
            name="Candidates"
            heads=${['Run', 'Tickets, in order', 'On', 'Verdict', 'Proof', 'Why']}
            rows=${runs.map(runRow)}
          />`
    }
    <h2>Settled</h2>
    ${
      settled.length === 0
        ? html`<p class="quiet">Nothing has left the queue yet.</p>`
        : html`<${Table}
            name="What left the queue"
            heads=${['When', 'Ticket', 'How', 'Commit', 'Proof', 'Why']}
            rows=${settled.map(settledRow)}
          />`
    }
  `;
}

const mark = (digest: string): View => html`<code>${digest.replace('sha256:', '').slice(0, 10)}</code>`;
const link = (ticket: string): View => html`<a href=${`/tickets/${ticket}`}>${ticket}</a>`;

function standingRow({ position, ticket, state, commit, why }: Shown['standings'][number]): View[] {
  return [position, link(ticket), `${signs[state] ?? ''} ${state}`, mark(commit), why];
}

function runRow({ id, items, base, verdict, proof, why }: Shown['runs'][number]): View[] {
  return [id, items.join(' + '), mark(base), verdict, mark(proof), why];
}

function settledRow({ at: when, ticket, how, commit, landedAs, proof, why }: Shown['settled'][number]): View[] {
  return [at(when), link(ticket), how === 'landed' ? '✓ landed' : `✕ ${how}`, mark(landedAs ?? commit), mark(proof), why];
}
