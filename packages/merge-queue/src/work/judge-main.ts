import { CircuitError, InternalError, type QueueRecord } from '@ticket-circuit/schemas';
import { recordProof } from '../queue-refs.ts';
import type { LaneLanding } from '../schedule/queue-state.ts';
import type { Stacker } from './stack-items.ts';
import type { CheckVerdict, WorkRequest } from './work-queue.ts';

type Report = Extract<QueueRecord['event'], { readonly kind: 'main-judged' }>;

export interface MainJudging {
  readonly request: WorkRequest;
  readonly stacker: Stacker;
  readonly run: number;
  readonly head: string;
  /** The main that was sound as a whole; what is red there already may stay so. */
  readonly since: string;
  /** What has landed on it by lanes alone. */
  readonly landed: readonly LaneLanding[];
}

/** Has all of main checked. Where it is red, twice, finds which landings are red together. Returns null when it was stopped. */
export async function judgeMain(judging: MainJudging, signal: AbortSignal): Promise<Report | null> {
  const { request, run, head } = judging;
  const report = { kind: 'main-judged', run, commit: head } as const;
  try {
    const verdict = await judgeTwice(judging, head, signal);
    if (signal.aborted) return null;
    if (verdict.kind === 'unknown')
      return { ...report, verdict: 'unknown', why: `All of main could not be checked at ${head}: ${verdict.why}` };
    if (verdict.kind === 'green') {
      await recordProof(request.repo, await request.repo.treeOf(head), verdict.proof);
      return { ...report, verdict: 'green', why: '', proof: verdict.proof };
    }
    const found = await findPair(judging, signal);
    if (signal.aborted) return null;
    const says = verdict.faults.map(({ message }) => message.slice(0, 300)).slice(0, 3);
    const why = `All of main is red at ${head}. ${wordsOf(judging, found)} ${says.join('; ')}`.trim();
    return { ...report, verdict: 'red', why, ...(found === null || found.length === 0 ? {} : { pair: [...found] }) };
  } catch (error) {
    if (signal.aborted) return null;
    // A broken world is no verdict.
    if (error instanceof CircuitError && !(error instanceof InternalError)) return { ...report, verdict: 'unknown', why: error.message };
    throw error;
  }
}

function wordsOf({ landed, since }: MainJudging, found: readonly string[] | null): string {
  const next = 'Mend main or take one back, and let "dependsOn" in circuit.json say what uses what; then run: circuit queue resume.';
  const [one, other] = found ?? [];
  const all = landed.map(({ ticket }) => ticket).join(', ');
  if (found === null) return `It landed by their lanes alone: ${all}; which of them are red together could not be told. ${next}`;
  if (one === undefined)
    return `It was not so after ${all} had landed: what came by hand since is red. Mend main, then run: circuit queue resume.`;
  if (other === undefined) return `${one} is red on ${since} already: what it breaks uses its packages and does not say so. ${next}`;
  return `${one} and ${other} are red together, and green each without the other: what breaks uses packages of both and does not say so. ${next}`;
}

/** One red may be chance. */
async function judgeTwice(judging: MainJudging, commit: string, signal: AbortSignal): Promise<CheckVerdict> {
  const first = await judgeWhole(judging, commit, { signal, time: 1 });
  return first.kind === 'red' && !signal.aborted ? await judgeWhole(judging, commit, { signal, time: 2 }) : first;
}

async function judgeWhole(
  { request, since: base }: MainJudging,
  commit: string,
  { signal, time }: { readonly signal: AbortSignal; readonly time: number },
): Promise<CheckVerdict> {
  const tree = await request.repo.treeOf(commit);
  return await request.judge({ commit, tree, inputs: tree, base, tickets: [], submissions: [], time }, signal);
}

/**
 * Returns the two tickets that are red together, in landing order; one where it is red alone, none where all that landed is green, and null
 * where that cannot be told. Halves what has to be looked at with each check.
 */
async function findPair(judging: MainJudging, signal: AbortSignal): Promise<readonly string[] | null> {
  const { landed, stacker, since } = judging;
  const isRed = async (items: readonly LaneLanding[]): Promise<boolean | null> => {
    const stacked = await stacker.stack(since, items);
    const top = stacked.kind === 'stacked' ? stacked.links.at(-1) : undefined;
    if (top === undefined || signal.aborted) return null;
    const { kind } = await judgeTwice(judging, top.candidate, signal);
    return kind === 'unknown' ? null : kind === 'red';
  };
  const at = await firstRed(landed.length, async (each) => await isRed(landed.slice(0, each + 1)));
  const last = at === null ? undefined : landed[at];
  if (at === null || last === undefined) return at === null ? null : [];
  // How many of those before it have to be below it, so that it is red; all of them are enough.
  const needed = await firstRed(at, async (count) => await isRed([...landed.slice(0, count), last]));
  if (needed === null) return null;
  const other = landed[needed - 1];
  return other === undefined ? [last.ticket] : [other.ticket, last.ticket];
}

/** Returns the least number below `end` that is red, taking all above it to be so too; `end` when none is, null when one cannot be told. */
async function firstRed(end: number, isRed: (at: number) => Promise<boolean | null>): Promise<number | null> {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const red = await isRed(middle);
    if (red === null) return null;
    if (red) high = middle;
    else low = middle + 1;
  }
  return low;
}
