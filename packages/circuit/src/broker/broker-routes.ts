import { assertNever, parseCompleteRequest, parseToolRequest } from '@ticket-circuit/schemas';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { BrokerOptions, SheetAnswer } from './broker-options.ts';
import type { CompleteOutcome } from './complete-outcome.ts';
import { parseEndNote } from './end-note.ts';
import { judgeSheet } from './judge-sheet.ts';

/** A long conversation with its tool outputs is about one megabyte. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** Returns the five paths of a session's broker; every other path or method is not found. Headers of the role are neither read nor passed on. */
export function brokerRoutes(options: BrokerOptions): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: options.bodyLimitBytes ?? BODY_LIMIT_BYTES,
      onError: (c) => c.json({ kind: 'refused', why: 'The request is too large.' }, 413),
    }),
  );
  app.get('/v1/brief', (c) => c.json(options.brief));
  app.post('/v1/complete', async (c) => await complete(c, options));
  app.post('/v1/tool', async (c) => await tool(c, options));
  app.post('/v1/sheet', async (c) => await sheet(c, options));
  app.post('/v1/end', async (c) => await end(c, options));
  app.notFound((c) => c.json({ kind: 'refused', why: 'The broker has no such path.' }, 404));
  app.onError((error, c) => {
    options.onError?.(error);
    return c.json({ kind: 'infrastructure', why: 'The host failed while it answered.' }, 500);
  });
  return app;
}

async function complete(c: Context, options: BrokerOptions): Promise<Response> {
  const parsed = parseCompleteRequest(await jsonOf(c));
  if (parsed.kind === 'invalid') return c.json({ kind: 'refused', errors: parsed.errors }, 400);
  if (!parsed.value.callId.startsWith(`${options.session}#`)) {
    return c.json({ kind: 'refused', why: `The call ${parsed.value.callId} is not of session ${options.session}.` }, 403);
  }
  const outcome = await options.complete(parsed.value);
  return c.json(outcome, statusOf(outcome));
}

function statusOf(outcome: CompleteOutcome): ContentfulStatusCode {
  switch (outcome.kind) {
    case 'reply':
      return 200;
    case 'budget-spent':
      return 402;
    case 'engine-down':
      return 503;
    case 'infrastructure':
      return 500;
    default:
      return assertNever(outcome);
  }
}

async function tool(c: Context, options: BrokerOptions): Promise<Response> {
  const parsed = parseToolRequest(await jsonOf(c));
  if (parsed.kind === 'invalid') return c.json({ kind: 'refused', errors: parsed.errors }, 400);
  return c.json(await options.tool(parsed.value));
}

async function sheet(c: Context, options: BrokerOptions): Promise<Response> {
  const handedIn = await jsonOf(c);
  const judged = judgeSheet(handedIn, options.brief);
  const answer: SheetAnswer = judged.kind === 'invalid' ? { kind: 'refused', errors: judged.errors } : await options.sheet(judged.sheet);
  if (answer.kind === 'accepted') return c.json(answer);
  await options.sheetRefused?.(answer.errors, handedIn);
  return c.json(answer, 422);
}

async function end(c: Context, options: BrokerOptions): Promise<Response> {
  const note = parseEndNote(await jsonOf(c));
  if (note === null) return c.json({ kind: 'refused', why: 'This is not the end of a session.' }, 400);
  await options.end(note);
  return c.json({ kind: 'noted' });
}

/** Returns the body's JSON value, or undefined, which no schema admits. */
async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
