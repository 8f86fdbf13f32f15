import { Worker } from 'node:worker_threads';
import type { Journal } from '@ticket-circuit/journal';
import type { BoardModel } from './board-model.ts';
import { keptModel, worthKeeping } from './keep-model.ts';

/** Enough to read any journal entry by entry; without a bound the young garbage of a million of them would stay with the server. */
const limits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * Returns the model of a journal, up to date or near it. What is long to read is read by a thread of its own, which leaves it in the file and takes its garbage
 * with it; if that fails, less is known, and whoever goes on from here reads it.
 */
export async function readAhead(
  file: string,
  journal: Pick<Journal, 'file' | 'glance' | 'read' | 'hashAt' | 'endSeq'>,
  long = worthKeeping,
): Promise<BoardModel> {
  const model = keptModel(file, journal);
  if (journal.endSeq() - model.seq < long) return model;
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { file, journal: journal.file },
    resourceLimits: limits,
  });
  await new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
    worker.once('error', () => resolve());
  });
  return keptModel(file, journal);
}
