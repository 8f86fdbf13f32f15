import { assertNever, type LandingReport } from '@ticket-circuit/schemas';
import { targetOf } from '../landing-target.ts';
import type { QueueFold, Settled } from '../log/fold-log.ts';
import { putOnto } from '../put-onto.ts';
import { attemptOf, landedRef, proofOfLanding } from '../queue-refs.ts';
import type { QueuePlace } from './queue-place.ts';

type Submission = QueuePlace & { readonly ticket: string; readonly commit: string };

/** Returns what became of a submission that has left the queue, as the queue's journal and main tell it. */
export async function landingReport(submission: Submission, { settled, state }: QueueFold): Promise<LandingReport> {
  const { repo, ticket, commit } = submission;
  const end = settled.get(ticket);
  const other = state.entries.find((entry) => entry.ticket === ticket);
  if (other !== undefined) return { kind: 'refused', why: `${ticket} was not landed: ${other.commit} took the place of ${commit}.` };
  if (end?.commit !== commit) return { kind: 'unknown', why: `The queue does not know what became of ${ticket}.` };
  switch (end.how) {
    case 'landed': {
      const landed = end.landedAs ?? (await repo.readRef(landedRef(ticket, await attemptOf(repo, ticket))));
      return landed === null ? { kind: 'unknown', why: `No ref says as what ${ticket} landed.` } : await landedReport(submission, landed);
    }
    case 'red':
      return await redReport(submission, end);
    case 'conflict':
    case 'empty':
      return await misfitReport(submission, end);
    case 'moved':
      return await movedReport(submission, end);
    case 'unknown':
      return { kind: 'unknown', why: end.why };
    case 'refused':
    case 'predecessor':
      return { kind: 'refused', why: `${ticket} was not landed: ${end.why}` };
    case 'cancelled':
      return { kind: 'refused', why: `${ticket} was not landed: it was taken out of the queue. ${end.why}` };
    default:
      return assertNever(end.how);
  }
}

/** Returns the report of a submission that is on main as this commit. */
export async function landedReport({ repo }: Pick<QueuePlace, 'repo'>, commit: string): Promise<LandingReport> {
  const tree = await repo.treeOf(commit);
  const proof = await proofOfLanding(repo, { commit, tree });
  return { kind: 'landed', commit, tree, ...(proof === null ? {} : { proof }) };
}

async function redReport(submission: Submission, { evidence, why }: Settled): Promise<LandingReport> {
  const base = await readMain(submission);
  const faults = evidence.kind === 'verdict' ? evidence.faults : undefined;
  if (base === null || faults === undefined) return { kind: 'unknown', why: `The checks were red, and main could not be read: ${why}` };
  return { kind: 'red', base, faults };
}

async function misfitReport({ repo, ticket, commit }: Submission, { how, why, evidence }: Settled): Promise<LandingReport> {
  const head = evidence.kind === 'not-stacked' ? evidence.onto : undefined;
  if (evidence.kind !== 'not-stacked' || head === undefined) return { kind: 'refused', why: `${ticket} was not landed: ${why}` };
  const [base = commit] = await repo.parentsOf(commit);
  return how === 'empty' ? { kind: 'empty', head } : { kind: 'conflict', base, head, paths: evidence.paths ?? [] };
}

/** Main went on after the checks: says whether the submission still fits there. Where it no longer holds what the work was done on, it is not to be followed. */
async function movedReport(submission: Submission, { why }: Settled): Promise<LandingReport> {
  const { repo, ticket, commit, branch } = submission;
  const [base = commit] = await repo.parentsOf(commit);
  const head = await readMain(submission);
  if (head === null) return { kind: 'unknown', why };
  if (await repo.isAncestor(base, head)) {
    const placed = await putOnto(repo, commit, head);
    if (placed.kind === 'stacked') return { kind: 'moved', head };
    return placed.kind === 'empty' ? { kind: 'empty', head } : { kind: 'conflict', base, head, paths: placed.paths };
  }
  const says = `${branch} is at ${head}, which does not contain ${base}, on which the work was done.`;
  return { kind: 'refused', why: `${ticket} was not landed: ${says} It was rewound or rewritten; run the ticket again on the new base.` };
}

async function readMain(place: QueuePlace): Promise<string | null> {
  const reading = await (await targetOf(place)).readHead();
  return reading.kind === 'head' ? reading.commit : null;
}
