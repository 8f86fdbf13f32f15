import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal, JournalEntry } from '@ticket-circuit/journal';
import { publish, type Published } from './publish.ts';
import { recordTickets, type RecordPlace, type RecordRef } from './record-tickets.ts';
import { writeWhole } from './write-whole.ts';

export interface KeepRequest extends RecordPlace {
  readonly journal: Pick<Journal, 'readAll' | 'read'>;
  /** Where the records go too; null when the project has no remote. */
  readonly remote: string | null;
}

/** What was recorded, and whether others can see it. */
export interface Kept {
  readonly refs: readonly RecordRef[];
  readonly published: Published;
}

/**
 * Mirrors every ticket of which something has been written since the last time, signs a statement for each landing, and publishes both. All tickets, since
 * the hashes of the journal run through all of them: one left out would be a gap.
 *
 * @throws {GitError} when refs cannot be written or the remote cannot be asked; nothing is lost, and doing it again goes on.
 */
export async function keepRecords(request: KeepRequest): Promise<Kept> {
  const file = join(request.repo.commonDir, 'circuit/mirrored.json');
  const entries = await sinceMark(request.journal, file);
  const refs = await recordTickets(request, new Set(entries.map(({ ticket }) => ticket)));
  const published: Published = request.remote === null ? { kind: 'published' } : await publish(request.repo, request.remote, refs);
  const last = entries.at(-1);
  if (last !== undefined && published.kind === 'published')
    await writeWhole(file, `${JSON.stringify({ seq: last.seq, hash: last.hash })}\n`);
  return { refs, published };
}

/** The mark only spares work: one that does not lead to the entry after it is as good as none. */
async function sinceMark(journal: Pick<Journal, 'readAll'>, file: string): Promise<JournalEntry[]> {
  const mark = await readFile(file, 'utf8').then(
    (text) => markOf(text),
    () => null,
  );
  if (mark === null) return journal.readAll();
  const [before, ...entries] = journal.readAll(mark.seq - 1);
  return before?.hash === mark.hash ? entries : journal.readAll();
}

function markOf(text: string): { seq: number; hash: string } | null {
  const [, seq, hash] = /^\{"seq":([1-9]\d*),"hash":"(sha256:[0-9a-f]{64})"\}\n$/u.exec(text) ?? [];
  return seq === undefined || hash === undefined ? null : { seq: Number(seq), hash };
}
