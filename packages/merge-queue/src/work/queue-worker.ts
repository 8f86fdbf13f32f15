import { setTimeout as pause } from 'node:timers/promises';
import { assertNever, type QueueRecord } from '@ticket-circuit/schemas';
import { drainSpool, type PushHint } from '../drain-spool.ts';
import { targetOf, type LandingTarget } from '../landing-target.ts';
import { bringCheckouts, finishCheckouts, followLanding } from '../local-branch.ts';
import { QueueFold } from '../log/fold-log.ts';
import { landedRef, parkedFolder } from '../queue-refs.ts';
import { scanLanded, type LandingScan } from '../scan-landed.ts';
import { policies } from '../schedule/policies.ts';
import type { QueueAction } from '../schedule/queue-state.ts';
import { takeFence } from './fence.ts';
import { judgeMain } from './judge-main.ts';
import { pushLanding } from './push-landing.ts';
import { forget, reconcileRefs, settleRefs, type Landed } from './reconcile-refs.ts';
import { belowIn, runCandidate, type CandidateRun, type RunPlan } from './run-candidate.ts';
import { Stacker, type Link } from './stack-items.ts';
import { Intaker } from './take-in.ts';
import type { WorkEnd, WorkRequest } from './work-queue.ts';

const usual = { mainPollMs: 30_000, logPollMs: 200, backoffMs: [1_000, 5_000, 20_000, 60_000] } as const;
const mostReadings = 5;
const mostLostPushes = 5;
const followEveryMs = 5_000;

interface Hands {
  readonly fence: string;
  readonly target: LandingTarget;
}

/** One process's work on a queue: it takes each record of the journal, its own and others', and does what the scheduler asks for. */
export class QueueWorker {
  readonly #request: WorkRequest;
  readonly #fold = new QueueFold(policies.serial());
  readonly #stacker: Stacker;
  readonly #intaker: Intaker;
  readonly #runs = new Map<number, CandidateRun>();
  /** Red verdicts by what the checks saw: the same that is run again must be run anew. */
  readonly #reds = new Map<string, number>();
  readonly #tasks = new Set<Promise<void>>();
  #readTo = 0;
  #mainReadAt = Number.NEGATIVE_INFINITY;
  #toFollow: Landed | null = null;
  #followedAt = Number.NEGATIVE_INFINITY;
  /** Pushes in a row of which nobody knows what became. */
  #lostPushes = 0;
  /** What was pushed last, whatever became of it: that is looked at without a hint. */
  #pushed = '';
  /** Readings of main and pushes, one after the other. */
  #main: Promise<void> = Promise.resolve();
  /** What it takes to act; null until the queue is ours. */
  #hands: Hands | null = null;
  readonly #stop = new AbortController();
  readonly #stopped: AbortSignal;
  #end: WorkEnd | null = null;
  #failure: Error | null = null;
  #wake = (): void => {};

  constructor(request: WorkRequest) {
    this.#request = request;
    this.#stacker = new Stacker(request.repo);
    this.#intaker = new Intaker(request, request.whyNot);
    this.#stopped = AbortSignal.any([request.signal, this.#stop.signal]);
  }

  async work(): Promise<WorkEnd> {
    const request = this.#request;
    this.#pump();
    const fence = await takeFence(request.repo, request.now());
    if (fence === null) return { kind: 'fenced', why: 'Another process has taken over the queue.' };
    await finishCheckouts(request);
    await this.#stacker.readReverts();
    this.#hands = { fence, target: await targetOf(request) };
    this.#appendRestart();
    this.#pump();
    await reconcileRefs(request, this.#fold);
    this.#takeIn();
    this.#readMain();
    try {
      for (;;) {
        this.#pump();
        if (this.#failure !== null) throw this.#failure;
        this.#followSoon();
        const end = this.#end ?? this.#endOf();
        if (end !== null) return end;
        await this.#somethingNew();
      }
    } finally {
      this.#stop.abort();
      for (const run of this.#runs.values()) run.stop();
      await Promise.allSettled(this.#tasks);
      if (this.#failure === null) await this.#follow();
      this.#leave();
    }
  }

  #appendRestart(): void {
    const { policy, slots } = this.#request;
    this.#append({ kind: 'restarted', policy, slots });
  }

  /** What the journal asks for from now on nobody does: what looks as if it ran, or were being pushed, could not be taken out any more. */
  #leave(): void {
    this.#hands = null;
    if (this.#end?.kind === 'fenced') return;
    this.#pump();
    const { runs, landing, judging } = this.#fold.state;
    if (runs.length > 0 || landing !== null || judging !== null) this.#appendRestart();
  }

  #endOf(): WorkEnd | null {
    const { signal, until } = this.#request;
    if (signal.aborted) return { kind: 'stopped' };
    if (typeof until === 'function' && until(this.#fold) && !this.#owesMain()) return { kind: 'idle' };
    if (until === 'stopped' || this.#tasks.size > 0) return null;
    const { entries, mode, head } = this.#fold.state;
    return (entries.length === 0 || mode.kind === 'paused') && head !== '' ? { kind: 'idle' } : null;
  }

  /** Whoever lands by lanes alone does not leave before all of main was checked. */
  #owesMain(): boolean {
    const { policy, unjudged, mode } = this.#fold.state;
    return policy.grouping === 'lanes' && unjudged.length > 0 && mode.kind !== 'paused';
  }

  /** Takes what the journal has got since the last look, whoever wrote it. What it asked for before this process began is not done again. */
  #pump(): void {
    const { log } = this.#request;
    for (let read = log.readFrom(this.#readTo); read.end > this.#readTo; read = log.readFrom(this.#readTo)) {
      this.#readTo = read.end;
      for (const record of read.records) {
        const actions = this.#fold.take(record);
        if (this.#hands === null) continue;
        this.#request.onRecord?.(record, actions);
        for (const action of actions) this.#perform(action, this.#hands);
      }
    }
  }

  #append(event: QueueRecord['event']): void {
    const { log, now } = this.#request;
    log.append({ at: now(), by: 'queue', event });
    this.#wake();
  }

  async #somethingNew(): Promise<void> {
    const { logPollMs = usual.logPollMs, mainPollMs = usual.mainPollMs, spool } = this.#request;
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    const timer = new AbortController();
    await Promise.race([woken, pause(logPollMs, undefined, { signal: AbortSignal.any([timer.signal, this.#stopped]) }).catch(() => {})]);
    timer.abort();
    const hints = spool === undefined ? [] : await drainSpool(spool);
    const isDue = performance.now() - this.#mainReadAt > mainPollMs;
    if (isDue || hints.some((hint) => this.#isNews(hint))) this.#readMain();
    if (isDue || hints.some((hint) => this.#isIntake(hint))) this.#takeIn();
  }

  /** The hook tells of our own pushes as of anybody's, and before we have recorded them. */
  #isNews({ ref, to }: PushHint): boolean {
    return ref === `refs/heads/${this.#request.branch}` && to !== this.#fold.state.head && to !== this.#pushed;
  }

  #isIntake({ ref, to }: PushHint): boolean {
    return ref.startsWith(`${parkedFolder(this.#request.branch)}/`) && !/^0+$/u.test(to);
  }

  #perform(action: QueueAction, hands: Hands): void {
    switch (action.kind) {
      case 'start':
        return this.#start(action, hands);
      case 'stop':
        this.#runs.get(action.run)?.stop();
        this.#runs.delete(action.run);
        return undefined;
      case 'land':
        return this.#land(action, hands);
      case 'read-main':
        return this.#readMain();
      case 'judge-main':
        return this.#task(this.#judgeMain(action));
      case 'bounce': {
        const commit = this.#fold.settled.get(action.ticket)?.commit;
        if (commit !== undefined) this.#task(forget(this.#request, { ticket: action.ticket, commit }));
        return undefined;
      }
      case 'flaky':
      case 'refuse':
        return undefined;
      default:
        return assertNever(action);
    }
  }

  #start({ run, base, items }: Extract<QueueAction, { kind: 'start' }>, hands: Hands): void {
    const isWhole = this.#fold.state.entries.some(({ ticket, packages }) => packages === null && items.includes(ticket));
    const begun = this.#begin({ run, base, items, ...(isWhole ? { packages: null } : {}) }, hands);
    this.#runs.set(run, begun);
    const report = async (): Promise<void> => {
      const event = await begun.ended;
      // A run that was stopped says nothing.
      if (event === null || this.#runs.get(run) !== begun) return;
      if (event.kind === 'verdict' && event.verdict === 'unknown') await this.#backOff(this.#unknownsOf(items));
      this.#append(event);
    };
    this.#task(report());
  }

  #begin(
    { items, ...plan }: Pick<RunPlan, 'run' | 'base' | 'packages'> & { readonly items: readonly string[] },
    { target }: Hands,
  ): CandidateRun {
    const { entries } = this.#fold.state;
    const stack = items.map((ticket) => {
      const { commit = '', attended = false } = entries.find((entry) => entry.ticket === ticket) ?? {};
      return { ticket, commit, attended };
    });
    return runCandidate({ request: this.#request, stacker: this.#stacker, reds: this.#reds, stack, target, ...plan });
  }

  #unknownsOf(items: readonly string[]): number {
    return this.#fold.state.entries.find(({ ticket }) => ticket === items.at(-1))?.unknowns ?? 0;
  }

  async #backOff(times: number): Promise<void> {
    const { backoffMs = usual.backoffMs } = this.#request;
    await pause(backoffMs[Math.min(times, backoffMs.length - 1)] ?? 0, undefined, { signal: this.#stopped }).catch(() => {});
  }

  #land({ run, items }: Extract<QueueAction, { kind: 'land' }>, hands: Hands): void {
    const { fence, target } = hands;
    this.#alone(async () => {
      // Main was read in between, and the push called off.
      if (this.#fold.state.landing?.run !== run) return;
      const begun = await this.#onHead({ run, items }, hands);
      const { state } = this.#fold;
      if (begun === 'stands-elsewhere') return this.#beginAnew();
      const links = (begun?.links ?? []).filter(({ ticket }) => items.includes(ticket));
      const proof = begun?.proof ?? '';
      this.#pushed = links.at(-1)?.candidate ?? '';
      const end = await pushLanding({ place: this.#request, target, lock: this.#request.lock, fence, head: state.head, links, proof });
      switch (end.kind) {
        case 'landed':
          this.#lostPushes = 0;
          return await this.#landed(run, links);
        case 'moved':
          return await this.#lookAtMain();
        case 'refused':
          return this.#append({ ...end, kind: 'push-refused', run });
        case 'unknown':
          await this.#backOff(this.#lostPushes);
          this.#lostPushes += 1;
          // Main can be read each time, and no push ever reaches it: somebody has to look.
          return this.#append({ kind: this.#lostPushes < mostLostPushes ? 'push-unknown' : 'push-refused', run, why: end.why });
        case 'fenced':
          this.#end = end;
          return this.#wake();
        default:
          return assertNever(end);
      }
    });
  }

  /**
   * Returns the run that is to land as it stands on main now. Where other lanes have landed below it meanwhile, its tickets are put on those and
   * judged again: what its checks may see is the same, so nothing is run again, and where it is not, it does not land.
   */
  async #onHead(
    { run, items }: { readonly run: number; readonly items: readonly string[] },
    hands: Hands,
  ): Promise<CandidateRun | undefined | 'stands-elsewhere'> {
    const { head: base } = this.#fold.state;
    const begun = this.#runs.get(run);
    if (begun === undefined || belowIn(begun, items[0]) === base) return begun;
    const moved = this.#begin({ run, base, items, packages: begun.packages }, hands);
    this.#runs.set(run, moved);
    const event = await moved.ended;
    return event?.kind === 'verdict' && event.verdict === 'green' ? moved : 'stands-elsewhere';
  }

  /** Forgets every run: what they said no longer holds for this main. */
  #beginAnew(): void {
    for (const run of this.#runs.values()) run.stop();
    this.#runs.clear();
    if (this.#stopped.aborted) return;
    this.#appendRestart();
    this.#readMain();
  }

  async #judgeMain(action: Extract<QueueAction, { kind: 'judge-main' }>): Promise<void> {
    const event = await judgeMain({ request: this.#request, stacker: this.#stacker, ...action }, this.#stopped);
    if (event === null) return;
    if (event.verdict === 'unknown') await this.#backOff(this.#fold.state.mainUnknowns);
    this.#append(event);
  }

  async #landed(run: number, links: readonly Link[]): Promise<void> {
    const last = links.at(-1);
    if (last === undefined) return;
    const commits = links.map(({ ticket, candidate }) => ({ ticket, commit: candidate }));
    this.#append({ kind: 'landed', run, head: last.candidate, commits });
    for (const { ticket, commit, candidate } of links.filter(({ lostSignature }) => lostSignature)) {
      const why = `It was made anew on main, so the signature of ${commit} does not hold for it and was left out.`;
      this.#append({ kind: 'noted', what: 'signature', ticket, commit: candidate, why });
    }
    this.#request.faultPoint?.('landed-recorded');
    await settleRefs(this.#request, links);
    this.#request.faultPoint?.('settled');
    this.#toFollow = last;
    // The next push would find the checkout behind its branch.
    if (this.#request.remote === null) await this.#follow();
  }

  /** Lets the person's own branch follow once in a while, not at each landing of a burst. */
  #followSoon(): void {
    if (this.#toFollow === null || (this.#tasks.size > 0 && performance.now() - this.#followedAt < followEveryMs)) return;
    this.#alone(async () => await this.#follow());
  }

  async #follow(): Promise<void> {
    const last = this.#toFollow;
    if (last === null) return;
    this.#toFollow = null;
    this.#followedAt = performance.now();
    const { remote, faultPoint } = this.#request;
    const follow = { ...this.#request, ticket: last.ticket };
    await (remote === null ? bringCheckouts(follow) : followLanding(follow, last.candidate));
    faultPoint?.('followed');
  }

  #readMain(): void {
    this.#mainReadAt = performance.now();
    this.#alone(async () => await this.#lookAtMain());
  }

  #takeIn(): void {
    this.#alone(async () => await this.#intaker.takeIn());
  }

  /** Reads main until it can be read, and records what is new. */
  async #lookAtMain(): Promise<void> {
    const { repo, remote, branch, until } = this.#request;
    for (let times = 0; !this.#stopped.aborted; times += 1) {
      const cursor = this.#fold.lastHead === '' ? null : this.#fold.lastHead;
      const scan = await scanLanded({ repo, remote, branch, cursor, knownTicket: () => true });
      if (scan.kind !== 'unknown') return await this.#mainWasRead(scan);
      if (until !== 'stopped' && times + 1 >= mostReadings) {
        this.#end = { kind: 'unreachable', why: scan.why };
        return this.#wake();
      }
      await this.#backOff(times);
    }
  }

  async #mainWasRead(scan: Exclude<LandingScan, { readonly kind: 'unknown' }>): Promise<void> {
    const { state } = this.#fold;
    if (scan.kind === 'rewound') {
      const why = `${this.#request.branch} was at ${scan.cursor} and is now at ${scan.head}, which does not contain that: somebody took commits back. Look at it, then run: circuit queue resume`;
      this.#append({ kind: 'paused', why });
      return this.#append({ kind: 'main-read', head: scan.head, landed: [] });
    }
    for (const { tickets, commit, why } of scan.foreign) {
      const [ticket] = tickets;
      this.#append({ kind: 'noted', what: 'foreign', commit, why, ...(ticket === undefined ? {} : { ticket }) });
    }
    if (scan.reverts.length > 0) await this.#stacker.readReverts();
    for (const { ticket, commit, landed } of scan.reverts)
      this.#append({ kind: 'noted', what: 'reverted', ticket, commit, why: `It takes back ${landed}. The ticket may be delivered again.` });
    const landed = scan.landings.filter(({ ticket }) => state.entries.some((entry) => entry.ticket === ticket));
    for (const { ticket, commit, attempt } of landed)
      await this.#hands?.target.mendLanded({ ticket, landedRef: landedRef(ticket, attempt), commit });
    if (scan.cursor === state.head && landed.length === 0 && state.landing === null) return undefined;
    this.#append({ kind: 'main-read', head: scan.cursor, landed: landed.map(({ ticket }) => ticket) });
    for (const { ticket, submission } of landed) await forget(this.#request, { ticket, commit: submission });
    return undefined;
  }

  /** Runs what reads or moves main, after what was asked for before. */
  #alone(act: () => Promise<void>): void {
    this.#main = this.#main.then(async () => {
      this.#pump();
      await act();
    });
    this.#task(this.#main);
  }

  #task(task: Promise<void>): void {
    const tracked = task
      .catch((error: unknown) => {
        this.#failure ??= error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => {
        this.#tasks.delete(tracked);
        this.#wake();
      });
    this.#tasks.add(tracked);
  }
}
