import type { EventGesturePlayed, EventPlanLaid, EventSessionEnded, PlanSheet } from '@ticket-circuit/schemas';
import { applyAnswers, assertNever, canonicalJson } from '@ticket-circuit/schemas';
import { ask, type QuestionDraft } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { enter } from '../enter.ts';
import { factsOf, without } from '../facts-of.ts';
import { fromLaying, fromOpenAnswers, fromWords } from '../feedback.ts';
import { loseAgain } from '../lose.ts';
import type { RuleOutcome } from '../outcome.ts';
import { byNature, dependencyName, hasTests, isMechanical, toLay } from '../paths.ts';
import { known } from '../router-error.ts';
import { askAfter, endSession, type Handed } from '../session-end.ts';
import type { TicketFacts } from '../state.ts';

export const readPlan = rule(
  'read-plan',
  'Asks every blocking question and every dependency that is not accepted; else lays the plan. The recommended option of other questions holds.',
  (state: StateOf<'planning'>, event: EventSessionEnded) =>
    endSession(state, event, 'plan', (handed) => takePlan({ ...handed, facts: withPlan(handed.facts, handed.body) }, 'laying')),
);

function withPlan(facts: TicketFacts, plan: PlanSheet): TicketFacts {
  const recommended = plan.questions
    .filter(({ blocking }) => !blocking)
    .map(({ question, recommended: option }) => `${question} ${option}`);
  return { ...amended(facts, plan), recommended };
}

/** Returns the facts under another plan: what was accepted without a test stays accepted only while the criterion says the same. */
function amended(facts: TicketFacts, plan: PlanSheet): TicketFacts {
  const saying = (of: PlanSheet | undefined, id: string) => of?.criteria.find((criterion) => criterion.id === id)?.statement;
  return {
    ...facts,
    plan,
    accepted: facts.accepted.filter((id) => saying(plan, id) !== undefined && saying(plan, id) === saying(facts.plan, id)),
  };
}

function takePlan(handed: Pick<Handed<'plan'>, 'facts' | 'before'>, to: 'laying' | 'relaying'): RuleOutcome {
  const { facts, before } = handed;
  const plan = known(facts.plan, 'plan');
  const drafts = [...(to === 'laying' ? questionsOf(plan) : []), ...dependenciesOf(facts, plan)];
  if (drafts.length === 0) return toLay(facts, to, before);
  const again = { to: to === 'laying' ? 'planning' : 'answering', count: 'grant-try', feedback: [] } as const;
  return askAfter(handed, { step: to === 'laying' ? 'plan' : 'answer', again, onward: { to, count: 'first', feedback: [] } }, drafts);
}

function questionsOf(plan: PlanSheet): QuestionDraft[] {
  return plan.questions
    .filter(({ blocking }) => blocking)
    .map(({ question, scope, options, recommended }) => ({
      cause: 'plan-question',
      to: scope === 'beyond-goal' ? 'owner' : 'supervisor',
      text: question,
      evidence: [`Recommended: ${recommended}`],
      options,
    }));
}

function dependenciesOf(facts: TicketFacts, plan: PlanSheet): QuestionDraft[] {
  return plan.dependencies
    .filter((dependency) => !facts.acceptedDependencies.includes(dependencyName(dependency)))
    .map((dependency) => ({
      cause: 'dependency',
      to: 'owner',
      text: `The plan needs the new ${dependency.use} dependency ${dependency.name} ${dependency.version} in ${dependency.manifest}. Is it accepted?`,
      evidence: [dependency.reason],
      subject: { kind: 'dependency', name: dependencyName(dependency) },
    }));
}

export const installDependencies = rule(
  'install-dependencies',
  'Lays the plan on base with its dependencies (G5); a failed install goes back to the plan, a result outside the rule is a question.',
  (state: StateOf<'installing'>, { outcome }: EventGesturePlayed): RuleOutcome => {
    const facts = factsOf(state);
    const to = facts.answers === undefined && facts.moving === undefined ? 'laying' : 'relaying';
    switch (outcome.kind) {
      case 'played': {
        const names = known(facts.plan, 'plan').dependencies.map(dependencyName);
        return toLay({ ...facts, dependencies: { base: known(facts.base, 'base'), tree: outcome.tree, names } }, to);
      }
      case 'failed':
        return enter(facts, { to: 'planning', count: 'try', feedback: [fromWords('laying', outcome.why)] });
      case 'outside-rule': {
        const text = 'Installing the dependencies changed more than manifest and lockfile. How shall it go on?';
        const again = { to: 'installing', count: 'again', feedback: [] } as const;
        return ask(facts, { step: 'plan', again }, [{ cause: 'gesture-outside-rule', text, evidence: outcome.paths }]);
      }
      default:
        return assertNever(outcome);
    }
  },
);

export const afterLaying = rule(
  'after-laying',
  'Sends a plan that cannot be laid, or turns an old green test red, back to the explorer; a laid one goes to the questioner, who reads it once, or by its nature.',
  (state: StateOf<'laying'>, event: EventPlanLaid) => readLaying(state, event),
);

export const afterRelaying = rule(
  'after-relaying',
  'As after-laying; a plan that was laid because main moved is proved red anew, and is never challenged again.',
  (state: StateOf<'relaying'>, event: EventPlanLaid) => readLaying(state, event),
);

function readLaying(state: StateOf<'laying' | 'relaying'>, { report }: EventPlanLaid): RuleOutcome {
  const facts: TicketFacts = { ...factsOf(state), laying: report };
  const { faults } = report;
  const red = faults.find(({ kind }) => kind === 'base-check-red');
  if (red) {
    // Nobody in the circuit can mend main: the run stops with the reason, and the next one starts from the main of then.
    return {
      state: { ...facts, kind: 'stopped', again: { to: state.kind, count: 'again', feedback: [] }, why: red.message, rebase: true },
      effects: [],
    };
  }
  if (faults.length > 0 && faults.every(({ kind }) => kind === 'infrastructure')) {
    return loseAgain(facts, { stage: state.kind, why: faults.map(({ message }) => message).join(' ') });
  }
  if (faults.length > 0) return enter(facts, { to: 'planning', count: 'try', feedback: fromLaying(report) });
  if (facts.moving) return afterMove(facts);
  if (facts.challenge === undefined) return enter(facts, { to: 'challenging', count: 'first', feedback: [] });
  return byNature(facts);
}

/** The plan stands on the new main. A lot without tests has nothing to prove anew. */
function afterMove(facts: TicketFacts): RuleOutcome {
  if (hasTests(facts)) return enter(facts, { to: 'proving', count: 'first', feedback: [] });
  if (isMechanical(facts)) return enter(facts, { to: 'gesture', count: 'first', feedback: [] });
  if (facts.moving?.kind === 'moved') return enter(facts, { to: 'rebasing', count: 'first', feedback: [] });
  return enter(facts, { to: 'coding', count: 'round', feedback: [] });
}

export const readChallenge = rule(
  'read-challenge',
  'Without a question the nature decides; else the explorer answers, once.',
  (state: StateOf<'challenging'>, event: EventSessionEnded) =>
    endSession(state, event, 'challenge', ({ facts, body, before }) => {
      const challenged = { ...facts, challenge: body };
      if (body.questions.length === 0) return byNature(challenged, before);
      return enter(challenged, { to: 'answering', count: 'first', feedback: [] }, before);
    }),
);

export const readAnswers = rule(
  'read-answers',
  'Amends the plan; asks one question for each answer left open; lays an amended plan anew, else the nature decides.',
  (state: StateOf<'answering'>, event: EventSessionEnded) => endSession(state, event, 'answers', takeAnswers),
);

function takeAnswers({ facts, body, before }: Handed<'answers'>): RuleOutcome {
  const old = known(facts.plan, 'plan');
  const plan = applyAnswers(old, body);
  const next: TicketFacts = { ...amended(facts, plan), answers: body };
  const open = fromOpenAnswers(body);
  if (open.length > 0) {
    const asked = new Map(next.challenge?.questions.map(({ id, question }) => [id, question]));
    const drafts = open.map(({ id, reason }): QuestionDraft => ({ cause: 'open-answer', text: asked.get(id) ?? id, evidence: [reason] }));
    return askAfter({ facts: next, before }, { step: 'answer', again: { to: 'answering', count: 'grant-try', feedback: [] } }, drafts);
  }
  if (canonicalJson(plan) === canonicalJson(old)) return byNature(next, before);
  return takePlan({ facts: next, before }, 'relaying');
}

export const afterCommand = rule(
  'after-command',
  'Checks what the command made (1.1); a failed command goes back to the plan, a result outside the rule is a question.',
  (state: StateOf<'gesture'>, { outcome }: EventGesturePlayed): RuleOutcome => {
    const facts = factsOf(state);
    switch (outcome.kind) {
      case 'played':
        return enter(
          { ...without(facts, ['moving']), codeTree: outcome.tree, ...(facts.laying ? { codeOn: facts.laying.tree } : {}) },
          { to: 'checking', count: 'first', feedback: [] },
        );
      case 'failed':
        return enter(facts, { to: 'planning', count: 'try', feedback: [fromWords('laying', outcome.why)] });
      case 'outside-rule': {
        const text = 'The command changed paths outside the plan. Shall the plan be extended, or the change refused?';
        const again = { to: 'gesture', count: 'again', feedback: [] } as const;
        return ask(facts, { step: 'gesture', again }, [{ cause: 'gesture-outside-rule', text, evidence: outcome.paths }]);
      }
      default:
        return assertNever(outcome);
    }
  },
);
