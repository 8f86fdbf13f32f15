import type { Event } from '@ticket-circuit/schemas';
import type { State, StateKind } from '../src/index.ts';
import * as make from './builders.ts';
import { arrive, gesture, goodStep, Player } from './player.ts';
import { decide } from './seen.ts';

/** One ticket in each kind of state, as events have led it there. */
export const sampleStates: { readonly [K in StateKind]: () => State } = {
  none: () => new Player().state,
  discovered: () => new Player().send({ ...make.opened('T-2'), origin: { kind: 'discovery', parent: 'T-1' } } as Event).state,
  open: () => arrive('open').state,
  planning: () => arrive('planning').state,
  installing: () =>
    decide(arrive('planning').hand('plan', make.plan('behaviour', { dependencies: [make.dependency] })), { kind: 'accept-dependency' })
      .state,
  laying: () => arrive('laying').state,
  challenging: () => arrive('challenging').state,
  answering: () => answering().state,
  relaying: () => moved().state,
  gesture: () => arrive('challenging', { plan: make.plan('mechanical') }).hand('challenge', { questions: [] }).state,
  testing: () => arrive('testing').state,
  proving: () => arrive('proving').state,
  coding: () => arrive('coding').state,
  checking: () => arrive('checking').state,
  listing: () => arrive('listing').state,
  reviewing: () => arrive('reviewing').state,
  committing: () => arrive('committing').state,
  landing: () => arrive('landing').state,
  rebasing: () => goodStep(goodStep(moved())).state,
  closing: () => arrive('closing').state,
  triaging: () => {
    const player = arrive('planning').hand('plan', { ...make.plan(), discoveries: [make.discovery] });
    const { key, session, discovery } = player.outstanding('record-discovery');
    player.send({ kind: 'discovery-recorded', session, ticket: 'T-2', discovery }, key);
    while (player.state.kind !== 'triaging') goodStep(player);
    return player.state;
  },
  closure: () => goodStep(arrive('closing', { run: { supervisor: 'role' } })).state,
  stopped: () => arrive('coding').end({ kind: 'stopped' }).state,
  waiting: () =>
    arrive('coding')
      .end({ kind: 'breach', paths: ['src/other.ts'] })
      .asked().state,
  held: () =>
    arrive('coding')
      .send(make.run({ table: make.otherTable }))
      .asked().state,
  closed: () => arrive('closed').state,
  abandoned: () => arrive('coding').send({ kind: 'ticket-abandoned', reason: 'Not wanted.' }).state,
};

function answering(): Player {
  const question = { id: 'q1', about: { kind: 'goal' as const }, question: 'What of empty text?', evidence: [] };
  return arrive('challenging').hand('challenge', { questions: [question] });
}

function moved(): Player {
  return arrive('landing').answer('enqueue', { kind: 'landing-reported', report: { kind: 'moved', head: make.head } });
}

const session = 'T-1/code.r1.t1';
const digest = make.table;
const question = {
  id: 'Q-1',
  ticket: 'T-1',
  to: 'owner',
  step: 'code',
  cause: 'breach',
  text: 'Why?',
  evidence: [],
  options: [],
  admits: ['abandon'],
} as const;

/** One valid event of each kind. */
export const sampleEvents: { readonly [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  'ticket-opened': make.opened() as Extract<Event, { kind: 'ticket-opened' }>,
  'ticket-edited': { kind: 'ticket-edited', title: 'Slugs', goal: make.goal },
  'run-requested': make.run(),
  'effect-started': { kind: 'effect-started', effect: 'T-1/code.r1.t1/start-session' },
  'session-started': { kind: 'session-started', session, role: 'developer', engine: 'scripted', tree: make.base, brief: digest },
  'model-called': {
    kind: 'model-called',
    session,
    callId: `${session}#1`,
    purpose: 'body',
    request: digest,
    reply: digest,
    engine: 'scripted',
    model: 'none',
    usage: { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
    costUsd: 0,
  },
  'file-written': { kind: 'file-written', session, file: 'src/slugify.ts', digest },
  'tool-used': { kind: 'tool-used', session, tool: 'shell', outcome: 'ran' },
  'sheet-accepted': { kind: 'sheet-accepted', session, sheet: make.sheet('code', session, { kind: 'done' }) },
  'sheet-refused': { kind: 'sheet-refused', session, faults: [], sheet: `sha256:${'0'.repeat(64)}` },
  blunder: { kind: 'blunder', session, claim: 'green', found: 'red' },
  'session-ended': make.handedIn('code', session, { kind: 'done' }) as Extract<Event, { kind: 'session-ended' }>,
  'session-stopped': { kind: 'session-stopped', session },
  'plan-laid': { kind: 'plan-laid', report: make.laying() },
  'gesture-played': gesture('command') as Extract<Event, { kind: 'gesture-played' }>,
  'red-proved': { kind: 'red-proved', proof: make.redProof() },
  'checks-run': { kind: 'checks-run', report: make.checks() },
  'elements-listed': { kind: 'elements-listed', list: make.elementList() },
  committed: { kind: 'committed', commit: make.oid('c'), tree: make.trees.commit, base: make.base },
  'landing-reported': { kind: 'landing-reported', report: { kind: 'unknown', why: 'no answer' } },
  'question-asked': { kind: 'question-asked', question: { ...question, evidence: [], options: [], admits: [...question.admits] } },
  'question-answered': { kind: 'question-answered', question: 'Q-1', by: 'owner', decision: { kind: 'abandon' } },
  'discovery-recorded': { kind: 'discovery-recorded', session, ticket: 'T-2', discovery: make.discovery },
  'discovery-reopened': { kind: 'discovery-reopened', ticket: 'T-2', reason: 'defect' },
  'ticket-linked': { kind: 'ticket-linked', ticket: 'T-3', reason: 'reopened' },
  'ticket-closed': { kind: 'ticket-closed', commit: make.oid('c'), tree: make.trees.commit },
  'ticket-abandoned': { kind: 'ticket-abandoned', reason: 'Not wanted.' },
  'infrastructure-lost': { kind: 'infrastructure-lost', effect: 'T-1/code.r1.t1/start-session', why: 'no disk', retries: 'again' },
};
