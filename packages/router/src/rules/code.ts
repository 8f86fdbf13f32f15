import type { CheckReportFault, EventChecksRun, EventSessionEnded, PlanSheet } from '@ticket-circuit/schemas';
import { assertNever } from '@ticket-circuit/schemas';
import { ask, evidenceOf } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { enter } from '../enter.ts';
import { factsOf, without } from '../facts-of.ts';
import { fromCheckFaults, fromPlanDefects, fromTestDefects } from '../feedback.ts';
import { loseAgain } from '../lose.ts';
import type { RuleOutcome } from '../outcome.ts';
import { hasTests, isMechanical } from '../paths.ts';
import { askAfter, endSession, type Handed } from '../session-end.ts';
import type { TicketFacts } from '../state.ts';

const again = { to: 'coding', count: 'grant-try', feedback: [] } as const;

export const readCode = rule(
  'read-code',
  'Checks the candidate; a test called wrong goes back to the testwriter, next round, and the same test twice is a question, as are a defect of the plan and a block.',
  (state: StateOf<'coding'>, event: EventSessionEnded) => endSession(state, event, 'code', takeCode),
);

function takeCode({ facts, body, tree, before }: Handed<'code'>): RuleOutcome {
  const wait = { step: 'code', again } as const;
  // What was written before an honest exit is kept: the next session goes on from it.
  const on = facts.testsTree ?? facts.laying?.tree;
  const next: TicketFacts = { ...facts, codeTree: tree, ...(on ? { codeOn: on } : {}) };
  switch (body.kind) {
    case 'done':
      return enter(next, { to: 'checking', count: 'first', feedback: [] }, before);
    case 'plan-defect': {
      const text = 'The developer calls the plan wrong or too small. Shall the plan be extended or amended, or the claim refused?';
      return askAfter({ facts: next, before }, wait, [{ cause: 'plan-defect', text, evidence: evidenceOf(fromPlanDefects(body.defects)) }]);
    }
    case 'blocked': {
      const text = `The developer is blocked (${body.cause}). How shall it go on?`;
      return askAfter({ facts: next, before }, wait, [{ cause: 'blocked', text, evidence: [body.evidence] }]);
    }
    case 'test-defect':
      return callWrong({ facts: next, body, tree, before }, body.defects);
    default:
      return assertNever(body);
  }
}

function callWrong({ facts, before }: Handed<'code'>, defects: Parameters<typeof fromTestDefects>[0]): RuleOutcome {
  const named = defects.map(({ file, test }) => `${file} > ${test}`).join(', ');
  const told = fromTestDefects(defects);
  const wait = { step: 'code', again } as const;
  if (!hasTests(facts)) {
    const text = `The developer calls tests wrong that a ${natureOf(facts)} plan may not touch: ${named}.`;
    return askAfter({ facts, before }, wait, [{ cause: 'blocked', text, evidence: evidenceOf(told) }]);
  }
  const known = facts.reportedTests;
  if (defects.some((each) => known.some(({ file, test }) => file === each.file && test === each.test))) {
    const text = `The developer calls a test wrong for the second time: ${named}. Who is right?`;
    return askAfter({ facts, before }, wait, [{ cause: 'test-defect-twice', text, evidence: evidenceOf(told) }]);
  }
  const reportedTests = [...known, ...defects.map(({ file, test }) => ({ file, test }))];
  return enter({ ...facts, reportedTests }, { to: 'testing', count: 'round', feedback: told }, before);
}

function natureOf(facts: TicketFacts): PlanSheet['nature'] | 'missing' {
  return facts.plan?.nature ?? 'missing';
}

export const readChecks = rule(
  'read-checks',
  'Green goes to the final pass; what only the plan can mend goes to the explorer, next round; red in test or support files, or a body that no test misses, goes to the testwriter, next round; other red to the developer, next try. A red command is a question.',
  (state: StateOf<'checking'>, { report }: EventChecksRun): RuleOutcome => {
    const facts: TicketFacts = { ...factsOf(state), checks: report };
    const { faults } = report;
    if (faults.length === 0) return enter(facts, { to: 'listing', count: 'first', feedback: [] });
    if (faults.every(isInfrastructure)) {
      return loseAgain(without(facts, ['checks']), { stage: 'checking', why: faults.map(({ message }) => message).join(' ') });
    }
    if (isMechanical(facts)) return askMechanical(facts, faults);
    const forPlan = faults.filter(({ where }) => where === 'plan');
    if (forPlan.length > 0) return enter(facts, { to: 'planning', count: 'round', feedback: fromCheckFaults(forPlan) });
    const forTests = hasTests(facts) ? faults.filter(isTestwriters) : [];
    if (forTests.length === 0) return enter(facts, { to: 'coding', count: 'try', feedback: fromCheckFaults(faults) });
    const forCode = fromCheckFaults(faults.filter((fault) => !forTests.includes(fault)));
    const notes = { ...facts.notes, code: [...(facts.notes.code ?? []), ...forCode] };
    return enter({ ...facts, notes }, { to: 'testing', count: 'round', feedback: fromCheckFaults(forTests) });
  },
);

export function isInfrastructure({ where }: CheckReportFault): boolean {
  return where === 'infrastructure';
}

function isTestwriters({ where, conjunct }: CheckReportFault): boolean {
  return where === 'tests' || conjunct === 'revert-run';
}

/** A command has no author who could mend what it made. */
export function askMechanical(facts: TicketFacts, faults: readonly CheckReportFault[]): RuleOutcome {
  const text = 'What the command made is not deliverable. Shall it be played again, or the plan be amended?';
  const wait = { step: 'gesture', again: { to: 'gesture', count: 'again', feedback: [] } } as const;
  return ask(facts, wait, [{ cause: 'not-deliverable', text, evidence: evidenceOf(fromCheckFaults(faults)) }]);
}
