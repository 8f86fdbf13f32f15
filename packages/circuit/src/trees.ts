import { overlay } from '@ticket-circuit/checks';
import type { Repository } from '@ticket-circuit/git';
import type { TicketFacts } from '@ticket-circuit/router';
import { assertNever, type EffectStartSession, InternalError } from '@ticket-circuit/schemas';

/**
 * Returns the tree that a session sees: the explorer and the questioner base, the testwriter base, laid plan and its tests but never the code,
 * the developer that and the latest code, the reviewer the candidate, and who comes after the landing what landed.
 */
export async function treeFor(repo: Repository, facts: TicketFacts, effect: EffectStartSession): Promise<string> {
  const base = await repo.treeOf(present(facts.base, 'base'));
  switch (effect.brief) {
    case 'plan':
    case 'challenge':
    case 'answer':
    case 'decision':
      return base;
    case 'tests':
      return await laidWithTests(repo, facts);
    case 'code':
      return await withCode(repo, facts);
    case 'review':
      return present(facts.checks, 'checks').tree;
    case 'triage':
    case 'closure':
      return facts.landed?.tree ?? base;
    default:
      return assertNever(effect.brief);
  }
}

/** Returns the laid tree with the tests of the latest tests session, which may have been written on an earlier laying. */
export async function laidWithTests(repo: Repository, facts: TicketFacts): Promise<string> {
  const laid = facts.laying?.tree ?? (await repo.treeOf(present(facts.base, 'base')));
  return await carry(repo, laid, facts.testsOn, facts.testsTree);
}

/** The latest tests with the latest code. */
async function withCode(repo: Repository, facts: TicketFacts): Promise<string> {
  return await carry(repo, await laidWithTests(repo, facts), facts.codeOn, facts.codeTree);
}

/** Carries what differs between two trees onto a third: whole files, since what a session wrote it wrote with the rest in view. */
async function carry(repo: Repository, onto: string, from: string | undefined, to: string | undefined): Promise<string> {
  if (from === undefined || to === undefined) return onto;
  if (from === onto) return to;
  const changed = await repo.diffTrees(from, to);
  return await overlay(
    repo,
    onto,
    to,
    changed.map(({ path }) => path),
  );
}

/** Returns a fact that the router promises at this stage. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined)
    throw new InternalError({
      code: 'missing-fact',
      what: `The ticket has no ${name} at a step that needs it.`,
      why: 'The router ordered an effect before the document it rests on.',
      next: 'Please report this with the output of: circuit log <ticket>.',
    });
  return value;
}
