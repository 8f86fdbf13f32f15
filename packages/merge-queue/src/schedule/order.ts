import type { Entry, QueueState } from './queue-state.ts';

/** Returns the entries with a new one at the place that its priority earns: behind its equals, and past nobody who was overtaken often enough. */
export function withEntry(state: QueueState, entry: Entry): readonly Entry[] {
  return advance(state, [...state.entries, entry], state.entries.length, (other) => other.priority < entry.priority);
}

/** Returns the entries with one moved as far ahead as it may go. */
export function withJump(state: QueueState, ticket: string): readonly Entry[] {
  const at = state.entries.findIndex((entry) => entry.ticket === ticket);
  return advance(state, state.entries, at, () => true);
}

/** Moves the entry at a place ahead while it may pass the one before it: never what it stands on. */
function advance(state: QueueState, entries: readonly Entry[], from: number, passes: (other: Entry) => boolean): readonly Entry[] {
  const moving = entries[from];
  if (moving === undefined || isFixed(state, moving)) return entries;
  let to = from;
  for (let other = entries[to - 1]; other !== undefined; other = entries[to - 1]) {
    const isPassable = other.overtaken < state.policy.maxOvertakes && !isFixed(state, other) && moving.after !== other.ticket;
    if (!isPassable || !passes(other)) break;
    to -= 1;
  }
  const overtaken = entries.slice(to, from).map((entry) => ({ ...entry, overtaken: entry.overtaken + 1 }));
  return [...entries.slice(0, to), moving, ...overtaken, ...entries.slice(from + 1)];
}

/** A push under way keeps its place, and so does a batch that is being checked or told apart: it was formed in an order. */
function isFixed({ landing, groups }: QueueState, { ticket }: Entry): boolean {
  return landing?.items.includes(ticket) === true || groups.some((items) => items.includes(ticket));
}
