import type { JournalEntry } from '@ticket-circuit/journal';
import { outcomeText } from '@ticket-circuit/provenance';

/** One session of a ticket with what it used. */
export interface SessionUse {
  readonly session: string;
  readonly role: string;
  readonly engine: string;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheTokens: number;
  readonly costUsd: number;
  /** How it ended; null while it runs, or after it was stopped. */
  readonly outcome: string | null;
}

/** Returns the sessions of a ticket in the order of their start; a session that was started again stands once. */
export function ticketSessions(entries: readonly JournalEntry[]): SessionUse[] {
  const sessions = new Map<string, SessionUse>();
  const change = (session: string, by: (use: SessionUse) => Partial<SessionUse>): void => {
    const use = sessions.get(session) ?? unused(session);
    sessions.set(session, { ...use, ...by(use) });
  };
  for (const { event } of entries) {
    if (event.kind === 'session-started')
      change(event.session, () => ({ role: event.role, engine: [event.engine, event.model].filter(Boolean).join(' ') }));
    if (event.kind === 'session-ended') change(event.session, () => ({ outcome: outcomeText(event.outcome) }));
    if (event.kind === 'model-called') {
      change(event.session, (use) => ({
        calls: use.calls + 1,
        inputTokens: use.inputTokens + event.usage.inputTokens,
        outputTokens: use.outputTokens + event.usage.outputTokens,
        cacheTokens: use.cacheTokens + event.usage.cacheReadTokens + event.usage.cacheWriteTokens,
        costUsd: use.costUsd + event.costUsd,
      }));
    }
  }
  return [...sessions.values()];
}

function unused(session: string): SessionUse {
  return { session, role: '', engine: '', calls: 0, inputTokens: 0, outputTokens: 0, cacheTokens: 0, costUsd: 0, outcome: null };
}
