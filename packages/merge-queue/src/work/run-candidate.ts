import type { RefUpdate } from '@ticket-circuit/git';
import { CircuitError, InternalError, type QueueRecord } from '@ticket-circuit/schemas';
import type { LandingTarget } from '../landing-target.ts';
import { candidateRef, landedRef, recordProof, submissionRef } from '../queue-refs.ts';
import type { Link, Stacker, Submitted } from './stack-items.ts';
import type { WorkRequest } from './work-queue.ts';

type Report = Extract<QueueRecord['event'], { readonly kind: 'verdict' | 'not-stacked' }>;

/** A run under way, and what is needed to push what it proves. */
export interface CandidateRun {
  /** What is to be recorded; null when it was stopped. */
  readonly ended: Promise<Report | null>;
  /** Where main was below the first link. */
  readonly base: string;
  /** The packages whose lane it was judged by; null when that is the whole tree. */
  readonly packages: readonly string[] | null;
  /** Empty until it is stacked. */
  readonly links: readonly Link[];
  /** Empty until it is green. */
  readonly proof: string;
  stop(): void;
}

/** Returns what a ticket of a run stands on; where main was, when it is not stacked. */
export function belowIn({ base, links }: CandidateRun, ticket: string | undefined): string {
  const at = links.findIndex((link) => link.ticket === ticket);
  return links[at - 1]?.candidate ?? base;
}

export interface RunPlan {
  readonly request: WorkRequest;
  readonly stacker: Stacker;
  /** Red verdicts by what the checks saw. */
  readonly reds: Map<string, number>;
  /** The packages whose lane it is to be judged by; null for the whole tree. Absent: as the lanes' rules say. */
  readonly packages?: readonly string[] | null;
  readonly run: number;
  readonly base: string;
  readonly stack: readonly Submitted[];
  readonly target: LandingTarget;
}

/** Stacks tickets on a base and has exactly the tree that they make judged. */
export function runCandidate(plan: RunPlan): CandidateRun {
  const stopper = new AbortController();
  const begun: Begun & Pick<CandidateRun, 'base' | 'stop'> = {
    base: plan.base,
    packages: null,
    links: [],
    proof: '',
    stop: () => stopper.abort(),
  };
  const ended = judge(plan, stopper.signal, begun).catch((error: unknown): Report | null => {
    if (stopper.signal.aborted) return null;
    // A broken world is no verdict; a bug of ours is not to be run again.
    if (error instanceof CircuitError && !(error instanceof InternalError)) return noVerdict(plan, error.message);
    throw error;
  });
  return Object.assign(begun, { ended });
}

interface Begun {
  packages: readonly string[] | null;
  links: readonly Link[];
  proof: string;
}

async function judge(plan: RunPlan, signal: AbortSignal, begun: Begun): Promise<Report | null> {
  const { run, base, stack, request, reds } = plan;
  const { repo, faultPoint } = request;
  const stacked = await plan.stacker.stack(base, stack);
  if (stacked.kind === 'misfit') return { ...stacked, kind: 'not-stacked', run };
  faultPoint?.('replayed');
  const last = stacked.links.at(-1);
  if (signal.aborted || last === undefined) return null;
  const { candidate: commit, tree } = last;
  const claims = stacked.unrecorded.flatMap((link): RefUpdate[] => [
    { ref: landedRef(link.ticket, link.attempt), commit: undefined, expected: null },
    { ref: submissionRef(link.ticket, link.attempt), commit: link.commit, expected: undefined },
  ]);
  const recorded = await repo.updateRefs([...claims, { ref: candidateRef(last.ticket), commit, expected: undefined }]);
  if (recorded === 'lost') return await landedReport(plan, stacked.unrecorded);
  plan.stacker.recorded(stacked.links);
  begun.links = stacked.links;
  faultPoint?.('candidate-recorded');
  // Whoever waits for it need not wait for checks to be told.
  const blocked = stack.at(-1)?.attended === true ? await plan.target.blocked(base, commit) : null;
  if (blocked !== null) return { kind: 'not-stacked', run, ticket: last.ticket, fault: 'refused', why: blocked };
  if (signal.aborted) return null;
  begun.packages = await packagesOf(plan, commit);
  const inputs = begun.packages === null ? tree : ((await request.lanes?.inputs(base, commit, begun.packages)) ?? tree);
  const before = reds.get(inputs) ?? 0;
  const tickets = stack.map(({ ticket }) => ticket);
  const submissions = stack.map((item) => item.commit);
  const verdict = await request.judge({ commit, tree, inputs, tickets, submissions, time: before + 1 }, signal);
  faultPoint?.('verdict-received');
  if (signal.aborted) return null;
  if (verdict.kind === 'unknown') return noVerdict(plan, verdict.why);
  if (verdict.kind === 'red') {
    reds.set(inputs, before + 1);
    const { faults } = verdict;
    return { kind: 'verdict', run, verdict: 'red', why: wordsOf(faults), commit, tree, ...(faults.length === 0 ? {} : { faults }) };
  }
  if (verdict.proof === '') return noVerdict(plan, `The checks of ${tree} were called green without a proof.`);
  await recordProof(repo, tree, verdict.proof);
  begun.proof = verdict.proof;
  faultPoint?.('proof-recorded');
  return { kind: 'verdict', run, verdict: 'green', why: '', commit, tree, proof: verdict.proof };
}

/** What the journal says of a ticket's packages decides which run stands on which; what a run may see is told anew, from its commits. */
async function packagesOf({ request, packages, base }: RunPlan, commit: string): Promise<readonly string[] | null> {
  if (request.policy !== 'lanes' || packages === null) return null;
  return packages ?? (await request.lanes?.affected(base, commit)) ?? null;
}

/** A ticket lands once a delivery: the one that landed before goes back. */
async function landedReport(plan: RunPlan, links: readonly Link[]): Promise<Report> {
  const refs = await plan.request.repo.readRefs(links.map(({ ticket, attempt }) => landedRef(ticket, attempt)));
  for (const { ticket, attempt } of links) {
    const landed = refs.get(landedRef(ticket, attempt));
    if (landed === undefined) continue;
    return { kind: 'not-stacked', run: plan.run, ticket, fault: 'refused', why: `It landed before, as ${landed}.`, onto: plan.base };
  }
  return noVerdict(plan, 'Somebody else moved the refs of the queue.');
}

function noVerdict({ run }: RunPlan, why: string): Report {
  return { kind: 'verdict', run, verdict: 'unknown', why };
}

const mostFaults = 5;

function wordsOf(faults: readonly { readonly message: string }[]): string {
  const words = faults.slice(0, mostFaults).map(({ message }) => message.slice(0, 300));
  return [...words, ...(faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [])].join('; ');
}
