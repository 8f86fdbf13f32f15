import type { DiscoveriesDocument } from '../src/http/app.ts';
import { html, type View } from './preact.js';
import { Shell } from './shell.ts';
import { useLive } from './use-live.ts';
import { at } from './words.ts';

const anything = (): boolean => true;

/** What roles noticed beside their plans, and what triage made of it. */
export function DiscoveriesPage(): View {
  const live = useLive<DiscoveriesDocument>('/api/discoveries', anything);
  return html`<${Shell} title="Discoveries" live=${live}>
    ${
      live.value &&
      html`
        <h1>Discoveries</h1>
        ${live.value.discoveries.length === 0 ? html`<p>Nothing was noticed beside a plan.</p>` : null}
        <ul class="plain-list">
          ${live.value.discoveries.map(
            ({ ticket, parent, session, at: when, title, where, evidence, verdict, why, reopened }) =>
              html`<li key=${ticket} class="panel" data-ticket=${ticket}>
                <h2><a href=${`/tickets/${ticket}`}>${ticket}</a> ${title}</h2>
                <p class="quiet">
                  noticed in <a href=${`/tickets/${parent}`}>${parent}</a> by ${session}, ${at(when)}, at <code>${where}</code>
                </p>
                <pre>${evidence}</pre>
                <p><strong>${verdict === '' ? '○ not triaged yet' : `✓ triage: ${verdict}`}</strong> ${why}</p>
                ${reopened === '' ? null : html`<p><strong>▲ opened for the owner:</strong> ${reopened}</p>`}
              </li>`,
          )}
        </ul>
      `
    }
  <//>`;
}
