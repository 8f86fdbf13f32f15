import { checkCandidate, finalPass, proveRed, type CandidateInput } from '@ticket-circuit/checks';
import type { TicketFacts } from '@ticket-circuit/router';
import { assertNever, type Effect, type Event } from '@ticket-circuit/schemas';
import { laidWithTests, present } from '../trees.ts';
import { closeByLanding } from './close-by-landing.ts';
import { commitTicket } from './commit-ticket.ts';
import { enqueue } from './enqueue.ts';
import { keepDiscovery, linkTicket, reopenDiscovery } from './linked-tickets.ts';
import { layOn } from './lay-plan.ts';
import { playGesture } from './play-gesture.ts';
import { startRole } from './start-role.ts';
import { stopRole } from './stop-role.ts';
import type { TicketRun } from '../ticket-run.ts';

/**
 * Performs one effect and returns the event that is its result, to be appended under the effect's own key; null when a person stopped it.
 * Repeating an effect whose result was lost gives the same result: trees and commits are made from the same inputs, sessions are adopted,
 * the queue reads main before it lands.
 *
 * @throws {CircuitError} when the world does not let it be performed; the caller records the loss.
 */
export async function perform(run: TicketRun, facts: TicketFacts, effect: Effect): Promise<Event | null> {
  switch (effect.kind) {
    case 'start-session':
      return await startRole(run, facts, effect);
    case 'stop-session':
      return await stopRole(run, effect.session);
    case 'lay-plan':
      return {
        kind: 'plan-laid',
        report: await layOn(run.ctx, {
          plan: effect.plan,
          base: effect.base,
          tree: await layingTree(run, facts, effect.base),
          baseline: (await run.baseline(effect.base)).baseline,
        }),
      };
    case 'run-red':
      return { kind: 'red-proved', proof: await redProof(run, facts) };
    case 'run-checks':
      return { kind: 'checks-run', report: await checkCandidate(run.ctx, await candidate(run, facts)) };
    case 'run-gesture':
      return await playGesture(run, facts, effect.gesture);
    case 'list-elements':
      return {
        kind: 'elements-listed',
        list: await finalPass(run.ctx, await candidate(run, facts), present(facts.checks, 'check report')),
      };
    case 'commit':
      return await commitTicket(run, facts);
    case 'enqueue':
      return { kind: 'landing-reported', report: await enqueue(run, effect.commit) };
    case 'ask':
      return { kind: 'question-asked', question: effect.question };
    case 'record-discovery':
      return keepDiscovery(run, effect);
    case 'open-ticket':
      return linkTicket(run, facts, effect);
    case 'close':
      return await closeByLanding(run, effect.commit, effect.tree);
    case 'reopen':
      return reopenDiscovery(run, effect);
    default:
      return assertNever(effect);
  }
}

/** The tree that a plan is laid on: base, or base with the dependencies that the owner accepted. */
async function layingTree(run: TicketRun, facts: TicketFacts, base: string): Promise<string> {
  return facts.dependencies?.base === base ? facts.dependencies.tree : await run.project.repo.treeOf(base);
}

async function redProof(run: TicketRun, facts: TicketFacts): Promise<Awaited<ReturnType<typeof proveRed>>> {
  const base = present(facts.base, 'base');
  const laying = present(facts.laying, 'laying report');
  return await proveRed(run.ctx, {
    base,
    baseTree: await layingTree(run, facts, base),
    laidTree: laying.tree,
    testsTree: await laidWithTests(run.project.repo, facts),
    plan: present(facts.plan, 'plan'),
    stubs: laying.stubs,
    sheet: present(facts.tests, 'tests sheet'),
    baseline: (await run.baseline(base)).digest,
    accepted: facts.accepted,
  });
}

async function candidate(run: TicketRun, facts: TicketFacts): Promise<CandidateInput> {
  const base = present(facts.base, 'base');
  return {
    base,
    baseTree: await layingTree(run, facts, base),
    bareTree: await laidWithTests(run.project.repo, facts),
    codeTree: present(facts.codeTree, 'candidate'),
    plan: present(facts.plan, 'plan'),
    stubs: facts.laying?.stubs ?? [],
    tests: facts.tests && facts.redProof ? { sheet: facts.tests, proof: facts.redProof } : null,
    baseline: (await run.baseline(base)).baseline,
    accepted: facts.accepted,
  };
}
