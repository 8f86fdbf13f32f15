import { parseEffect, parseEvent, type Effect, type Event } from '@ticket-circuit/schemas';
import { expect } from 'vitest';
import { decide, initialState, type Outcome, type State, type Ticketed } from '../src/index.ts';
import * as make from './builders.ts';

export const now = '2026-01-01T00:00:00.000Z';

/** Plays events through `decide`, checks that every document is valid, and answers each effect as a good world would. */
export class Player {
  state: State = initialState;
  /** Every effect so far, in order. */
  readonly effects: Effect[] = [];
  last: Outcome = { state: initialState, effects: [] };
  /** Every journal entry so far; a result stands under the key of its effect. */
  readonly entries: { key: string; at: string; event: Event }[] = [];

  /** Sends one event, and remembers what came of it. */
  send(event: Event, key = `T-1/event.${this.entries.length + 1}`): this {
    expect(parseEvent(event), `event ${event.kind}`).toMatchObject({ kind: 'valid' });
    this.last = decide(this.state, event, now);
    this.state = this.last.state;
    this.entries.push({ key, at: now, event });
    for (const effect of this.last.effects) {
      expect(parseEffect(effect), `effect ${effect.kind}`).toMatchObject({ kind: 'valid' });
      this.effects.push(effect);
    }
    return this;
  }

  get ticket(): Ticketed {
    if (this.state.kind === 'none') throw new Error('There is no ticket yet.');
    return this.state;
  }

  /** The first outstanding effect of a kind. */
  outstanding<K extends Effect['kind']>(kind: K): Extract<Effect, { kind: K }> {
    const found = this.ticket.outstanding.find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
    if (found === undefined) throw new Error(`No ${kind} is outstanding in ${this.state.kind}.`);
    return found;
  }

  /** The session that is outstanding. */
  get session(): string {
    return this.outstanding('start-session').session;
  }

  /** Answers the outstanding effect of a kind under its key. */
  answer(kind: Effect['kind'], event: Event): this {
    return this.send(event, this.outstanding(kind).key);
  }

  /** Ends the outstanding session with a sheet. */
  hand<K extends Parameters<typeof make.sheet>[0]>(kind: K, body: Parameters<typeof make.handedIn<K>>[2], tree?: string): this {
    return this.answer('start-session', make.handedIn(kind, this.session, body, tree));
  }

  /** Ends the outstanding session in another way. */
  end(outcome: Parameters<typeof make.ended>[1]): this {
    return this.answer('start-session', make.ended(this.session, outcome));
  }

  /** Confirms every question that was asked. */
  asked(): this {
    for (const effect of this.ticket.outstanding) {
      if (effect.kind === 'ask') this.send({ kind: 'question-asked', question: effect.question }, effect.key);
    }
    return this;
  }
}

type To =
  | 'open'
  | 'planning'
  | 'laying'
  | 'challenging'
  | 'testing'
  | 'proving'
  | 'coding'
  | 'checking'
  | 'listing'
  | 'reviewing'
  | 'committing'
  | 'landing'
  | 'closing'
  | 'closed';

interface World {
  readonly plan?: ReturnType<typeof make.plan>;
  readonly run?: Partial<ReturnType<typeof make.run>>;
  readonly elements?: ReturnType<typeof make.elementList>;
}

/** Returns a player whose ticket a good world has led to the given state. */
export function arrive(to: To, world: World = {}): Player {
  const player = new Player();
  const plan = world.plan ?? make.plan();
  player.send(make.opened());
  if (to !== 'open') player.send(make.run(world.run));
  while (player.state.kind !== to) goodStep(player, plan, world.elements);
  return player;
}

/** Answers the outstanding effect of the present stage well. */
export function goodStep(player: Player, plan = make.plan(), elements = make.elementList()): Player {
  switch (player.state.kind) {
    case 'planning':
      return player.hand('plan', plan);
    case 'laying':
    case 'relaying':
      return player.answer('lay-plan', { kind: 'plan-laid', report: make.laying() });
    case 'challenging':
      return player.hand('challenge', { questions: [] });
    case 'installing':
      return player.answer('run-gesture', gesture('G5'));
    case 'gesture':
      return player.answer('run-gesture', gesture('command'));
    case 'rebasing':
      return player.answer('run-gesture', gesture('G3'));
    case 'testing':
      return player.hand('tests', make.tests(), make.trees.tests);
    case 'proving':
      return player.answer('run-red', { kind: 'red-proved', proof: make.proofOf(player.ticket.plan ?? plan) });
    case 'coding':
      return player.hand('code', { kind: 'done' });
    case 'checking':
      return player.answer('run-checks', { kind: 'checks-run', report: make.checks() });
    case 'listing':
      return player.answer('list-elements', { kind: 'elements-listed', list: elements });
    case 'reviewing':
      return player.hand('review', {
        lines: elements.elements.slice((player.state.part - 1) * 40, player.state.part * 40).map(({ id }) => make.yes(id)),
      });
    case 'committing':
      return player.answer('commit', { kind: 'committed', commit: make.oid('c'), tree: make.trees.commit, base: make.base });
    case 'landing':
      return player.answer('enqueue', {
        kind: 'landing-reported',
        report: { kind: 'landed', commit: make.oid('c'), tree: make.trees.commit },
      });
    case 'closing':
      return player.answer('close', { kind: 'ticket-closed', commit: make.oid('c'), tree: make.trees.commit });
    default:
      throw new Error(`A good world does not know what comes after ${player.state.kind}.`);
  }
}

export function gesture(name: 'command' | 'G3' | 'G5', outcome: 'played' | 'failed' | 'outside-rule' = 'played'): Event {
  const outcomes: Record<typeof outcome, Extract<Event, { kind: 'gesture-played' }>['outcome']> = {
    played: { kind: 'played', tree: make.trees.code },
    failed: { kind: 'failed', why: 'exit status 1' },
    'outside-rule': { kind: 'outside-rule', paths: ['README.md'] },
  };
  return { kind: 'gesture-played', gesture: name, rule: name, outcome: outcomes[outcome] };
}
