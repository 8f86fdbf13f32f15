import type { Entry, QueueState, Run } from './queue-state.ts';

/** An entry with the tickets that it is to be checked on top of, and the runs of exactly that stack. */
export interface Stack {
  readonly entry: Entry;
  /** In landing order; the entry's own ticket is the last. */
  readonly items: readonly string[];
  readonly runs: readonly Run[];
}

/**
 * Returns the stack of each entry, in landing order. What is known to fit on nothing below it, or is red where no evidence is waited for, is
 * left out of the stacks behind it. Recomputed from scratch each time: a verdict counts for the very same stack and for no other.
 */
export function stacksOf(state: QueueState): Stack[] {
  const byItems = new Map<string, Run[]>();
  for (const run of state.runs) {
    if (run.base !== state.head) continue;
    const key = run.items.join(' ');
    byItems.set(key, [...(byItems.get(key) ?? []), run]);
  }
  const stacks: Stack[] = [];
  const carried: Stack[] = [];
  // What stands too deep to be started; whatever stands on it does so too.
  const deep: Entry[] = [];
  for (const entry of admitted(state)) {
    const items = below(state, entry, carried, deep);
    if (items === null) {
      if (state.policy.grouping === 'chain') break;
      deep.push(entry);
      continue;
    }
    const stack = { entry, items, runs: byItems.get(items.join(' ')) ?? [] };
    stacks.push(stack);
    if (!isLeftOut(state, stack)) carried.push(stack);
  }
  return stacks;
}

/** Returns the entries that may be started, in landing order. */
export function admitted({ mode, entries }: QueueState): readonly Entry[] {
  return mode.kind === 'draining' ? entries.filter(({ seq }) => seq <= mode.upTo) : entries;
}

/** Returns an entry's stack, its own ticket included; null when it is deeper than the window can ever be. */
function below(state: QueueState, entry: Entry, carried: readonly Stack[], deep: readonly Entry[]): readonly string[] | null {
  const { grouping, window } = state.policy;
  if (grouping !== 'lanes') {
    const items = [...(carried.at(-1)?.items ?? []), entry.ticket];
    return items.length > window.cap ? null : items;
  }
  const isUnder = (other: Entry): boolean => overlaps(other, entry) || other.ticket === entry.after;
  if (deep.some(isUnder)) return null;
  const found = new Set<string>();
  for (const stack of carried) {
    if (found.has(stack.entry.ticket) || !isUnder(stack.entry)) continue;
    for (const item of stack.items) found.add(item);
    if (found.size >= window.cap) return null;
  }
  return [...carried.map(({ entry: { ticket } }) => ticket).filter((ticket) => found.has(ticket)), entry.ticket];
}

/** Says whether two tickets may influence each other. */
export function overlaps(a: Pick<Entry, 'packages'>, b: Pick<Entry, 'packages'>): boolean {
  const { packages } = b;
  return a.packages === null || packages === null || a.packages.some((name) => packages.includes(name));
}

function isLeftOut({ policy }: QueueState, { runs }: Stack): boolean {
  return runs.some(({ verdict }) => verdict === 'conflict' || verdict === 'empty' || (verdict === 'red' && policy.reds === 'at-head'));
}
