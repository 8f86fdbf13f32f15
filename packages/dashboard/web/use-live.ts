import type { Fault } from '../src/http/app.ts';
import type { Told } from '../src/http/stream-events.ts';
import { get } from './ask-server.ts';
import { useEffect, useState } from './preact.js';

export type Connection = 'live' | 'lost' | 'refused';

/** A document of the server that is kept up to date. */
export interface Live<Value> {
  readonly value: Value | null;
  readonly fault: Fault | null;
  readonly connection: Connection;
  /** The events that came since the page was opened, latest first. */
  readonly told: readonly Told[];
}

const mostTold = 200;
const usualMs = 10_000;

/**
 * Loads a document and keeps it up to date: it listens from the event on that the document was made at, so that nothing falls between the two, and loads
 * it anew when something happened. What no event tells of, such as a run that was stopped, is seen every `everyMs`. While one load is under way, whatever happens leads to one more.
 */
export function useLive<Value extends { readonly seq: number }>(
  path: string,
  concerns: (told: Told) => boolean,
  everyMs = usualMs,
): Live<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [connection, setConnection] = useState<Connection>('live');
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(() => {
    let source: EventSource | null = null;
    let state: 'idle' | 'loading' | 'again' = 'idle';
    const load = async (): Promise<void> => {
      if (state !== 'idle') {
        state = 'again';
        return;
      }
      state = 'loading';
      const answer = await get<Value>(path);
      if (answer.kind === 'ok') setValue(answer.value);
      setFault(answer.kind === 'ok' ? null : answer.fault);
      if (answer.kind === 'ok') source ??= listen(answer.value.seq);
      const isAgain = (state as string) === 'again';
      state = 'idle';
      if (isAgain) await load();
    };
    const listen = (after: number): EventSource => {
      const events = new EventSource(`/events?after=${after}`);
      events.addEventListener('open', () => setConnection('live'));
      // The browser tries again by itself, and names the last event it got; only a refusal is final.
      events.addEventListener('error', () => setConnection(events.readyState === EventSource.CLOSED ? 'refused' : 'lost'));
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const one = JSON.parse(data) as Told;
        setTold((before) => [one, ...before].slice(0, mostTold));
        if (concerns(one)) void load();
      });
      return events;
    };
    void load();
    const timer = setInterval(() => void load(), everyMs);
    return () => {
      source?.close();
      clearInterval(timer);
    };
  }, [path]);
  return { value, fault, connection, told };
}
