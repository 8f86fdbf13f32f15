import { counted } from '@ticket-circuit/schemas';
import type { Leaving } from './leave.ts';
import type { QueueState, Run } from './queue-state.ts';
import type { Stack } from './stacks.ts';

/** Returns the first ticket that has to leave the queue for what is known now; null when none has to. */
export function culpritOf(state: QueueState, stacks: readonly Stack[]): Leaving | null {
  const proven = provenIn(stacks);
  for (const stack of stacks) {
    // What is being pushed may be on main already.
    if (state.landing?.items.includes(stack.entry.ticket) === true) continue;
    const found = faultOf(state, stack, stacks, proven);
    if (found !== null) return { ticket: stack.entry.ticket, ...found };
  }
  return null;
}

function faultOf(state: QueueState, stack: Stack, stacks: readonly Stack[], proven: ReadonlySet<string>): Omit<Leaving, 'ticket'> | null {
  const { entry, items, runs } = stack;
  if (entry.attended && entry.unknowns > 0) return { reason: 'unknown', why: entry.unknownWhy };
  if (entry.unknowns >= state.policy.maxUnknowns)
    return { reason: 'unknown', why: `${counted(entry.unknowns, 'run')} of its checks came to no verdict: ${entry.unknownWhy}` };
  const misfit = runs.find(({ verdict }) => verdict === 'conflict' || verdict === 'empty');
  if (misfit !== undefined && items.length === 1)
    return { reason: misfit.verdict === 'empty' ? 'empty' : 'conflict', why: misfit.why, run: misfit.id };
  const reds = redsAgainst(stack, stacks, proven);
  const [first] = reds;
  if (first === undefined || isOpen(stack)) return null;
  const enough = state.policy.reds === 'at-head' ? items.length === 1 : reds.length >= redsToBounce(state);
  return enough ? { reason: 'red', why: first.why, run: first.id } : null;
}

/** Two reds speak against a ticket; three where so many reds turned out to be flaky that two may well be chance. */
function redsToBounce({ judged, flakes }: QueueState): number {
  return flakes > Math.max(2, judged * manyFlakes) ? 3 : 2;
}

const manyFlakes = 0.05;

/** Returns the tickets whose checks are to be run once more: red, with nothing unproven below and no later run that could speak for them. */
export function rerunsDue(state: QueueState, stacks: readonly Stack[]): Stack[] {
  if (state.policy.reds === 'at-head') return [];
  const proven = provenIn(stacks);
  return stacks.filter((stack) => {
    const reds = redsAgainst(stack, stacks, proven);
    if (reds.length === 0 || reds.length >= redsToBounce(state) || isOpen(stack)) return false;
    return !witnesses(stack, stacks, proven).some(({ verdict }) => verdict === 'running');
  });
}

/** The tickets that some green run contains. */
export function provenIn(stacks: readonly Stack[]): ReadonlySet<string> {
  return new Set(stacks.flatMap(({ runs }) => runs.filter(({ verdict }) => verdict === 'green').flatMap(({ items }) => items)));
}

function isOpen({ runs }: Stack): boolean {
  return runs.some(({ verdict }) => verdict === 'running');
}

/**
 * Returns the red runs that speak against a ticket: its own, and those behind it in which nothing else is unproven but the ticket whose
 * run it is. Empty while anything below it is unproven, since then that may be what is red; empty when a green run contains it.
 */
function redsAgainst(stack: Stack, stacks: readonly Stack[], proven: ReadonlySet<string>): Run[] {
  const { ticket } = stack.entry;
  const own = stack.runs.filter(({ verdict }) => verdict === 'red');
  if (own.length === 0 || proven.has(ticket)) return [];
  if (stack.items.some((item) => item !== ticket && !proven.has(item))) return [];
  return [...own, ...witnesses(stack, stacks, proven).filter(({ verdict }) => verdict === 'red')];
}

function witnesses(stack: Stack, stacks: readonly Stack[], proven: ReadonlySet<string>): Run[] {
  const { ticket } = stack.entry;
  return stacks.flatMap(({ entry, items, runs }) => {
    if (entry.ticket === ticket || !items.includes(ticket)) return [];
    return items.every((item) => item === ticket || item === entry.ticket || proven.has(item)) ? runs : [];
  });
}
