import { createHash } from 'node:crypto';

/** A span that has ended. */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the same whenever the span is made from the same journal. */
  readonly spanId: string;
  /** Null for the ticket itself. */
  readonly parentId: string | null;
  readonly name: string;
  /** A client waits for an answer from elsewhere. */
  readonly kind: 'internal' | 'client';
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** A word for what went wrong; null where nothing did. */
  readonly error: string | null;
  /** Number of the journal entry that told that it had ended. */
  readonly seq: number;
}

/** A span before it has its place in the trace: named within the ticket, as its parent is. */
export type SpanDraft = Omit<Span, 'traceId' | 'spanId' | 'parentId' | 'kind'> & {
  readonly id: string;
  readonly parent: string | null;
  readonly kind?: Span['kind'];
};

/** Returns the id of a ticket's trace, by the hash of its first journal entry. */
export function traceIdOf(hash: string): string {
  return digits(hash, 32);
}

/** Returns the id of a span, by what it is called within its trace. */
export function spanIdOf(traceId: string, name: string): string {
  return digits(`${traceId} ${name}`, 16);
}

function digits(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
