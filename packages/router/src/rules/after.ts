import type { EventSessionEnded } from '@ticket-circuit/schemas';
import { assertNever } from '@ticket-circuit/schemas';
import { rule, type StateOf } from '../cell.ts';
import type { Order } from '../emit.ts';
import type { RuleOutcome } from '../outcome.ts';
import { endSession, type Handed } from '../session-end.ts';
import { toClosed, toClosure } from './land.ts';

const maxTitle = 200;

export const readTriage = rule(
  'read-triage',
  'Reopens each discovery that is a defect or unconfirmed for the owner; the others stay closed.',
  (state: StateOf<'triaging'>, event: EventSessionEnded) =>
    endSession(state, event, 'triage', ({ facts, body, before }: Handed<'triage'>): RuleOutcome => {
      const reopened = body.verdicts
        .filter(({ verdict }) => verdict === 'defect' || verdict === 'unconfirmed')
        .map(({ discovery, verdict, evidence }): Order => {
          const reason = `${verdict}: ${evidence}`;
          return { base: `${event.session}/reopen`, draft: { kind: 'reopen', ticket: discovery, reason } };
        });
      return toClosure(facts, [...before, ...reopened]);
    }),
);

export const readClosure = rule(
  'read-closure',
  'Accept changes nothing; reopen opens a new linked ticket.',
  (state: StateOf<'closure'>, event: EventSessionEnded) =>
    endSession(state, event, 'closure', ({ facts, body, before }: Handed<'closure'>): RuleOutcome => {
      switch (body.kind) {
        case 'accept':
          return toClosed(facts, before);
        case 'reopen': {
          const title = `Reopened: ${facts.title}`.slice(0, maxTitle);
          const goal = `${facts.goal}\n\n${facts.id} landed this, but: ${body.reason}`;
          const order: Order = { base: `${event.session}/open-ticket`, draft: { kind: 'open-ticket', title, goal, reason: body.reason } };
          return toClosed(facts, [...before, order]);
        }
        default:
          return assertNever(body);
      }
    }),
);
