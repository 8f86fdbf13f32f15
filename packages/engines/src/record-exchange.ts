import type { CommonRoleName, Recording } from '@ticket-circuit/schemas';
import { withoutTicket } from './call-id.ts';
import { redactJson } from './redact-secrets.ts';
import { readRecording, writeRecording } from './recording-file.ts';

/** One exchange to keep. */
export interface Exchange {
  readonly dir: string;
  readonly role: CommonRoleName;
  /** The whole session id, with its ticket. */
  readonly session: string;
  /** Digest of prompt file, schema and brief. */
  readonly pinned: string;
  readonly call: Recording['calls'][number];
  /** Texts that must not be kept: see `secretsOf`. */
  readonly secrets: readonly string[];
}

/**
 * Adds an exchange to its session's recording, every secret replaced. A recording that was pinned to another digest is begun anew; a call
 * with the same ordinal is replaced. Contract: one writer at a time for a session.
 */
export async function recordExchange(exchange: Exchange): Promise<void> {
  const session = withoutTicket(exchange.session);
  const old = await readRecording(exchange.dir, exchange.role, session);
  const kept = old?.pinned === exchange.pinned ? old.calls.filter((call) => call.ordinal !== exchange.call.ordinal) : [];
  const calls = [...kept, redactJson(exchange.call, exchange.secrets)].toSorted((left, right) => left.ordinal - right.ordinal);
  await writeRecording(exchange.dir, { role: exchange.role, session, pinned: exchange.pinned, calls });
}
