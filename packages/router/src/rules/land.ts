import type {
  EventCommitted,
  EventGesturePlayed,
  EventLandingReported,
  EventTicketClosed,
  LandingReport,
  LandingReportLanded,
} from '@ticket-circuit/schemas';
import { assertNever } from '@ticket-circuit/schemas';
import { ask } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { deliverable } from '../deliverable.ts';
import { emit, type Order } from '../emit.ts';
import { enter } from '../enter.ts';
import { factsOf, without } from '../facts-of.ts';
import { fromCheckFaults, fromConflict, fromWords } from '../feedback.ts';
import type { RuleOutcome } from '../outcome.ts';
import { isMechanical, toLay } from '../paths.ts';
import type { Move, TicketFacts } from '../state.ts';
import { askMechanical } from './code.ts';

/** Times in a row that the queue may send a lot round before a person is asked. */
export const maxQueueTurns = 3;

const enqueueAgain: Move = { to: 'landing', count: 'again', feedback: [] };

export const readCommit = rule(
  'read-commit',
  'Hands the commit to the queue when every conjunct of the convergence holds, its tree included; else asks.',
  (state: StateOf<'committing'>, { commit, tree, base }: EventCommitted): RuleOutcome => {
    const facts: TicketFacts = { ...factsOf(state), commit: { commit, tree, base } };
    const { conjuncts, holds } = deliverable(facts);
    if (holds) return enter(facts, { to: 'landing', count: 'first', feedback: [] });
    const evidence = conjuncts.filter((each) => !each.holds).map((each) => `${each.conjunct}: ${each.evidence.join(' ')}`);
    const text = `The commit ${commit} is not what was checked. Shall it be made again?`;
    const again: Move = { to: 'committing', count: 'again', feedback: [] };
    return ask(without(facts, ['commit']), { step: 'land', again }, [{ cause: 'not-deliverable', text, evidence }]);
  },
);

export const readLanding = rule(
  'read-landing',
  'Landed closes. Red goes to the developer, next round; a conflict, or red on another main, lays the plan on the new main first. A moved main is rebased (G3) after laying and proof. Unknown reads again. The rest asks.',
  (state: StateOf<'landing'>, { report }: EventLandingReported) => takeReport(factsOf(state), report),
);

function takeReport(facts: TicketFacts, report: LandingReport): RuleOutcome {
  switch (report.kind) {
    case 'landed':
      return takeLanded(facts, report);
    case 'red': {
      const told = fromCheckFaults(report.faults);
      if (report.base !== facts.base) return ontoMain({ ...facts, notes: { ...facts.notes, code: told } }, 'conflict', report.base);
      if (isMechanical(facts)) return askMechanical(facts, report.faults);
      return enter(facts, { to: 'coding', count: 'round', feedback: told });
    }
    case 'conflict':
      return ontoMain({ ...facts, notes: { ...facts.notes, code: fromConflict(report) } }, 'conflict', report.head);
    case 'moved':
      return ontoMain(facts, 'moved', report.head);
    case 'unknown':
      return turn(facts, report.why, (next) => enter(next, enqueueAgain));
    case 'empty':
      return askQueue(facts, `Main ${report.head} already holds the change, so nothing was landed. How shall it go on?`, []);
    case 'refused':
      return askQueue(facts, 'The queue or the remote refuses the commit. How shall it go on?', [report.why]);
    default:
      return assertNever(report);
  }
}

/** On a main that moved, what landed is the replayed lot: then the queue must have been shown that exactly this tree is green. */
function takeLanded(facts: TicketFacts, { commit, tree, proof }: LandingReportLanded): RuleOutcome {
  if (tree === facts.commit?.tree || proof !== undefined)
    return enter({ ...facts, landed: { commit, tree }, queueTurns: 0 }, { to: 'closing', count: 'first', feedback: [] });
  return askQueue(facts, `Main has ${commit}, but its tree is not one that was checked. How shall it go on?`, [
    `landed ${tree}`,
    `checked ${facts.commit?.tree ?? 'none'}`,
  ]);
}

function ontoMain(facts: TicketFacts, kind: 'moved' | 'conflict', head: string): RuleOutcome {
  return turn(facts, `main is at ${head}`, (next) => toLay({ ...next, base: head, moving: { kind, head } }, 'relaying'));
}

function turn(facts: TicketFacts, why: string, go: (facts: TicketFacts) => RuleOutcome): RuleOutcome {
  const queueTurns = facts.queueTurns + 1;
  if (queueTurns <= maxQueueTurns) return go({ ...facts, queueTurns });
  return askQueue(facts, `The queue sent the commit round ${maxQueueTurns} times. Shall it be handed in again?`, [why]);
}

function askQueue(facts: TicketFacts, text: string, evidence: readonly string[]): RuleOutcome {
  return ask({ ...facts, queueTurns: 0 }, { step: 'land', again: enqueueAgain }, [{ cause: 'queue-refused', text, evidence }]);
}

export const afterRebase = rule(
  'after-rebase',
  'Checks the candidate on the new main (G3); one that does not replay goes to the developer, next round.',
  (state: StateOf<'rebasing'>, { outcome }: EventGesturePlayed): RuleOutcome => {
    const facts = factsOf(state);
    switch (outcome.kind) {
      case 'played':
        return enter({ ...without(facts, ['moving']), ...rebased(facts, outcome.tree) }, { to: 'checking', count: 'first', feedback: [] });
      case 'failed':
        return enter(facts, { to: 'coding', count: 'round', feedback: [fromWords('conflict', outcome.why)] });
      case 'outside-rule': {
        const told = fromConflict({ paths: outcome.paths, head: facts.moving?.head ?? 'unknown' });
        return enter(facts, { to: 'coding', count: 'round', feedback: told });
      }
      default:
        return assertNever(outcome);
    }
  },
);

function rebased({ testsTree, laying }: TicketFacts, codeTree: string): Pick<TicketFacts, 'codeTree' | 'codeOn'> {
  const codeOn = testsTree ?? laying?.tree;
  return { codeTree, ...(codeOn ? { codeOn } : {}) };
}

export const afterClosing = rule(
  'after-closing',
  'The ticket is closed by its landed commit: discoveries go to triage, then the supervisor role, if there is one, reads the whole.',
  (state: StateOf<'closing'>, event: EventTicketClosed): RuleOutcome => {
    void event;
    const facts = factsOf(state);
    if (facts.discoveries.length > 0) return enter(facts, { to: 'triaging', count: 'first', feedback: [] });
    return toClosure(facts);
  },
);

/** Leads to the closure by a supervisor role; without one the ticket is done. */
export function toClosure(facts: TicketFacts, before: readonly Order[] = []): RuleOutcome {
  if (facts.supervisor === 'role') return enter(facts, { to: 'closure', count: 'first', feedback: [] }, before);
  return toClosed(facts, before);
}

/** Returns the closed ticket after its last effects. */
export function toClosed(facts: TicketFacts, before: readonly Order[] = []): RuleOutcome {
  const emitted = emit(factsOf(facts), before);
  return { state: { ...emitted.facts, questions: [], kind: 'closed' }, effects: emitted.effects };
}
