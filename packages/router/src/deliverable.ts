import type { CheckReportFault, PlanSheet, RedProofEntry } from '@ticket-circuit/schemas';
import type { State, TicketFacts } from './state.ts';

/** A condition of the convergence, as the check report names it. */
export type ConjunctName = CheckReportFault['conjunct'];

/** One condition, whether it holds, and what shows it; `evidence` is never empty. */
export interface Conjunct {
  readonly conjunct: ConjunctName;
  readonly holds: boolean;
  readonly evidence: readonly string[];
}

/** Whether a lot may land, with every condition. */
export interface Deliverable {
  readonly holds: boolean;
  readonly conjuncts: readonly Conjunct[];
}

type Judge = (facts: Facts) => Omit<Conjunct, 'conjunct'>;
type Facts = TicketFacts & { readonly plan: PlanSheet };

const judges = {
  'proofs-green': (facts) => criteriaShown(facts, 'new', 'proofs-green'),
  'guards-green': (facts) => criteriaShown(facts, 'kept', 'guards-green'),
  'revert-run': (facts) => forNature(facts, ['behaviour'], 'The revert run', () => held(facts, 'revert-run')),
  'old-tests-green': (facts) => held(facts, 'old-tests-green'),
  'hashes-equal': (facts) =>
    forNature(facts, ['behaviour', 'preserve'], 'Step 2.1, at which hashes are taken,', () =>
      both(proof(facts), held(facts, 'hashes-equal')),
    ),
  'type-checks': (facts) => criteriaShown(facts, 'type', 'type-checks'),
  'nature-proof': (facts) => (facts.plan.nature === 'behaviour' ? provedRed(facts) : held(facts, 'nature-proof')),
  'no-stub-mark': (facts) => held(facts, 'no-stub-mark'),
  'checks-pass': (facts) => both(held(facts, 'checks-pass'), finalPass(facts)),
  'references-clean': (facts) => listed(facts),
  'lot-inside-plan': (facts) => listed(facts),
  'review-lines': (facts) => reviewed(facts),
  'no-open-question': ({ questions }) =>
    questions.length === 0 ? yes('No question is open.') : no(...questions.map(({ id, text }) => `${id}: ${text}`)),
  'tree-is-commit-tree': (facts) => sameTree(facts),
} as const satisfies Record<ConjunctName, Judge>;

/**
 * Returns whether the lot may land: every condition of the convergence, in a fixed order, with its evidence. A condition whose report is missing does
 * not hold. Where the nature of the plan has no such proof, the evidence says so.
 */
export function deliverable(state: State | TicketFacts): Deliverable {
  const names = Object.keys(judges) as ConjunctName[];
  const facts = 'kind' in state && state.kind === 'none' ? null : state;
  const conjuncts = names.map((conjunct): Conjunct => {
    if (facts?.plan === undefined) return { conjunct, ...no('There is no plan.') };
    const against = faultsAgainst(facts, conjunct);
    return { conjunct, ...(against.length > 0 ? no(...against) : judges[conjunct]({ ...facts, plan: facts.plan })) };
  });
  return { holds: conjuncts.every(({ holds }) => holds), conjuncts };
}

type Judgement = Omit<Conjunct, 'conjunct'>;

function yes(...evidence: string[]): Judgement {
  return { holds: true, evidence };
}

function no(...evidence: string[]): Judgement {
  return { holds: false, evidence };
}

function both(...all: Judgement[]): Judgement {
  const failing = all.filter(({ holds }) => !holds);
  return { holds: failing.length === 0, evidence: (failing.length > 0 ? failing : all).flatMap(({ evidence }) => evidence) };
}

/** Returns what the checks and the final pass say against a conjunct: one word against it outweighs everything. */
function faultsAgainst({ checks, elements }: TicketFacts, conjunct: ConjunctName): string[] {
  const faults = [...(checks?.faults ?? []), ...(elements?.faults ?? [])];
  return faults.filter((fault) => fault.conjunct === conjunct).map(({ message }) => message);
}

/** Fails closed: the check report must name the conjunct as held. */
function held({ checks }: Facts, conjunct: ConjunctName): Judgement {
  if (checks === undefined) return no('There is no check report.');
  const found = checks.held.find((each) => each.conjunct === conjunct);
  if (found === undefined) return no(`The check report on tree ${checks.tree} does not say that ${conjunct} holds.`);
  return yes(...found.evidence, `check report on tree ${checks.tree}`);
}

/** The final pass counts as a report of its own: it lists the lot on a clean tree and names what is wrong with it. */
function listed({ checks, elements }: Facts): Judgement {
  if (checks === undefined) return no('There is no check report.');
  if (elements === undefined) return no('There is no element list of a final pass.');
  return yes(`final pass on tree ${elements.tree} names no fault`);
}

function finalPass({ elements }: Facts): Judgement {
  if (elements === undefined) return no('There is no element list of a final pass.');
  if (elements.faults.length > 0) return no(...elements.faults.map(({ message }) => message));
  return yes(`final pass on tree ${elements.tree} is green`);
}

function forNature({ plan }: Facts, natures: readonly PlanSheet['nature'][], what: string, judge: () => Judgement): Judgement {
  return natures.includes(plan.nature) ? judge() : yes(`${what} does not run for a ${plan.nature} plan.`);
}

function proof({ redProof }: Facts): Judgement {
  if (redProof === undefined) return no('There is no red proof.');
  if (redProof.faults.length > 0) return no(...redProof.faults.map(({ message }) => message));
  return yes(`red proof on tree ${redProof.testsTree}`);
}

type Kind = PlanSheet['criteria'][number]['kind'];
const roles = { new: 'proof', kept: 'guard', type: 'type' } as const;

/** Each criterion of the kind has a right entry in the red proof, or was accepted without a test by the owner; and all are green now. */
function criteriaShown(facts: Facts, kind: Exclude<Kind, 'text'>, conjunct: ConjunctName): Judgement {
  const criteria = facts.plan.criteria.filter((criterion) => criterion.kind === kind);
  if (criteria.length === 0) return yes(`The plan has no ${kind} criterion.`);
  const tested = criteria.filter(({ id }) => !facts.accepted.includes(id));
  const accepted = criteria
    .filter(({ id }) => facts.accepted.includes(id))
    .map(({ id }) => `${id} was accepted without a test by the owner`);
  if (tested.length === 0) return yes(...accepted);
  const shown = tested.map(({ id }) => shows(facts, id, kind));
  return both(proof(facts), ...shown, held(facts, conjunct), ...(accepted.length > 0 ? [yes(...accepted)] : []));
}

/** Returns a sentence for each criterion that the red proof should show and does not; empty when every one is shown or accepted without a test. */
export function unshownCriteria(facts: TicketFacts): { criterion: string; message: string }[] {
  const { plan } = facts;
  return (plan?.criteria ?? []).flatMap(({ id, kind }) => {
    if (plan === undefined || kind === 'text' || facts.accepted.includes(id)) return [];
    const { holds, evidence } = shows({ ...facts, plan }, id, kind);
    return holds ? [] : [{ criterion: id, message: evidence.join(' ') }];
  });
}

function shows({ redProof }: Facts, criterion: string, kind: Exclude<Kind, 'text'>): Judgement {
  const entries = (redProof?.entries ?? []).filter((entry) => entry.criterion === criterion && entry.role === roles[kind]);
  const right = entries.filter((entry) => isRight(entry));
  if (right.length === 0) return no(`${criterion} has no ${roles[kind]} that was ${kind === 'kept' ? 'shown' : 'rightly red'} at 2.1.`);
  return yes(...right.map(({ test, outcome, on }) => `${criterion}: ${test} ${outcome} on ${on}`));
}

/** A guard of a stubbed element is red before; that it is no fault is the red proof's own judgement. */
function isRight({ role, outcome }: RedProofEntry): boolean {
  return role === 'guard' ? outcome !== 'skipped' : outcome === 'failed';
}

/** No behaviour lands without a test that was rightly red, even where the owner accepted other criteria without one. */
function provedRed(facts: Facts): Judgement {
  const red = (facts.redProof?.entries ?? []).filter((entry) => entry.role !== 'guard' && isRight(entry));
  if (red.length === 0) return no('No proof or type test of this behaviour plan was rightly red.');
  return both(proof(facts), yes(...red.map(({ criterion, test }) => `${criterion}: ${test} was red`)));
}

function reviewed({ elements, lines }: Facts): Judgement {
  if (elements === undefined) return no('There is no element list.');
  const missing = elements.elements.flatMap(({ id, symbol, proof: machine }) => {
    if (machine !== undefined) return [];
    const own = lines.filter(({ element }) => element === id);
    if (own.length === 1 && own[0]?.conform === 'yes') return [];
    return [own.length === 0 ? `${id} (${symbol}) has no line.` : `${id} (${symbol}) does not conform, or has more than one line.`];
  });
  if (missing.length > 0) return no(...missing);
  const proved = elements.elements.filter(({ proof: machine }) => machine !== undefined).length;
  return yes(`${elements.elements.length} elements, ${proved} of them by a machine proof`);
}

function sameTree({ checks, elements, commit }: Facts): Judgement {
  if (checks === undefined || elements === undefined) return no('There is no tree that was checked and listed.');
  if (commit === undefined) return no('There is no commit yet.');
  const trees = { checked: checks.tree, listed: elements.tree, commit: commit.tree };
  const same = new Set(Object.values(trees)).size === 1;
  const evidence = Object.entries(trees).map(([what, tree]) => `${what} ${tree}`);
  return same ? yes(...evidence) : no(...evidence);
}
