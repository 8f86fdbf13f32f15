import { answerQuestion, type Project } from '@ticket-circuit/circuit';
import { statusNow } from '@ticket-circuit/router';
import { CircuitError, parseDecision, type Question } from '@ticket-circuit/schemas';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BoardModel } from '../model/board-model.ts';
import type { Card } from '../model/card.ts';
import { columnsOf, isSleeping, type Column } from '../model/columns.ts';
import type { Spent } from '../model/cost-totals.ts';
import type { Discovery } from '../model/discoveries.ts';
import type { PageRuns } from '../page-runs.ts';
import { queueView } from '../view/queue-view.ts';
import { ticketView } from '../view/ticket-view.ts';
import { transcriptOf } from '../view/transcript.ts';
import { strictHeaders } from './headers.ts';
import { cookieName, judgeRequest, type Keys } from './judge-request.ts';
import { logRequest } from './log-request.ts';
import { streamEvents } from './stream-events.ts';
import { shell, webFiles } from './web-files.ts';

/** What the pages are made of. */
export interface AppParts {
  readonly project: Project;
  readonly model: BoardModel;
  readonly runs: PageRuns;
  readonly keys: Keys;
  readonly signal: AbortSignal;
}

/** What every page is told: up to which event its document is, and how many questions wait for an answer. */
export interface PageDocument {
  readonly seq: number;
  readonly openQuestions: number;
}
export interface BoardDocument extends PageDocument {
  readonly columns: readonly Column[];
}
export interface QuestionsDocument extends PageDocument {
  readonly questions: readonly Question[];
}
export interface DiscoveriesDocument extends PageDocument {
  readonly discoveries: readonly Discovery[];
}
export interface CostDocument extends PageDocument {
  readonly totalUsd: number;
  readonly landed: number;
  readonly tickets: readonly Card[];
  readonly byRole: readonly Spent[];
  readonly byModel: readonly Spent[];
  readonly byDay: readonly Spent[];
}
/** Why something was not done. */
export interface Fault {
  readonly what: string;
  readonly why: string;
  readonly next: string;
}

const largestBody = 64 * 1024;
const mostDiscoveries = 300;
const dearestTickets = 50;
const pages = ['/', '/questions', '/queue', '/discoveries', '/cost', '/tickets/:ticket'];

/** Returns the server as a function of requests. Every answer has the strict headers, and nothing is answered before the door has judged. */
export function dashboardApp(parts: AppParts): Hono {
  const app = new Hono();
  const files = webFiles();
  const { log } = parts.project;
  app.use(async (context, next) => await logRequest(context, next, log));
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(strictHeaders)) context.header(name, value);
    const refusal = atTheDoor(context, parts.keys);
    return refusal ?? (await next());
  });

  const page = files.get(shell);
  for (const path of pages) app.get(path, (context) => context.body(page?.body ?? '', 200, { 'content-type': page?.type ?? '' }));
  app.get('/web/:name', (context) => {
    const file = files.get(context.req.param('name'));
    return file === undefined ? context.notFound() : context.body(file.body, 200, { 'content-type': file.type });
  });
  app.get('/events', (context) => streamEvents(context, parts.project.journal, parts.model, parts.signal));
  answerReads(app, parts);
  answerOrders(app, parts);
  app.notFound((context) => context.json(fault('There is nothing here.', `No page is called ${context.req.path}.`, 'Go to /'), 404));
  app.onError((error, context) => {
    if (error instanceof CircuitError) return refused(context, error);
    log.error({ error }, 'a page could not be made');
    return broken(context, error);
  });
  return app;
}

function atTheDoor(context: Context, keys: Keys): Response | null {
  const { method, path } = context.req;
  const header = (name: string): string | undefined => context.req.header(name);
  const judged = judgeRequest(
    {
      method,
      path,
      host: header('host'),
      origin: header('origin'),
      site: header('sec-fetch-site'),
      token: context.req.query('token') ?? null,
      cookie: header('cookie'),
    },
    keys,
  );
  if (judged.kind === 'in') return null;
  if (judged.kind === 'refused') return context.text(`${judged.why}\n`, judged.status);
  context.header('set-cookie', `${cookieName(keys.port)}=${keys.session}; Path=/; HttpOnly; SameSite=Strict`);
  return context.redirect('/', 303);
}

function answerReads(app: Hono, { project, model }: AppParts): void {
  const upToDate = (): PageDocument => {
    model.catchUp();
    return { seq: model.seq, openQuestions: model.questions().length };
  };
  app.get('/api/board', (context) => {
    const page = upToDate();
    const columns = columnsOf(model.cards()).map((column) => ({ ...column, cards: column.cards.map((card) => asItRuns(project, card)) }));
    return context.json({ ...page, columns } satisfies BoardDocument);
  });
  app.get('/api/questions', (context) => {
    const page = upToDate();
    return context.json({ ...page, questions: model.questions() } satisfies QuestionsDocument);
  });
  app.get('/api/discoveries', (context) => {
    const page = upToDate();
    return context.json({ ...page, discoveries: model.discoveries().slice(0, mostDiscoveries) } satisfies DiscoveriesDocument);
  });
  app.get('/api/cost', (context) => {
    const page = upToDate();
    const cards = [...model.cards()].filter((card) => !isSleeping(card));
    return context.json({
      ...page,
      totalUsd: cards.reduce((sum, { costUsd }) => sum + costUsd, 0),
      landed: cards.filter(({ commit }) => commit !== '').length,
      tickets: cards.toSorted((a, b) => b.costUsd - a.costUsd || b.tokens - a.tokens).slice(0, dearestTickets),
      ...model.costs.rows(),
    } satisfies CostDocument);
  });
  app.get('/api/queue', async (context) => context.json({ ...upToDate(), ...(await queueView(project)) }));
  app.get('/api/tickets/:ticket', (context) => {
    const page = upToDate();
    const view = ticketView(project, context.req.param('ticket'));
    return view === null ? context.notFound() : context.json({ ...page, ...view });
  });
  app.get('/api/tickets/:ticket/sessions/:session', async (context) => {
    const exchanges = await transcriptOf(project, context.req.param('ticket'), context.req.param('session'));
    return exchanges === null ? context.notFound() : context.json({ exchanges });
  });
}

/** Whether a process takes a ticket on is not among its events; `circuit tickets` asks for it too. */
function asItRuns({ journal }: Project, card: Card): Card {
  const isBetween = card.status === 'running' || card.status === 'open' || card.status === 'stopped';
  return isBetween ? { ...card, status: statusNow(card.status, journal.ticketHolder(card.ticket) !== null) } : card;
}

function answerOrders(app: Hono, { project, runs }: AppParts): void {
  const tooLong = fault('Nothing was done.', `An order has ${largestBody} bytes at most.`, 'Say it in fewer words.');
  app.use('/api/*', bodyLimit({ maxSize: largestBody, onError: (context) => context.json(tooLong, 413) }));
  app.post('/api/questions/:ticket/:question', async (context) => {
    const { ticket, question } = context.req.param();
    const parsed = parseDecision(await context.req.json<unknown>().catch(() => null));
    if (parsed.kind === 'invalid') {
      const why = parsed.errors.map(({ path, message }) => `${path} ${message}`).join('; ');
      return context.json(
        fault(`${ticket}/${question} was not answered.`, `That is no decision: ${why}.`, 'Choose one of those shown.'),
        400,
      );
    }
    answerQuestion(project, question, parsed.value, ticket);
    return context.json({ ticket, question, decision: parsed.value });
  });
  app.post('/api/tickets/:ticket/run', async (context) => {
    const end = await runs.goOn(context.req.param('ticket'));
    if (end.kind === 'refused') throw end.error;
    return context.json({ ticket: context.req.param('ticket') }, 202);
  });
}

function fault(what: string, why: string, next: string): Fault {
  return { what, why, next };
}

function refused(context: Context, { code, what, why, next }: CircuitError): Response {
  return context.json(fault(what, why, next), code === 'no-ticket' || code === 'no-question' ? 404 : 409);
}

function broken(context: Context, error: unknown): Response {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return context.json(fault('The page could not be made.', why, 'Please report it; the journal is as it was.'), 500);
}
