import type { Event } from '@ticket-circuit/schemas';

/**
 * Returns the body of the last sheet that the try before a session handed in, as JSON, when that try ended because none was valid; null otherwise. What
 * is told of its faults points into it.
 */
export async function refusedSheet(
  events: readonly Event[],
  session: string,
  get: (digest: string) => Promise<unknown>,
): Promise<string | null> {
  const step = session.slice(0, session.indexOf('.'));
  const last = events.findLast(
    (event) => event.kind === 'session-ended' && event.session.startsWith(`${step}.`) && !isNoVerdict(event.outcome.kind),
  );
  if (last?.kind !== 'session-ended' || last.outcome.kind !== 'invalid-sheet') return null;
  const refused = events.findLast((event) => event.kind === 'sheet-refused' && event.session === last.session);
  const sheet = refused?.kind === 'sheet-refused' ? await get(refused.sheet) : null;
  const body = typeof sheet === 'object' && sheet !== null && 'body' in sheet ? sheet.body : null;
  return body === null || body === undefined ? null : JSON.stringify(body, null, 1);
}

function isNoVerdict(outcome: string): boolean {
  return outcome === 'infrastructure' || outcome === 'stopped';
}
