import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseQueueRecord, type QueueRecord } from '@ticket-circuit/schemas';

/** What a journal of the queue holds from some byte on. */
export interface LogRead {
  readonly records: readonly QueueRecord[];
  /** Where to read on. */
  readonly end: number;
  /** Whole lines that are no records: something cut or changed them. They count as never written. */
  readonly damaged: number;
}

/**
 * The journal of one queue: a line for each record, on disk when `append` returns. Any number of processes may append and read. It holds
 * order and reasons only; what it loses, refs and main tell again.
 */
export interface QueueLog {
  readonly file: string;
  append(...records: readonly QueueRecord[]): void;
  /** Returns the whole lines from a byte on; nothing for a journal that does not exist yet. */
  readFrom(start: number): LogRead;
}

const lineFeed = 10;

/** Opens a journal; file and folder are made with the first record. */
export function openQueueLog(file: string): QueueLog {
  return {
    file,
    append: (...records) => {
      mkdirSync(dirname(file), { recursive: true });
      const handle = openSync(file, 'a+', 0o600);
      try {
        const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
        // A line that a dying process left half must not swallow this one.
        writeSync(handle, endsInLine(handle) ? lines : `\n${lines}`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
    readFrom: (start) => {
      const bytes = bytesFrom(file, start);
      const whole = bytes.subarray(0, bytes.lastIndexOf(lineFeed) + 1);
      const lines = whole
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
      const records = lines.flatMap((line) => recordOf(line) ?? []);
      return { records, end: start + whole.byteLength, damaged: lines.length - records.length };
    },
  };
}

function endsInLine(handle: number): boolean {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(handle, last, 0, 1, size - 1) === 1 && last[0] === lineFeed);
}

function bytesFrom(file: string, start: number): Buffer {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(handle).size - start));
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.byteLength, start));
  } finally {
    closeSync(handle);
  }
}

function recordOf(line: string): QueueRecord | null {
  try {
    const parsed = parseQueueRecord(JSON.parse(line));
    return parsed.kind === 'valid' ? parsed.value : null;
  } catch {
    return null;
  }
}
