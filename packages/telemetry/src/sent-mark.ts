import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns the number of the journal entry up to which the spans of a trace have gone out; 0 where nothing is known. Never throws. */
export function readMark(file: string, traceId: string): number {
  try {
    const [trace, seq] = readFileSync(file, 'utf8').split(' ');
    return trace === traceId && Number.isSafeInteger(Number(seq)) ? Number(seq) : 0;
  } catch {
    return 0;
  }
}

/** Remembers up to where the spans of a trace have gone out. A mark that is lost lets spans go out again, under the ids that they had. */
export function writeMark(file: string, traceId: string, seq: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${traceId} ${seq}`);
}
