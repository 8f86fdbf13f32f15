import type { Decision } from '@ticket-circuit/schemas';
import type { Player } from './player.ts';

/** What is expected after the last event: the state, the key of the effect that follows, and the questions by cause and addressee. */
export interface Expected {
  readonly state: string;
  readonly next?: string;
  readonly questions?: readonly string[];
}

export function seen({ state, last }: Player): Expected {
  const questions = state.kind === 'none' ? [] : state.questions.map(({ cause, to }) => `${cause} to ${to}`);
  const next = last.effects.filter(({ kind }) => kind !== 'ask' && kind !== 'record-discovery').at(-1)?.key;
  return { state: state.kind, ...(next === undefined ? {} : { next }), ...(questions.length > 0 ? { questions } : {}) };
}

export function decide(player: Player, decision: Decision, by: 'supervisor' | 'owner' = 'owner'): Player {
  player.asked();
  for (const { id } of player.ticket.questions) player.send({ kind: 'question-answered', question: id, by, decision });
  return player;
}

export function feedbackOf(player: Player) {
  return player.outstanding('start-session').feedback;
}
