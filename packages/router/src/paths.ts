import type { PlanSheet, PlanSheetDependency } from '@ticket-circuit/schemas';
import type { Order } from './emit.ts';
import { enter } from './enter.ts';
import type { RuleOutcome } from './outcome.ts';
import { known } from './router-error.ts';
import type { TicketFacts } from './state.ts';

/** Returns how a dependency is told apart from others. */
export function dependencyName({ manifest, name, version }: PlanSheetDependency): string {
  return `${manifest} ${name}@${version}`;
}

/** Leads to the laying of the plan on its base; dependencies that do not stand on that base yet come first. */
export function toLay(facts: TicketFacts, to: 'laying' | 'relaying', before: readonly Order[] = []): RuleOutcome {
  const wanted = known(facts.plan, 'plan').dependencies.map(dependencyName);
  const standing = facts.dependencies?.base === facts.base && String(facts.dependencies?.names) === String(wanted);
  return enter(facts, { to: wanted.length > 0 && !standing ? 'installing' : to, count: 'first', feedback: [] }, before);
}

/** Leads to the first step that the nature of a laid plan asks for: 1.1, 2 or 3. */
export function byNature(facts: TicketFacts, before: readonly Order[] = []): RuleOutcome {
  return enter(facts, { to: firstStage(known(facts.plan, 'plan').nature), count: 'first', feedback: [] }, before);
}

function firstStage(nature: PlanSheet['nature']): 'gesture' | 'testing' | 'coding' {
  if (nature === 'mechanical') return 'gesture';
  return nature === 'text' ? 'coding' : 'testing';
}

/** True for natures whose plan goes through step 2, so that findings in tests have an author. */
export function hasTests(facts: TicketFacts): boolean {
  return facts.plan?.nature === 'behaviour' || facts.plan?.nature === 'preserve';
}

export function isMechanical(facts: TicketFacts): boolean {
  return facts.plan?.nature === 'mechanical';
}
