import type { Project } from '@ticket-circuit/circuit';
import type { Context, Next } from 'hono';

/** Logs each request once it is answered, without its query: the printed address holds its token there. */
export async function logRequest(context: Context, next: Next, log: Project['log']): Promise<void> {
  const began = performance.now();
  await next();
  const { method, path } = context.req;
  const { status } = context.res;
  const level = status >= 500 ? 'error' : status === 401 || status === 403 ? 'warn' : 'debug';
  log[level]({ method, path, status, ms: Math.round(performance.now() - began) }, 'request');
}
