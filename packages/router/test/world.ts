import { assertNever } from '@ticket-circuit/schemas';
import type { Decision, Effect, Event, EventSessionEnded, LandingReport, Question, SessionOutcome } from '@ticket-circuit/schemas';
import { decide, initialState, type JournalEntry, type State } from '../src/index.ts';
import * as make from './builders.ts';
import { gesture, now } from './player.ts';

/** Returns numbers from 0 below `bound` that follow from the seed alone. */
export function dice(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

type Dice = ReturnType<typeof dice>;

function pick<T>(roll: Dice, choices: readonly T[]): T {
  const choice = choices[roll(choices.length)];
  if (choice === undefined) throw new Error('Nothing to pick from.');
  return choice;
}

/** A world that answers every effect, mostly badly. `luck` of ten throws it answers well. */
export interface World {
  readonly roll: Dice;
  readonly luck: number;
}

function badEnd(roll: Dice): SessionOutcome {
  return pick<SessionOutcome>(roll, [
    { kind: 'invalid-sheet', faults: [] },
    { kind: 'infrastructure', why: 'lost' },
    { kind: 'out-of-plan', path: 'other.ts', rule: 'planned source' },
    { kind: 'breach', paths: ['other.ts'] },
    { kind: 'budget-spent', why: 'spent' },
    { kind: 'engine-down', why: 'down' },
    { kind: 'refused-by-model', text: 'no' },
    { kind: 'stopped' },
  ]);
}

type SheetChoice = { kind: Parameters<typeof make.sheet>[0]; body: Parameters<typeof make.sheet>[2] };

function sheetFor({ roll, luck }: World, effect: Extract<Effect, { kind: 'start-session' }>, state: State): SheetChoice {
  const good = roll(10) < luck;
  const discoveries = roll(6) === 0 ? { discoveries: [{ ...make.discovery, title: `Find ${roll(4)}` }] } : {};
  switch (effect.brief) {
    case 'plan': {
      const nature = pick(roll, ['behaviour', 'behaviour', 'preserve', 'text', 'mechanical'] as const);
      const bad = pick(roll, [{ questions: [make.blockingQuestion] }, { dependencies: [make.dependency] }]);
      return { kind: 'plan', body: { ...make.plan(nature, good ? {} : bad), ...discoveries } };
    }
    case 'challenge':
      return {
        kind: 'challenge',
        body: { questions: good ? [] : [{ id: 'q1', about: { kind: 'goal' }, question: 'What?', evidence: [] }], ...discoveries },
      };
    case 'answer': {
      const answer = pick(roll, good ? (['kept', 'amended'] as const) : (['open'] as const));
      const changes = answer === 'amended' ? { changes: { criteria: [], elements: [], dropped: ['C2'] } } : {};
      return { kind: 'answers', body: { answers: [{ id: 'q1', answer, reason: 'So.' }], ...changes } };
    }
    case 'tests': {
      const uncovered = [{ criterion: 'C2', cause: pick(roll, ['contradiction', 'infrastructure-gap'] as const), evidence: 'No.' }];
      if (good) return { kind: 'tests', body: make.tests() };
      return roll(2) === 0
        ? { kind: 'tests', body: make.tests({ uncovered }) }
        : { kind: 'tests', body: { kind: 'plan-defect', defects: [{ what: 'small', evidence: 'x' }] } };
    }
    case 'code':
      return {
        kind: 'code',
        body: good
          ? { kind: 'done' }
          : pick(roll, [
              { kind: 'test-defect', defects: [{ file: 'test/slugify.test.ts', test: `test ${roll(5)}`, evidence: 'x' }] },
              { kind: 'plan-defect', defects: [{ what: 'small', evidence: 'x' }] },
              { kind: 'blocked', cause: 'gate', evidence: 'x' },
            ]),
      };
    case 'review': {
      const elements = state.kind === 'none' ? [] : (state.elements?.elements ?? []);
      const lines = elements
        .filter(() => roll(60) > 0)
        .map(({ id }) => (good || roll(3) > 0 ? make.yes(id) : make.no(id, pick(roll, ['plan', 'tests', 'code']))));
      return { kind: 'review', body: { lines } };
    }
    case 'triage': {
      const known = state.kind === 'none' ? [] : state.discoveries;
      const verdict = pick(roll, ['handled', 'defect'] as const);
      return { kind: 'triage', body: { verdicts: known.map(({ ticket }) => ({ discovery: ticket, verdict, evidence: 'x' })) } };
    }
    case 'closure':
      return { kind: 'closure', body: good ? { kind: 'accept' } : { kind: 'reopen', reason: 'It is not all.' } };
    case 'decision': {
      const question = state.kind === 'none' ? undefined : state.questions.find(({ id }) => id === effect.question);
      return { kind: 'decision', body: question ? decisionFor(roll, question, ['abandon']) : { kind: 'abandon' } };
    }
    default:
      return assertNever(effect.brief);
  }
}

/** Returns an admitted decision, of a kind that is not left out where there is another. */
export function decisionFor(roll: Dice, question: Question, leftOut: readonly Decision['kind'][] = []): Decision {
  const wanted = question.admits.filter((kind) => !leftOut.includes(kind));
  const kind = pick(roll, wanted.length > 0 ? wanted : question.admits);
  if (kind === 'choose') return { kind, option: pick(roll, question.options.length > 0 ? question.options : ['none']) };
  if (kind === 'amend') return { kind, instruction: 'Do better.' };
  return kind === 'raise-budget' ? { kind, usd: 10 } : { kind };
}

function sessionEnd(world: World, effect: Extract<Effect, { kind: 'start-session' }>, state: State): EventSessionEnded {
  const { session } = effect;
  if (world.roll(10) >= world.luck + 2) return { kind: 'session-ended', session, outcome: badEnd(world.roll) };
  const { kind, body } = sheetFor(world, effect, state);
  const sheet = make.sheet(kind, session, body);
  return { kind: 'session-ended', session, outcome: { kind: 'sheet', sheet, tree: make.trees.code } };
}

/** Returns what the world answers to an effect. */
export function answerOf(world: World, effect: Effect, state: State): Event {
  const { roll, luck } = world;
  const good = roll(10) < luck;
  if (!good && roll(12) === 0)
    return { kind: 'infrastructure-lost', effect: effect.key, why: 'lost', retries: pick(roll, ['again', 'give-up'] as const) };
  switch (effect.kind) {
    case 'start-session':
      return sessionEnd(world, effect, state);
    case 'stop-session':
      return { kind: 'session-stopped', session: effect.session };
    case 'lay-plan': {
      const kind = pick(roll, ['does-not-parse', 'old-test-red', 'infrastructure', 'base-check-red'] as const);
      return { kind: 'plan-laid', report: make.laying(good ? [] : [{ kind, message: 'wrong' }]) };
    }
    case 'run-red': {
      const kind = pick(roll, ['green-proof', 'infrastructure', 'guard-red'] as const);
      return { kind: 'red-proved', proof: { ...proofOf(state), faults: good ? [] : [{ kind, message: 'wrong' }] } };
    }
    case 'run-checks': {
      const where = pick(roll, ['tests', 'source', 'plan', 'infrastructure'] as const);
      return { kind: 'checks-run', report: make.checks(good ? [] : [make.checkFault(where)]) };
    }
    case 'run-gesture':
      return gesture(effect.gesture as 'command', good ? 'played' : pick(roll, ['failed', 'outside-rule']));
    case 'list-elements':
      return { kind: 'elements-listed', list: make.elementList({ faults: good ? [] : [make.checkFault('source')] }, 1 + roll(3) * 41) };
    case 'commit':
      return { kind: 'committed', commit: make.oid('c'), tree: good ? make.trees.commit : make.oid('x'), base: make.base };
    case 'enqueue':
      return { kind: 'landing-reported', report: good ? landed : pick(roll, badLandings) };
    case 'ask':
      return { kind: 'question-asked', question: effect.question };
    case 'record-discovery':
      return { kind: 'discovery-recorded', session: effect.session, ticket: `T-${2 + roll(50)}`, discovery: effect.discovery };
    case 'open-ticket':
      return { kind: 'ticket-linked', ticket: 'T-99', reason: effect.reason };
    case 'close':
      return { kind: 'ticket-closed', commit: effect.commit, tree: effect.tree };
    case 'reopen':
      return { kind: 'discovery-reopened', ticket: effect.ticket, reason: effect.reason };
    default:
      return assertNever(effect);
  }
}

function proofOf(state: State) {
  return make.proofOf((state.kind === 'none' ? undefined : state.plan) ?? make.plan());
}

const landed: LandingReport = { kind: 'landed', commit: make.oid('c'), tree: make.trees.commit };
const badLandings: readonly LandingReport[] = [
  { kind: 'red', base: make.base, faults: [] },
  { kind: 'red', base: make.head, faults: [] },
  { kind: 'conflict', base: make.base, head: make.head, paths: ['src/slugify.ts'] },
  { kind: 'moved', head: make.head },
  { kind: 'unknown', why: 'x' },
  { kind: 'empty', head: make.head },
  { kind: 'refused', why: 'x' },
];

/** One ticket on its way through a world. */
export class Walk {
  state: State = initialState;
  readonly entries: JournalEntry[] = [];
  readonly visited = new Set<string>();
  readonly emitted: Effect[] = [];

  send(event: Event, key = `T-1/said.${this.entries.length}`): void {
    const outcome = decide(this.state, event, now);
    this.entries.push({ key, at: now, event });
    this.state = outcome.state;
    this.visited.add(this.state.kind);
    this.emitted.push(...outcome.effects);
  }

  /** Answers outstanding effects until none is left, or `most` events were sent. Returns how many events it took. */
  rest(world: World, most: number): number {
    for (let sent = 0; sent < most; sent += 1) {
      const effect = this.state.kind === 'none' ? undefined : this.state.outstanding[0];
      if (effect === undefined) return sent;
      this.send(answerOf(world, effect, this.state), effect.key);
    }
    return most;
  }
}
