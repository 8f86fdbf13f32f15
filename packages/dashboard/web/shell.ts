import type { Fault, PageDocument } from '../src/http/app.ts';
import { html, useEffect, useState, type View } from './preact.js';
import type { Live } from './use-live.ts';
import { count } from './words.ts';
import { Wide } from './wide.ts';

const pages = [
  ['/', 'Board'],
  ['/questions', 'Questions'],
  ['/queue', 'Queue'],
  ['/discoveries', 'Discoveries'],
  ['/cost', 'Cost'],
] as const;

/** Frame of every page: where one can go, and whether what is shown is live. */
export function Shell({ title, live, children }: { title: string; live: Live<PageDocument>; children: View }): View {
  useEffect(() => {
    document.title = `${title} · Ticket Circuit`;
  }, [title]);
  return html`
    <a class="skip" href="#main">To the content</a>
    <header class="bar">
      <nav aria-label="Pages">
        ${pages.map(
          ([path, name]) =>
            html`<a href=${path} aria-current=${location.pathname === path ? 'page' : undefined}
              >${name}${path === '/questions' ? html`<${OpenCount} open=${live.value?.openQuestions ?? 0} />` : null}</a
            >`,
        )}
      </nav>
      <${ConnectionNote} connection=${live.connection} />
    </header>
    <main id="main" tabindex="-1">
      ${live.fault === null ? null : html`<${FaultNote} fault=${live.fault} />`}
      ${children ?? (live.fault === null ? html`<p class="quiet">Loading …</p>` : null)}
    </main>
  `;
}

/** How many questions wait for an answer, beside the link that leads there. */
function OpenCount({ open }: { open: number }): View {
  return open === 0 ? null : html` <span class="open-count">${count(open)}<span class="unseen"> open</span></span>`;
}

function ConnectionNote({ connection }: { connection: Live<unknown>['connection'] }): View {
  const words = {
    live: '● live',
    lost: '○ connection lost, trying again',
    refused: '✕ refused: open the address that circuit serve printed last',
  };
  return html`<p class=${`connection ${connection}`} role="status">${words[connection]}</p>`;
}

/** Says what was not done, why, and what to do. */
export function FaultNote({ fault }: { fault: Fault }): View {
  return html`<div class="fault" role="alert">
    <strong>✕ ${fault.what}</strong> <span>${fault.why}</span> <span class="quiet">${fault.next}</span>
  </div>`;
}

/** A table that can be scrolled by itself where the page is narrow. */
export function Table({ name, heads, rows }: { name: string; heads: readonly string[]; rows: readonly (readonly View[])[] }): View {
  return html`<${Wide} name=${name}>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  <//>`;
}

/** The time now, a little behind: it goes on every ten seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
