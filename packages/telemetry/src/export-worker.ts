import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openJournal, type JournalEntry } from '@ticket-circuit/journal';
import { readMark, writeMark } from './sent-mark.ts';
import { openSender, type SpanSender } from './span-exporter.ts';
import type { Span } from './span.ts';
import { spansOf } from './spans-of.ts';

/** What the thread is told at its start. */
export interface WorkerInput {
  readonly ticket: string;
  /** File of the journal. */
  readonly journal: string;
  /** Folder of the marks. */
  readonly folder: string;
  readonly protocol: 'http/protobuf' | 'http/json';
}

const lookMs = 1000;
/** An answer that has not come by then is not waited for at the end. */
const slowMs = 1000;
/** Endpoints refuse what is too large. */
const mostSpans = 500;

const { ticket, journal: file, folder, protocol } = workerData as WorkerInput;
const ending = new AbortController();
let isDown = false;
let askedAt: number | null = null;

parentPort?.on('message', () => {
  ending.abort();
  if (isDown || (askedAt !== null && performance.now() - askedAt > slowMs)) process.exit();
});

async function sendAsTheyEnd(sender: SpanSender): Promise<void> {
  using journal = openJournal(file);
  const entries: JournalEntry[] = [];
  for (;;) {
    const isLast = ending.signal.aborted;
    entries.push(...journal.read(ticket, entries.at(-1)?.seq ?? 0));
    await sendAll(sender, spansOf(entries));
    if (isLast) return;
    await pause(lookMs, undefined, { signal: ending.signal }).catch(() => {});
  }
}

async function sendAll(sender: SpanSender, spans: readonly Span[]): Promise<void> {
  const [first] = spans;
  if (first === undefined) return;
  const mark = join(folder, ticket);
  let sent = readMark(mark, first.traceId);
  for (;;) {
    const waiting = spans.filter(({ seq }) => seq > sent);
    // Spans that one entry has ended go together: the mark knows entries only.
    const last = waiting[mostSpans - 1] ?? waiting.at(-1);
    if (last === undefined) return;
    askedAt = performance.now();
    const isTaken = await sender.send(waiting.filter(({ seq }) => seq <= last.seq));
    askedAt = null;
    if (!isTaken) {
      if (!isDown) parentPort?.postMessage(`The spans of ${ticket} were not taken by the endpoint; they are sent again later.`, []);
      isDown = true;
      return;
    }
    isDown = false;
    sent = last.seq;
    writeMark(mark, first.traceId, sent);
  }
}

await sendAsTheyEnd(await openSender(protocol));
process.exit();
