import type { TicketFacts } from '@ticket-circuit/router';
import type {
  CheckReport,
  PlanSheetCriterion,
  ProvenanceGraphAfter,
  ProvenanceGraphBefore,
  ProvenanceGraphGuarantee,
  ProvenanceGraphTestProof,
  RedProof,
  RedProofEntry,
} from '@ticket-circuit/schemas';

type Role = ProvenanceGraphTestProof['role'];

/** Returns what holds each criterion of the plan: tests that were red and are green, the owner's word, or review lines. */
export function guaranteesOf(facts: TicketFacts): ProvenanceGraphGuarantee[] {
  return (facts.plan?.criteria ?? []).map((criterion) => guaranteeOf(criterion, facts));
}

function guaranteeOf({ id, kind }: PlanSheetCriterion, facts: TicketFacts): ProvenanceGraphGuarantee {
  const [first, ...others] = testsOf(id, facts);
  if (first !== undefined) return { kind: 'tested', criterion: id, tests: [first, ...others] };
  if (facts.accepted.includes(id)) return { kind: 'accepted', criterion: id };
  if (kind !== 'text') return { kind: 'unheld', criterion: id };
  const elements = (facts.elements?.elements ?? []).filter(({ criteria }) => criteria?.includes(id) === true);
  return { kind: 'reviewed', criterion: id, elements: elements.map((element) => element.id) };
}

/** The red proof knows each test by its id; without one, as in a plan that preserves, the tests sheet has to do. */
function testsOf(criterion: string, { redProof, tests, checks }: TicketFacts): ProvenanceGraphTestProof[] {
  const entries = (redProof?.entries ?? []).filter((entry) => entry.criterion === criterion);
  const proved = [...Map.groupBy(entries, ({ test }) => test)].map(([test, runs]) => {
    const { role } = runs[0]!;
    return { test, role, before: runs.map((run) => beforeOf(run, redProof)), after: afterOf(test, role, checks) };
  });
  if (proved.length > 0) return proved;
  return (tests?.tests ?? [])
    .filter(({ criteria }) => criteria.includes(criterion))
    .map(({ file, name, role }) => {
      const test = `${file} > ${name}`;
      return { test, role, before: [], after: afterOf(test, role, checks) };
    });
}

function beforeOf({ on, outcome, class: failure, errorType }: RedProofEntry, proof: RedProof | undefined): ProvenanceGraphBefore {
  const report = proof?.runs.find((run) => run.on === on)?.report;
  return {
    on,
    outcome,
    ...(failure === undefined ? {} : { class: failure }),
    ...(errorType === undefined ? {} : { errorType }),
    ...(report === undefined ? {} : { report }),
  };
}

const conjunctOf = { proof: 'proofs-green', guard: 'guards-green', type: 'type-checks' } as const;

/** A test passed only where the checks name its conjunct as held and no fault speaks against it. */
function afterOf(test: string, role: Role, checks: CheckReport | undefined): ProvenanceGraphAfter {
  if (checks === undefined) return { kind: 'unrun' };
  const { tree, faults, held, runs } = checks;
  const against = faults.find((fault) => fault.test === test) ?? faults.find((fault) => fault.conjunct === conjunctOf[role] && !fault.test);
  if (against !== undefined) return { kind: 'failed', tree, why: against.message };
  const shown = held.find(({ conjunct }) => conjunct === conjunctOf[role]);
  if (shown === undefined) return { kind: 'unrun' };
  const report = runs.find((run) => shown.evidence.includes(run.report))?.report;
  return { kind: 'passed', tree, ...(report === undefined ? {} : { report }) };
}
