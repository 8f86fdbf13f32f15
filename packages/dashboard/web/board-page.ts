import type { BoardDocument } from '../src/http/app.ts';
import type { Told } from '../src/http/stream-events.ts';
import type { Card } from '../src/model/card.ts';
import type { Column } from '../src/model/columns.ts';
import { html, type View } from './preact.js';
import { Shell, useNow } from './shell.ts';
import { useLive } from './use-live.ts';
import { activity, ago, at, count, statusSigns, usd } from './words.ts';

const anything = (): boolean => true;

/** Where every ticket stands. */
export function BoardPage(): View {
  const live = useLive<BoardDocument>('/api/board', anything);
  const now = useNow();
  return html`<${Shell} title="Board" live=${live}>
    ${
      live.value &&
      html`
        <h1>Board</h1>
        ${
          live.value.openQuestions > 0
            ? html`<p class="call">
                <a href="/questions"
                  >? ${count(live.value.openQuestions)} ${live.value.openQuestions === 1 ? 'question waits' : 'questions wait'} for an
                  answer</a
                >
              </p>`
            : null
        }
        <div class="board">
          ${live.value.columns.map((column) => html`<${BoardColumn} key=${column.id} column=${column} now=${now} />`)}
        </div>
        <${Ticker} told=${live.told} />
      `
    }
  <//>`;
}

function BoardColumn({ column, now }: { column: Column; now: number }): View {
  const { id, title, count: all, cards } = column;
  return html`<section class="column" aria-labelledby=${`column-${id}`} data-column=${id}>
    <h2 id=${`column-${id}`}>${title} <span class="count">${count(all)}</span></h2>
    <ul>
      ${cards.map((card) => html`<${BoardCard} key=${card.ticket} card=${card} now=${now} />`)}
    </ul>
    ${all > cards.length ? html`<p class="quiet">and ${count(all - cards.length)} more</p>` : null}
  </section>`;
}

function BoardCard({ card, now }: { card: Card; now: number }): View {
  const { ticket, title, status, step, round, rounds, try: tried, tries, costUsd, commit } = card;
  const isUnderWay = status !== 'open' && status !== 'closed' && status !== 'abandoned';
  return html`<li class=${`card ${status}`} data-ticket=${ticket}>
    <a href=${`/tickets/${ticket}`}><span class="id">${ticket}</span> ${title}</a>
    <p class="status">${statusSigns[status]} ${activity(card)}</p>
    <p class="quiet facts">
      ${isUnderWay ? html`<span>${step}</span><span>round ${round}/${rounds}</span><span>try ${tried}/${tries}</span>` : null}
      ${commit === '' ? null : html`<span>commit <code>${commit.slice(0, 10)}</code></span>`}
      <span>${usd(costUsd)}</span><time datetime=${card.at} title=${at(card.at)}>${ago(card.at, now)}</time>
    </p>
  </li>`;
}

function Ticker({ told }: { told: readonly Told[] }): View {
  return html`<section aria-labelledby="ticker">
    <h2 id="ticker">What happens</h2>
    ${
      told.length === 0
        ? html`<p class="quiet">Nothing since the page was opened.</p>`
        : html`<ol class="ticker" reversed>
            ${told.map(
              ({ seq, ticket, at: when, text }) =>
                html`<li key=${seq} data-seq=${seq}>
                  <time datetime=${when}>${when.slice(11, 19)}</time> <a href=${`/tickets/${ticket}`}>${ticket}</a> <span>${text}</span>
                </li>`,
            )}
          </ol>`
    }
  </section>`;
}
