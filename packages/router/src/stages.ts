import type { CommonRoleName, CommonStepSlug, Effect, EffectStartSession } from '@ticket-circuit/schemas';
import type { NotedStep, SessionStage, Stage, TicketFacts } from './state.ts';

/** Facts that a stage makes stale when it is entered. */
type Stale = 'laying' | 'answers' | 'redProof' | 'checks' | 'elements' | 'commit' | 'landed';

/** What is fixed about a stage. `counts` is the step whose tries it shares: the circuit's own stages have the try of the session before. */
export interface StageFacts {
  readonly step: CommonStepSlug;
  readonly counts: CommonStepSlug;
  readonly effect: Effect['kind'];
  readonly stale: readonly Stale[];
}

const candidate: readonly Stale[] = ['checks', 'commit'];
const judged: readonly Stale[] = ['elements', ...candidate];

export const stages = {
  planning: { step: 'plan', counts: 'plan', effect: 'start-session', stale: ['laying', 'answers', 'redProof', ...judged] },
  installing: { step: 'plan', counts: 'plan', effect: 'run-gesture', stale: ['laying', 'redProof', ...candidate] },
  laying: { step: 'plan', counts: 'plan', effect: 'lay-plan', stale: ['laying', 'redProof', ...judged] },
  challenging: { step: 'challenge', counts: 'challenge', effect: 'start-session', stale: [] },
  answering: { step: 'answer', counts: 'answer', effect: 'start-session', stale: [] },
  relaying: { step: 'plan', counts: 'plan', effect: 'lay-plan', stale: ['laying', 'redProof', ...candidate] },
  gesture: { step: 'gesture', counts: 'plan', effect: 'run-gesture', stale: judged },
  testing: { step: 'tests', counts: 'tests', effect: 'start-session', stale: ['redProof', ...judged] },
  proving: { step: 'red', counts: 'tests', effect: 'run-red', stale: ['redProof', ...candidate] },
  coding: { step: 'code', counts: 'code', effect: 'start-session', stale: judged },
  checking: { step: 'checks', counts: 'code', effect: 'run-checks', stale: candidate },
  listing: { step: 'review', counts: 'code', effect: 'list-elements', stale: ['commit'] },
  reviewing: { step: 'review', counts: 'review', effect: 'start-session', stale: ['commit'] },
  committing: { step: 'land', counts: 'land', effect: 'commit', stale: ['commit'] },
  landing: { step: 'land', counts: 'land', effect: 'enqueue', stale: [] },
  rebasing: { step: 'land', counts: 'land', effect: 'run-gesture', stale: candidate },
  closing: { step: 'land', counts: 'land', effect: 'close', stale: [] },
  triaging: { step: 'triage', counts: 'triage', effect: 'start-session', stale: [] },
  closure: { step: 'closure', counts: 'closure', effect: 'start-session', stale: [] },
} as const satisfies Record<Stage, StageFacts>;

/** The role that a session stage starts, and the kind of its brief. */
export const sessions = {
  planning: { role: 'explorer', brief: 'plan' },
  challenging: { role: 'questioner', brief: 'challenge' },
  answering: { role: 'explorer', brief: 'answer' },
  testing: { role: 'testwriter', brief: 'tests' },
  coding: { role: 'developer', brief: 'code' },
  reviewing: { role: 'reviewer', brief: 'review' },
  triaging: { role: 'explorer', brief: 'triage' },
  closure: { role: 'supervisor', brief: 'closure' },
} as const satisfies Record<SessionStage, { role: CommonRoleName; brief: EffectStartSession['brief'] }>;

export function isSessionStage(stage: Stage): stage is SessionStage {
  return stage in sessions;
}

export function isStage(kind: string): kind is Stage {
  return kind in stages;
}

/** Returns the step whose notes a stage's session is told, or null. */
export function notedStep(stage: Stage): NotedStep | null {
  const step = stages[stage].step;
  return isSessionStage(stage) && (step === 'plan' || step === 'tests' || step === 'code') ? step : null;
}

/** Returns the key of a stage's effect without `.n<k>`. */
export function stageKey(facts: TicketFacts, stage: Stage): string {
  const { step, effect } = stages[stage];
  return `${sessionId(facts, step)}/${effect}`;
}

/** Returns the id of the session that the present round and try give a step. */
export function sessionId(facts: TicketFacts, step: CommonStepSlug, part = 1): string {
  return `${facts.id}/${step}.r${facts.round}.t${facts.try}${part > 1 ? `.p${part}` : ''}`;
}
