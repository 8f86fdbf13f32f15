import { playCommand } from '@ticket-circuit/checks';
import type { TicketFacts } from '@ticket-circuit/router';
import { assertNever, type EffectRunGesture, type Event, type EventGesturePlayed } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';
import { laidWithTests, present, replayTree } from '../trees.ts';
import { takeDependencies } from './take-dependencies.ts';

type Outcome = EventGesturePlayed['outcome'];

/** The rule that allows each gesture. */
const rules = {
  command: 'The command of a mechanical plan is played on base; its output is the lot.',
  G1: 'A command that failed for an infrastructure cause is played once more.',
  G2: 'References declared with command and outputs are generated anew.',
  G3: 'A commit whose parent is no longer the head of main is replayed onto it when that makes no conflict.',
  G4: "The project's formatter is applied to what a role wrote.",
  G5: 'A dependency that the owner accepted is written into manifest and lockfile.',
} as const;

/** Plays a gesture under its rule and returns what came of it. */
export async function playGesture(run: TicketRun, facts: TicketFacts, gesture: EffectRunGesture['gesture']): Promise<Event> {
  return { kind: 'gesture-played', gesture, rule: rules[gesture], outcome: await outcomeOf(run, facts, gesture) };
}

async function outcomeOf(run: TicketRun, facts: TicketFacts, gesture: EffectRunGesture['gesture']): Promise<Outcome> {
  switch (gesture) {
    case 'command':
      return await playPlanCommand(run, facts);
    case 'G3':
      return await rebase(run, facts);
    case 'G5':
      return await takeDependencies(run, facts);
    case 'G1':
    case 'G2':
    case 'G4':
      return { kind: 'failed', why: `${gesture} is played where it is needed and is no effect of its own.` };
    default:
      return assertNever(gesture);
  }
}

async function playPlanCommand(run: TicketRun, facts: TicketFacts): Promise<Outcome> {
  const plan = present(facts.plan, 'plan');
  if (plan.nature !== 'mechanical') return { kind: 'failed', why: 'The plan names no command.' };
  const base = await run.project.repo.treeOf(present(facts.base, 'base'));
  const played = await playCommand(run.ctx, { tree: base, argv: plan.command });
  if (played.kind === 'failed') return played;
  const planned = new Set(plan.elements.map((element) => element.file));
  const outside = played.changed.filter((path) => !planned.has(path));
  return outside.length > 0 ? { kind: 'outside-rule', paths: outside } : { kind: 'played', tree: played.tree };
}

/** The plan was laid and proved on the new main: the code follows, from the tree that it was written on. */
async function rebase(run: TicketRun, facts: TicketFacts): Promise<Outcome> {
  const { repo } = run.project;
  const onto = await laidWithTests(repo, facts);
  const replay = await replayTree(repo, { onto, from: present(facts.codeOn, 'tree under the code'), to: present(facts.codeTree, 'code') });
  if (replay.kind === 'conflict') return { kind: 'outside-rule', paths: [...replay.paths] };
  if (replay.tree === onto) return { kind: 'failed', why: 'Main already holds the change.' };
  return { kind: 'played', tree: replay.tree };
}
