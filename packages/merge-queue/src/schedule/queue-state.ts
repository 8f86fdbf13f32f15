/** How the queue chooses what to check on top of what, and what a red means. Plain data, so that the journal can name it. */
export interface Policy {
  /** Checks that may run at a time. */
  readonly slots: number;
  /** How many undecided tickets may stand on each other: starts at the cap, one more with each landing, half with each red. */
  readonly window: { readonly floor: number; readonly cap: number };
  /**
   * `chain`: each ticket on all that are ahead of it. `lanes`: only on those ahead whose packages overlap its own, directly or through
   * others. `batch`: several as one, halved when red.
   */
  readonly grouping: 'chain' | 'lanes' | 'batch';
  readonly batchSize: number;
  /**
   * What a red means. `at-head`: out, once nothing undecided is below it. `evidence`: a later run that contains the ticket speaks first;
   * only where there is none, the ticket is run once more.
   */
  readonly reds: 'at-head' | 'evidence';
  /** How often one ticket may be overtaken by others of higher priority, or that somebody lets jump. */
  readonly maxOvertakes: number;
  /** How many runs without a verdict a ticket gets before it goes back, and all of main before the queue stops. */
  readonly maxUnknowns: number;
  /** How many tickets may land by their own lanes before all of main is checked; it is checked sooner when the queue has nothing else to do. */
  readonly maxUnjudged: number;
}

/** A submitted ticket that is neither landed nor out. */
export interface Entry {
  readonly ticket: string;
  readonly commit: string;
  /** Packages that it touches, dependents included; null when that is all of them (a lockfile, the root's configuration). */
  readonly packages: readonly string[] | null;
  /** A ticket of the queue on whose commit this one was made; it goes out with it. */
  readonly after: string | null;
  readonly priority: number;
  /**
   * Somebody waits for its end: where main moves under its proof, refuses it, or a run comes to no verdict, it goes back to him instead of
   * being tried again.
   */
  readonly attended: boolean;
  /** Counts submissions; says who was there first. */
  readonly seq: number;
  readonly overtaken: number;
  /** Runs that came to no verdict, and pushes of which nobody knows what became. */
  readonly unknowns: number;
  /** What was said of the last of them; empty when there was none. */
  readonly unknownWhy: string;
  /** Reds of a batch that was this ticket alone. */
  readonly redAlone: number;
}

export type RunVerdict = 'running' | 'green' | 'red' | 'conflict' | 'empty';

/** One check of tickets stacked in order on a base; it is the run of the last one. */
export interface Run {
  readonly id: number;
  /** Where main was, and is, below the first item. */
  readonly base: string;
  readonly items: readonly string[];
  readonly verdict: RunVerdict;
  readonly why: string;
}

export type Mode =
  | { readonly kind: 'open' }
  /** Nothing is started and nothing is pushed; what runs may finish. */
  | { readonly kind: 'paused'; readonly why: string }
  /** Only tickets submitted up to here go on; when they are through, the queue is paused. */
  | { readonly kind: 'draining'; readonly upTo: number; readonly why: string };

/** A ticket that landed by the checks of its own lane. */
export interface LaneLanding {
  readonly ticket: string;
  /** As it was submitted. */
  readonly commit: string;
}

export interface QueueState {
  readonly policy: Policy;
  /** Where main was when it was last read; empty before that: nothing starts then. */
  readonly head: string;
  readonly mode: Mode;
  /** In landing order. */
  readonly entries: readonly Entry[];
  readonly runs: readonly Run[];
  /** The push whose end is awaited. */
  readonly landing: { readonly run: number; readonly items: readonly string[] } | null;
  readonly window: number;
  /** The batch that is being checked, then what is left of a red one to be told apart, in order. */
  readonly groups: readonly (readonly string[])[];
  readonly nextRun: number;
  readonly nextSeq: number;
  /** Where main was when all of it was last known to be sound, which a main that others moved is taken for. */
  readonly whole: string;
  /** What landed by lanes alone since, in landing order. */
  readonly unjudged: readonly LaneLanding[];
  /** The check of all of main that is awaited, and what it contains of that. */
  readonly judging: { readonly run: number; readonly head: string; readonly tickets: readonly string[] } | null;
  /** Checks of all of main, in a row, that came to no verdict. */
  readonly mainUnknowns: number;
  /** Verdicts seen, and reds among them that a later run refuted. */
  readonly judged: number;
  readonly flakes: number;
}

export type QueueEvent =
  | {
      readonly kind: 'submitted';
      readonly ticket: string;
      readonly commit: string;
      /** Absent when it touches all of them. */
      readonly packages?: readonly string[];
      readonly after?: string;
      readonly priority: number;
      readonly attended?: boolean;
    }
  | { readonly kind: 'cancelled'; readonly ticket: string; readonly why: string }
  | { readonly kind: 'jumped'; readonly ticket: string }
  | { readonly kind: 'paused'; readonly why: string }
  | { readonly kind: 'drained'; readonly why: string }
  | { readonly kind: 'resumed' }
  /** The queue's process began anew: nothing that ran before is running. */
  | { readonly kind: 'restarted'; readonly policy?: 'serial' | 'batch' | 'window' | 'lanes'; readonly slots?: number }
  /** Main was read: where it is, and which tickets of the queue were found on it. */
  | { readonly kind: 'main-read'; readonly head: string; readonly landed: readonly string[] }
  | { readonly kind: 'verdict'; readonly run: number; readonly verdict: 'green' | 'red' | 'unknown'; readonly why: string }
  /** One ticket of a run cannot be put onto those below it. `refused`: it can be put nowhere. */
  | {
      readonly kind: 'not-stacked';
      readonly run: number;
      readonly ticket: string;
      readonly fault: 'conflict' | 'empty' | 'refused';
      readonly why: string;
    }
  /** Our push moved main to the run's candidate. */
  | { readonly kind: 'landed'; readonly run: number; readonly head: string }
  /** Main refuses pushes, and a person has to look; with `ticket`, only that one is refused. */
  | { readonly kind: 'push-refused'; readonly run: number; readonly ticket?: string; readonly why: string }
  | { readonly kind: 'push-unknown'; readonly run: number; readonly why: string }
  /** All of main was checked. */
  | { readonly kind: 'main-judged'; readonly run: number; readonly verdict: 'green' | 'red' | 'unknown'; readonly why: string }
  /** Something for people to read. */
  | { readonly kind: 'noted' };

export type BounceReason = 'conflict' | 'empty' | 'red' | 'refused' | 'unknown' | 'moved' | 'predecessor' | 'cancelled';

export type QueueAction =
  | { readonly kind: 'start'; readonly run: number; readonly base: string; readonly items: readonly string[] }
  | { readonly kind: 'stop'; readonly run: number }
  | { readonly kind: 'land'; readonly run: number; readonly items: readonly string[] }
  | { readonly kind: 'read-main' }
  /** All of main is to be checked: it was sound at `since`, and these have landed on it. */
  | {
      readonly kind: 'judge-main';
      readonly run: number;
      readonly head: string;
      readonly since: string;
      readonly landed: readonly LaneLanding[];
    }
  /** The ticket leaves the queue and goes back to whoever submitted it; `run`: the one that speaks against it. */
  | { readonly kind: 'bounce'; readonly ticket: string; readonly reason: BounceReason; readonly why: string; readonly run?: number }
  /** A red that a later run refuted. */
  | { readonly kind: 'flaky'; readonly ticket: string; readonly run: number }
  /** What was asked for is not done. */
  | { readonly kind: 'refuse'; readonly ticket: string; readonly why: string };

export interface Decision {
  readonly state: QueueState;
  readonly actions: readonly QueueAction[];
}

/** Returns an empty queue that has not yet read main. */
export function emptyQueue(policy: Policy): QueueState {
  return {
    policy,
    head: '',
    mode: { kind: 'open' },
    entries: [],
    runs: [],
    landing: null,
    window: policy.window.cap,
    groups: [],
    nextRun: 1,
    nextSeq: 1,
    whole: '',
    unjudged: [],
    judging: null,
    mainUnknowns: 0,
    judged: 0,
    flakes: 0,
  };
}
