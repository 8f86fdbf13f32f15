import { CircuitError, InternalError, type LandingReport } from '@ticket-circuit/schemas';
import { admit } from './admit.ts';
import type { LandingRequest } from './landing-request.ts';
import { targetOf, type LandingTarget } from './landing-target.ts';
import { blockedCheckouts, blockedText, bringCheckouts, followLanding } from './local-branch.ts';
import { candidateRef, landedRef, readProof, recordLanded, recordProof, submissionRef } from './queue-refs.ts';
import { stackOnHead, type Stack } from './stack.ts';

/**
 * Lands one ticket: replays its commit onto the head, has exactly that tree checked, and moves the branch there if it is still
 * where it was. May be called again after any end and any crash: a ticket is on the branch at most once, and what was cut off
 * is finished. Where the outcome cannot be told it says `unknown`; call again then.
 *
 * Contract: `runChecks` judges the commit that it is given and changes nothing.
 *
 * @throws {InternalError} only for a bug; a broken world is `unknown`.
 */
export async function landTicket(request: LandingRequest): Promise<LandingReport> {
  try {
    return await land(request);
  } catch (error) {
    if (error instanceof CircuitError && !(error instanceof InternalError)) return { kind: 'unknown', why: error.message };
    throw error;
  }
}

type Stacked = Extract<Stack, { readonly kind: 'stacked' }>;

async function land(request: LandingRequest): Promise<LandingReport> {
  const { repo, ticket, commit } = request;
  const at = request.faultPoint ?? (() => {});
  const admission = await admit(request);
  if (admission.kind === 'refused') return admission;
  const target = await targetOf(request);
  const stack = await stackOnHead(request, target, admission.parent);
  if (stack.kind === 'landed-before') return finishAgain(request, target, stack);
  if (stack.kind !== 'stacked') return stack;
  at('replayed');
  await repo.updateRef(submissionRef(ticket), commit, { expected: undefined });
  at('submission-recorded');
  const blocked = request.remote === null ? await blockedCheckouts(repo, request.branch, stack.head, stack.candidate) : null;
  if (blocked !== null) return { kind: 'refused', why: blockedText(blocked) };
  await repo.updateRef(candidateRef(ticket), stack.candidate, { expected: undefined });
  at('candidate-recorded');
  const verdict = await request.runChecks(stack.candidate, stack.tree);
  at('verdict-received');
  if (verdict.kind === 'unknown') return verdict;
  if (verdict.kind === 'red') return { kind: 'red', base: stack.head, faults: verdict.faults };
  if (verdict.proof === '') return { kind: 'unknown', why: `The checks of ${stack.tree} were called green without a proof.` };
  await recordProof(repo, stack.tree, verdict.proof);
  at('proof-recorded');
  return advance(request, target, stack, admission.parent);
}

const pushAttempts = 2;

async function advance(request: LandingRequest, target: LandingTarget, stack: Stacked, parent: string): Promise<LandingReport> {
  const { repo, ticket } = request;
  const { head, candidate } = stack;
  let why = '';
  for (let attempt = 1; attempt <= pushAttempts; attempt += 1) {
    if (!request.lock.isHeld())
      return { kind: 'refused', why: `${ticket} was not landed: the lock of the queue was lost. Run: circuit run ${ticket}` };
    request.faultPoint?.('about-to-push');
    const result = await target.advance(head, [{ ticket, landedRef: landedRef(ticket), commit: candidate }]);
    request.faultPoint?.('pushed');
    if (result.kind === 'pushed') return finish(request, candidate, stack.tree);
    // Whatever else was said, only the branch itself tells whether it moved.
    const reading = await target.readHead(landedRef(ticket));
    if (reading.kind !== 'head') return { kind: 'unknown', why: `${result.why}; then ${target.name} could not be read again.` };
    if (await repo.isAncestor(candidate, reading.commit)) return finish(request, candidate, stack.tree);
    if (reading.commit !== head) return movedOn(request, target, parent);
    why = result.why;
    if (result.kind === 'refused') return { kind: 'refused', why: `${ticket} was not landed: ${target.name} refuses it. ${why}` };
  }
  return { kind: 'unknown', why };
}

/** Somebody moved the branch: says whether the submission still fits, which then has to be checked anew. */
async function movedOn(request: LandingRequest, target: LandingTarget, parent: string): Promise<LandingReport> {
  const stack = await stackOnHead(request, target, parent);
  if (stack.kind === 'stacked') return { kind: 'moved', head: stack.head };
  return stack.kind === 'landed-before' ? finishAgain(request, target, stack) : stack;
}

type LandedBefore = Extract<Stack, { readonly kind: 'landed-before' }>;

async function finishAgain(request: LandingRequest, target: LandingTarget, { commit, isRecorded }: LandedBefore): Promise<LandingReport> {
  const { ticket } = request;
  if (!isRecorded) await target.mendLanded({ ticket, landedRef: landedRef(ticket), commit });
  return finish(request, commit, await request.repo.treeOf(commit));
}

async function finish(request: LandingRequest, commit: string, tree: string): Promise<LandingReport> {
  const { repo, ticket } = request;
  await recordLanded(repo, ticket, commit);
  request.faultPoint?.('landed-recorded');
  if (request.remote === null) {
    request.faultPoint?.('branch-moved');
    await bringCheckouts(request);
  } else {
    await followLanding(request, commit);
  }
  request.faultPoint?.('finished');
  const proof = await readProof(repo, tree);
  return { kind: 'landed', commit, tree, ...(proof === null ? {} : { proof }) };
}
