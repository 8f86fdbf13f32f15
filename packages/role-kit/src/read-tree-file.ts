import type { FileHandle } from 'node:fs/promises';
import { digestOf } from '@ticket-circuit/schemas';
import { openTreeFile } from './open-tree-file.ts';

/** Files up to this size are read whole and have a digest; of larger ones only ranges of lines are read. */
const WHOLE_FILE_BYTES = 4 * 1024 * 1024;
/** A range is looked for in the first part of a file, and is itself at most this long. */
const SCANNED_BYTES = 128 * 1024 * 1024;
const RANGE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

export type ReadFile =
  | {
      readonly kind: 'file';
      /** The lines asked for, with their line ends, exactly as they stand. */
      readonly text: string;
      /** Digest of the whole file; null for a file too large to be written by the host. */
      readonly digest: string | null;
      /** 1-based; 0 when the file is empty or ends before the range. */
      readonly firstLine: number;
      readonly lastLine: number;
      /** Lines of the whole file; null when a large file was not read to its end. */
      readonly totalLines: number | null;
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads a regular file of the tree, whole or from line `from` to line `to` (1-based, both included). Only UTF-8 text is given. */
export async function readTreeFile(root: string, path: string, from?: number, to?: number): Promise<ReadFile> {
  const opened = await openTreeFile(root, path);
  if (opened.kind !== 'open') return opened;
  try {
    if (opened.sizeBytes <= WHOLE_FILE_BYTES) return wholeFile(path, await opened.handle.readFile(), from, to);
    if (from === undefined && to === undefined) {
      return { kind: 'refused', why: `${path} has ${opened.sizeBytes} bytes, more than ${WHOLE_FILE_BYTES}: ask for a range of lines.` };
    }
    return await largeFile(path, opened.handle, from ?? 1, to ?? Number.MAX_SAFE_INTEGER);
  } catch (error) {
    return { kind: 'refused', why: `${path} cannot be read: ${String(error)}.` };
  } finally {
    await opened.handle.close();
  }
}

function wholeFile(path: string, bytes: Uint8Array, from?: number, to?: number): ReadFile {
  const text = decode(bytes);
  if (text === null) return notText(path);
  const lines = text.split(/(?<=\n)/);
  if (text === '') lines.pop();
  const first = Math.max(from ?? 1, 1);
  const asked = lines.slice(first - 1, to ?? lines.length);
  return {
    kind: 'file',
    text: asked.join(''),
    digest: digestOf(bytes),
    firstLine: asked.length > 0 ? first : 0,
    lastLine: asked.length > 0 ? first + asked.length - 1 : 0,
    totalLines: lines.length,
  };
}

async function largeFile(path: string, handle: FileHandle, from: number, to: number): Promise<ReadFile> {
  const kept: Uint8Array[] = [];
  let [line, scanned, keptBytes, atLineStart] = [1, 0, 0, true];
  const buffer = Buffer.alloc(1024 * 1024);
  while (line <= to && scanned < SCANNED_BYTES) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, scanned);
    if (bytesRead === 0) break;
    scanned += bytesRead;
    for (let start = 0; start < bytesRead && line <= to;) {
      const found = buffer.indexOf(NEWLINE, start);
      const end = found < 0 || found >= bytesRead ? bytesRead : found + 1;
      if (line >= from) {
        kept.push(Uint8Array.from(buffer.subarray(start, end)));
        keptBytes += end - start;
      }
      if (keptBytes > RANGE_BYTES)
        return { kind: 'refused', why: `The range of ${path} is longer than ${RANGE_BYTES} bytes: ask for fewer lines.` };
      atLineStart = found >= 0 && found < bytesRead;
      if (atLineStart) line += 1;
      start = end;
    }
  }
  const text = decode(Buffer.concat(kept));
  if (text === null) return notText(path);
  const last = atLineStart ? line - 1 : line;
  return {
    kind: 'file',
    text,
    digest: null,
    firstLine: kept.length > 0 ? from : 0,
    lastLine: kept.length > 0 ? last : 0,
    totalLines: null,
  };
}

function decode(bytes: Uint8Array): string | null {
  if (bytes.subarray(0, 8192).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function notText(path: string): ReadFile {
  return { kind: 'refused', why: `${path} is not UTF-8 text.` };
}
