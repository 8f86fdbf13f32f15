import { overlay } from '@ticket-circuit/checks';
import type { Repository } from '@ticket-circuit/git';
import type { TicketFacts } from '@ticket-circuit/router';
import { assertNever, type EffectStartSession, InternalError } from '@ticket-circuit/schemas';
import { stepCommit } from './step-commit.ts';

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

/** Returns all that the ticket has by now: the latest tests with the latest code. */
export async function withCode(repo: Repository, facts: TicketFacts): Promise<string> {
  return await carry(repo, await laidWithTests(repo, facts), facts.codeOn, facts.codeTree);
}

/** Carries what differs between two trees onto a third. Where that does not fit, the third stays as it is: the step that wrote it writes it anew. */
async function carry(repo: Repository, onto: string, from: string | undefined, to: string | undefined): Promise<string> {
  if (from === undefined || to === undefined) return onto;
  const whole = await replayTree(repo, { onto, from, to });
  if (whole.kind === 'tree') return whole.tree;
  const fitting = await replayTree(repo, { onto, from, to: await overlay(repo, to, from, whole.paths) });
  return fitting.kind === 'tree' ? fitting.tree : onto;
}

/** Returns the third tree with what differs between the other two, merged by lines as git does; or the paths that conflict. */
export async function replayTree(
  repo: Repository,
  { onto, from, to }: { readonly onto: string; readonly from: string; readonly to: string },
): Promise<{ readonly kind: 'tree'; readonly tree: string } | { readonly kind: 'conflict'; readonly paths: readonly string[] }> {
  if (from === to) return { kind: 'tree', tree: onto };
  if (from === onto) return { kind: 'tree', tree: to };
  const change = await stepCommit(repo, to, [await stepCommit(repo, from, [], 'Before')], 'After');
  const replay = await repo.replay(change, await stepCommit(repo, onto, [], 'Onto'));
  if (replay.kind === 'conflict') return replay;
  return { kind: 'tree', tree: replay.kind === 'empty' ? onto : replay.tree };
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
