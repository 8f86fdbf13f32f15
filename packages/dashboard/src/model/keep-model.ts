import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Journal } from '@ticket-circuit/journal';
import { tableDigest } from '@ticket-circuit/router';
import { digestOf } from '@ticket-circuit/schemas';
import { BoardModel, type BoardFacts } from './board-model.ts';

/** Grows by one with each change of what is kept. */
const format = 1;

/** Fewer events than these are read again faster than written. */
export const worthKeeping = 20_000;

/**
 * Returns the model of a journal as it was kept, or an empty one. What is kept saves the reading of a long journal and nothing else: it counts only as long as
 * the journal still holds the very entry that it goes up to, under the same rules, and may be removed at any time.
 */
export function keptModel(file: string, journal: Pick<Journal, 'glance' | 'read' | 'hashAt'>): BoardModel {
  const [mark, text] = readKept(file);
  const facts = mark === '' || mark !== digestOf(text) ? null : (JSON.parse(text) as BoardFacts & { readonly under: string });
  const isOurs = facts !== null && facts.under === underOf(journal, facts.seq);
  return new BoardModel(journal, isOurs ? facts : null);
}

/** Keeps a model that went on by many events since `from`. */
export function keepModel(file: string, journal: Pick<Journal, 'hashAt'>, model: BoardModel, from: number): void {
  if (model.seq - from < worthKeeping) return;
  const facts = model.facts();
  const text = JSON.stringify({ ...facts, under: underOf(journal, facts.seq) });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${digestOf(text)}\n${text}`, { mode: 0o600 });
  renameSync(fresh, file);
}

/** What facts up to an entry depend on: the entries up to it, and how they are folded. */
function underOf(journal: Pick<Journal, 'hashAt'>, seq: number): string {
  return [format, tableDigest(), journal.hashAt(seq) ?? 'nothing'].join(' ');
}

function readKept(file: string): [string, string] {
  try {
    const whole = readFileSync(file, 'utf8');
    const end = whole.indexOf('\n');
    return [whole.slice(0, Math.max(0, end)), whole.slice(end + 1)];
  } catch {
    // None was kept, or it cannot be read: then the journal is.
    return ['', ''];
  }
}
