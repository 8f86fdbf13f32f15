import type { Event, ProvenanceGraphMilestone } from '@ticket-circuit/schemas';
import { eventText } from './event-text.ts';
import type { GraphEntry } from './graph-entry.ts';

type Kind = ProvenanceGraphMilestone['kind'];
interface Milestone extends Partial<Pick<ProvenanceGraphMilestone, 'session' | 'question' | 'rule'>> {
  readonly kind: Kind;
  readonly details?: string[];
}

/** Returns what happened to a ticket, in order: blunders, successes, stops and decisions. Single calls, writes and tools are the runs'. */
export function journeyOf(entries: readonly GraphEntry[]): ProvenanceGraphMilestone[] {
  return entries.flatMap(({ seq, at, event }) => {
    const milestone = sessionMilestone(event) ?? stageMilestone(event);
    return milestone === null ? [] : [{ seq, at, text: eventText(event).replaceAll(/\s+/gu, ' '), details: [], ...milestone }];
  });
}

/** What a session did; null for other events. */
function sessionMilestone(event: Event): Milestone | null {
  switch (event.kind) {
    case 'session-ended':
      return { session: event.session, ...endOf(event.outcome) };
    case 'session-stopped':
      return { kind: 'session-lost', session: event.session };
    case 'sheet-refused':
      return {
        kind: 'sheet-refused',
        session: event.session,
        details: event.faults.map(({ path, message }) => `${path || '/'} ${message}`),
      };
    case 'blunder':
      return { kind: 'blunder', session: event.session };
    case 'discovery-recorded':
      return { kind: 'discovery', session: event.session, details: [event.discovery.where, event.discovery.evidence] };
    default:
      return null;
  }
}

function endOf(outcome: Extract<Event, { kind: 'session-ended' }>['outcome']): Milestone {
  if (outcome.kind !== 'sheet') return { kind: 'session-lost' };
  if (outcome.sheet.kind !== 'review') return { kind: 'sheet' };
  const against = outcome.sheet.body.lines.filter((line) => line.conform === 'no');
  if (against.length === 0) return { kind: 'sheet' };
  return { kind: 'sent-back', details: against.map((line) => `${line.element} against ${line.rule}: ${line.evidence}`) };
}

/** What the circuit and people did; null for events that are no milestone. */
function stageMilestone(event: Event): Milestone | null {
  switch (event.kind) {
    case 'ticket-opened':
      return { kind: 'opened' };
    case 'ticket-edited':
      return { kind: 'edited' };
    case 'run-requested':
      return { kind: 'asked-for' };
    case 'plan-laid':
      return gate('laid', 'not-laid', event.report.faults);
    case 'red-proved':
      return gate('red-right', 'red-wrong', event.proof.faults);
    case 'checks-run':
      return gate('checks-green', 'checks-red', event.report.faults);
    case 'elements-listed':
      return gate('listed', 'final-pass-red', event.list.faults);
    case 'gesture-played':
      return { kind: event.outcome.kind === 'played' ? 'gesture' : 'gesture-failed', rule: event.rule };
    case 'committed':
      return { kind: 'committed' };
    case 'landing-reported':
      return event.report.kind === 'landed'
        ? { kind: 'landed' }
        : { kind: 'not-landed', details: 'faults' in event.report ? event.report.faults.map(({ message }) => message) : [] };
    default:
      return decisionMilestone(event);
  }
}

function gate(right: Kind, wrong: Kind, faults: readonly { readonly message: string }[]): Milestone {
  return faults.length === 0 ? { kind: right } : { kind: wrong, details: faults.map(({ message }) => message) };
}

function decisionMilestone(event: Event): Milestone | null {
  switch (event.kind) {
    case 'question-asked':
      return { kind: 'question', question: event.question.id, details: event.question.evidence };
    case 'question-answered':
      return { kind: 'answer', question: event.question, details: wordsOf(event.decision) };
    case 'discovery-reopened':
      return { kind: 'reopened' };
    case 'ticket-linked':
      return { kind: 'linked' };
    case 'ticket-closed':
      return { kind: 'closed' };
    case 'ticket-abandoned':
      return { kind: 'abandoned' };
    case 'infrastructure-lost':
      return { kind: 'infrastructure-lost' };
    default:
      return null;
  }
}

function wordsOf(decision: Extract<Event, { kind: 'question-answered' }>['decision']): string[] {
  const words = { option: '', instruction: '', reason: '', ...decision };
  return [words.option, words.instruction, words.reason].filter((text) => text !== '');
}

/** How a milestone is meant: what went wrong, what went right, or neither. */
export type Tone = 'good' | 'bad' | 'neutral';

const tones: Readonly<Record<Kind, Tone>> = {
  opened: 'neutral',
  edited: 'neutral',
  'asked-for': 'neutral',
  sheet: 'good',
  'sheet-refused': 'bad',
  'session-lost': 'bad',
  blunder: 'bad',
  laid: 'good',
  'not-laid': 'bad',
  'red-right': 'good',
  'red-wrong': 'bad',
  'checks-green': 'good',
  'checks-red': 'bad',
  listed: 'good',
  'final-pass-red': 'bad',
  'sent-back': 'bad',
  gesture: 'neutral',
  'gesture-failed': 'bad',
  committed: 'neutral',
  landed: 'good',
  'not-landed': 'bad',
  question: 'neutral',
  answer: 'neutral',
  discovery: 'neutral',
  reopened: 'neutral',
  linked: 'neutral',
  closed: 'good',
  abandoned: 'bad',
  'infrastructure-lost': 'bad',
};

/** Returns how a milestone is meant. */
export function toneOf(kind: Kind): Tone {
  return tones[kind];
}
