import type { Fault } from '../src/http/app.ts';
import { post } from './ask-server.ts';
import { html, useState, type View } from './preact.js';
import { FaultNote } from './shell.ts';

/** Lets a ticket go on with the engines of its last run. */
export function GoOn({ ticket }: { ticket: string }): View {
  const [state, setState] = useState<'idle' | 'sent' | 'going'>('idle');
  const [fault, setFault] = useState<Fault | null>(null);
  const send = async (): Promise<void> => {
    setState('sent');
    const said = await post(`/api/tickets/${ticket}/run`, {});
    setState(said.kind === 'ok' ? 'going' : 'idle');
    setFault(said.kind === 'ok' ? null : said.fault);
  };
  return html`<div class="go-on">
    ${fault === null ? null : html`<${FaultNote} fault=${fault} />`}
    ${
      state === 'going'
        ? html`<p role="status">▶ ${ticket} goes on.</p>`
        : html`<button disabled=${state === 'sent'} onClick=${send}>${state === 'sent' ? 'Starting …' : `Go on with ${ticket}`}</button>
            <small class="quiet">with the engines of its last run; it may cost money</small>`
    }
  </div>`;
}
