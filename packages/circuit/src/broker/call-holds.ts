import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ceiling, Spent } from '@ticket-circuit/engines';
import { isProcessAlive } from '@ticket-circuit/sandbox';

/** What calls under way may still cost, so that two calls at once cannot both spend the last dollar. */
export interface CallHolds {
  /** Returns what has been used with every held ceiling added, but for the one of `own`; what other processes hold counts for the day and the project. */
  with(spent: Spent, own?: Ceiling): Spent;
  /** Holds a ceiling until the returned function is called. */
  hold(ceiling: Ceiling): () => void;
}

/**
 * Returns holds for the calls of one ticket; nothing is held at first.
 *
 * @param shared Folder in which processes that run other tickets of the project see each other's holds; without one there are no others.
 */
export function callHolds(shared?: string): CallHolds {
  const held = new Set<Ceiling>();
  return {
    with(spent, own) {
      const all = [...held].filter((each) => each !== own);
      const usd = all.reduce((sum, each) => sum + each.usd, 0);
      const tokens = all.reduce((sum, each) => sum + each.tokens, 0);
      const others = shared === undefined ? 0 : heldByOthers(shared);
      return {
        usdSpent: spent.usdSpent + usd,
        tokensSpent: spent.tokensSpent + tokens,
        usdSpentToday: spent.usdSpentToday + usd + others,
        usdSpentInProject: spent.usdSpentInProject + usd + others,
      };
    },
    hold(ceiling) {
      held.add(ceiling);
      const file = shared === undefined ? null : showToOthers(shared, ceiling.usd);
      return () => {
        held.delete(ceiling);
        if (file !== null) rmSync(file, { force: true });
      };
    },
  };
}

let holdsOfProcess = 0;

function showToOthers(folder: string, usd: number): string {
  mkdirSync(folder, { recursive: true });
  holdsOfProcess += 1;
  const name = `${process.pid}-${holdsOfProcess}`;
  // Whole at once: a part of it would be read as a sum that nobody knows.
  writeFileSync(join(folder, `.${name}`), String(usd));
  renameSync(join(folder, `.${name}`), join(folder, name));
  return join(folder, name);
}

/** What a process held that did not live to release it is taken away. A file that cannot be read as a sum holds everything: nobody knows how much it is. */
function heldByOthers(folder: string): number {
  let sum = 0;
  for (const name of namesIn(folder)) {
    const pid = Number(/^(\d+)-\d+$/u.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid) continue;
    const file = join(folder, name);
    if (Number.isNaN(pid) || !isProcessAlive(pid)) rmSync(file, { force: true, recursive: true });
    else sum += readSum(file);
  }
  return sum;
}

function readSum(file: string): number {
  try {
    const text = readFileSync(file, 'utf8');
    return /^\d+(?:\.\d+)?(?:e-\d+)?$/u.test(text) ? Number(text) : Infinity;
  } catch (error) {
    // Released meanwhile: what it cost is in the journal, which is read after this.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
