import type { CommonFeedback } from '@ticket-circuit/schemas';
import { ask } from './ask.ts';
import type { Order } from './emit.ts';
import { enter } from './enter.ts';
import { factsOf } from './facts-of.ts';
import type { RuleOutcome } from './outcome.ts';
import { stageKey, stages } from './stages.ts';
import type { Stage, TicketFacts } from './state.ts';

/** Times that one effect may be lost to infrastructure before a person is asked. */
export const maxLosses = 3;

interface Loss {
  readonly stage: Stage;
  readonly why: string;
  /** What the lost session was told; empty for an effect without a session. */
  readonly told?: readonly CommonFeedback[];
  readonly givesUp?: boolean;
}

/** Returns the same try once more, or the question `infrastructure` once the effect's own cap is reached. Uses up no try. */
export function loseAgain(from: TicketFacts, { stage, why, told = [], givesUp = false }: Loss, before: readonly Order[] = []): RuleOutcome {
  const facts = factsOf(from);
  const key = stageKey(facts, stage);
  const losses = (facts.losses[key] ?? 0) + 1;
  const again = { to: stage, count: 'again', feedback: told } as const;
  if (losses < maxLosses && !givesUp) return enter({ ...facts, losses: { ...facts.losses, [key]: losses } }, again, before);
  const { step, effect } = stages[stage];
  const text = `${effect} of step ${step} was lost ${losses} ${losses === 1 ? 'time' : 'times'} to infrastructure. Shall it be tried again?`;
  return ask({ ...facts, losses: { ...facts.losses, [key]: 0 } }, { step, again }, [{ cause: 'infrastructure', text, evidence: [why] }]);
}
