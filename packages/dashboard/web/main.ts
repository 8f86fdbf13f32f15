import { BoardPage } from './board-page.ts';
import { CostPage } from './cost-page.ts';
import { DiscoveriesPage } from './discoveries-page.ts';
import { html, render, type View } from './preact.js';
import { QuestionsPage } from './questions-page.ts';
import { QueuePage } from './queue-page.ts';
import { TicketPage } from './ticket-page.ts';

const pages: Readonly<Record<string, () => View>> = {
  '/questions': QuestionsPage,
  '/queue': QueuePage,
  '/discoveries': DiscoveriesPage,
  '/cost': CostPage,
};

/** Each page is an address of its own: a link loads it, and the browser's own keys work. */
function pageAt(path: string): View {
  const ticket = /^\/tickets\/([^/]+)$/u.exec(path)?.[1];
  if (ticket !== undefined) return html`<${TicketPage} ticket=${ticket} />`;
  return html`<${pages[path] ?? BoardPage} />`;
}

const app = document.querySelector('#app');
if (app !== null) {
  app.replaceChildren();
  render(pageAt(location.pathname), app);
}
