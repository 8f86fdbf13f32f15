import { textOf } from '@ticket-circuit/checks';
import { classify } from '@ticket-circuit/rights';
import { reviewParts, type TicketFacts } from '@ticket-circuit/router';
import { assertNever, isSheetPath, type Brief, type EffectStartSession, type ExplorerBriefFileText } from '@ticket-circuit/schemas';
import type { Repository } from '@ticket-circuit/git';
import type { Circuit, PlanSheet } from '@ticket-circuit/schemas';
import type { Focus } from './excerpt-of.ts';
import { present } from '../trees.ts';
import { elementsToFill } from './elements-to-fill.ts';
import { cutText, fileTexts } from './file-texts.ts';
import { judgedElements } from './judged-elements.ts';
import { nearestFiles } from './nearest-files.ts';
import { nearbyTests } from './nearby-tests.ts';
import { projectFacts, rankedFiles } from './project-facts.ts';
import { rulesFor } from './rules.ts';
import { unquoted } from './unquoted.ts';

const MOST_DIFF_CHARACTERS = 40_000;
/** Files whose text a plan brief holds, and how much of them: each call of the session pays for it. */
const MOST_NEAR_SOURCES = 12;
const MOST_NEAR_CHARACTERS = 64_000;
/** How many test files the author of tests is shown whole beside the superseded ones, as one that may be written into, and further ones to see the habit by. */
const MOST_WHOLE_TESTS = 1;
const MOST_NEARBY_TESTS = 4;
const MOST_OTHER_TEST_CHARACTERS = 24_000;

/** What a brief is built from. */
export interface BriefInput {
  repo: Repository;
  config: Circuit;
  facts: TicketFacts;
  effect: EffectStartSession;
  /** The tree that the session sees. */
  tree: string;
  /** Names of tests that were red or unstable at base; asked for only where a brief tells them. */
  baseRed: () => Promise<readonly string[]>;
  /** The sheet that the try before handed in last, when it ended without a valid one. */
  refused: () => Promise<string | null>;
  /** Folder of the roles' prompts and rules. */
  rolesDir: string;
}

type Head = Omit<Extract<Brief, { kind: 'plan' }>, 'kind' | 'decided' | 'previous' | 'refusedPlan' | 'sources'>;

/** Returns all that a role is given for one session. Equal inputs give equal briefs, so that a recording can be pinned to one. */
export async function buildBrief(input: BriefInput): Promise<Brief> {
  const { facts, effect, tree, repo, config } = input;
  const head: Head = {
    ticket: facts.id,
    session: effect.session,
    round: effect.round,
    try: effect.try,
    tries: facts.bounds.tries,
    goal: facts.goal,
    project: await projectFacts(repo, config, tree, facts.goal),
    feedback: effect.feedback,
  };
  const decided = facts.decided.map(({ question, decision }) => ({ question, decision }));
  switch (effect.brief) {
    case 'plan':
      return { kind: 'plan', ...head, decided, sources: await nearSources(input), ...(await plansBefore(input)) };
    case 'challenge': {
      const plan = present(facts.plan, 'plan');
      const { first, others } = await testsNear(input, plan);
      const files = [...plan.elements.map((element) => element.file), ...first, ...others, ...(config.rules ?? [])];
      const sources = await fileTexts(repo, tree, files, { focus: focusOf(facts.goal, plan) });
      return { kind: 'challenge', ...head, plan, unquoted: unquoted(facts.goal, plan), sources };
    }
    case 'answer':
      return { kind: 'answer', ...head, plan: present(facts.plan, 'plan'), challenge: present(facts.challenge, 'challenge') };
    case 'tests':
      return await testsBrief(input, head);
    case 'code':
      return await codeBrief(input, head);
    case 'review':
      return await reviewBrief(input, head);
    case 'triage':
      return {
        kind: 'triage',
        ...head,
        plan: present(facts.plan, 'plan'),
        landed: await landedDiff(input),
        discovered: facts.discoveries.map(({ ticket, discovery }) => ({ ticket, discovery })),
      };
    case 'decision':
      return {
        kind: 'decision',
        ...head,
        question: present(
          facts.questions.find((question) => question.id === effect.question),
          'question',
        ),
        ...(facts.plan ? { plan: facts.plan } : {}),
      };
    case 'closure':
      return { kind: 'closure', ...head, plan: present(facts.plan, 'plan'), landed: await landedDiff(input), decided };
    default:
      return assertNever(effect.brief);
  }
}

/** What is to be mended: the plan that the circuit took last, and the one that it did not take. */
async function plansBefore({ facts, refused }: BriefInput): Promise<Pick<Extract<Brief, { kind: 'plan' }>, 'previous' | 'refusedPlan'>> {
  const refusedPlan = await refused();
  return {
    ...(facts.plan ? { previous: facts.plan } : {}),
    ...(refusedPlan === null ? {} : { refusedPlan: cutText(refusedPlan, MOST_DIFF_CHARACTERS) }),
  };
}

/** The sources and tests that share most with the goal: in a small project all of them, so that no call is spent on reading. */
async function nearSources({ repo, config, tree, facts }: BriefInput): Promise<ExplorerBriefFileText[]> {
  const ranked = await rankedFiles(repo, config, tree, facts.goal);
  const files = ranked.flatMap(({ file, class: pathClass }) => (pathClass === 'source' || pathClass === 'test' ? [file] : []));
  const nearest = await nearestFiles(repo, tree, files, facts.goal);
  const focus = { goal: facts.goal, symbols: new Set<string>() };
  return await fileTexts(repo, tree, [...(config.rules ?? []), ...nearest.slice(0, MOST_NEAR_SOURCES)], {
    most: MOST_NEAR_CHARACTERS,
    focus,
  });
}

/** What lies near a plan: its goal in its own words, and its elements in any case. */
function focusOf(goal: string, { elements, criteria }: PlanSheet): Focus {
  const words = [goal, ...elements.map(({ symbol }) => `function ${symbol}`), ...criteria.map(({ statement }) => statement)];
  return { goal: words.join('\n'), symbols: new Set(elements.map(({ symbol }) => symbol)) };
}

/** Test and support files that help to write tests for a plan, those first that are worth their whole text: the superseded and the nearest. */
async function testsNear(input: BriefInput, plan: PlanSheet): Promise<{ first: string[]; others: string[] }> {
  const { repo, tree, facts } = input;
  const byName = nearbyTests(plan, await classified(input));
  const nearest = await nearestFiles(repo, tree, byName, focusOf(facts.goal, plan).goal);
  const superseded = new Set(plan.supersedes.map((entry) => entry.target.file));
  const first = [...new Set([...superseded, ...nearest.slice(0, MOST_WHOLE_TESTS)])];
  return { first, others: nearest.filter((file) => !first.includes(file)).slice(0, MOST_NEARBY_TESTS) };
}

async function classified({ repo, config, tree }: BriefInput): Promise<{ path: string; pathClass: string }[]> {
  const files = (await repo.listTree(tree)).filter(({ kind, path }) => kind === 'file' && isSheetPath(path));
  return files.map(({ path }) => ({ path, pathClass: classify(path, config) }));
}

async function testsBrief(input: BriefInput, head: Head): Promise<Brief> {
  const { facts, repo, config, tree } = input;
  const plan = present(facts.plan, 'plan');
  const written = facts.tests?.tests.map((test) => test.file) ?? [];
  const { first, others } = await testsNear(input, plan);
  const whole = [...new Set([...written, ...first])];
  const focus = focusOf(facts.goal, plan);
  return {
    kind: 'tests',
    ...head,
    plan,
    sources: await fileTexts(
      repo,
      tree,
      plan.elements.map((element) => element.file),
      { focus },
    ),
    existing: [
      ...(await fileTexts(repo, tree, whole)),
      ...(await fileTexts(
        repo,
        tree,
        others.filter((file) => !whole.includes(file)),
        { most: MOST_OTHER_TEST_CHARACTERS, focus },
      )),
    ],
    checks: (config.checks ?? []).map(({ name }) => name),
    ...(facts.tests ? { previous: facts.tests } : {}),
  };
}

async function codeBrief(input: BriefInput, head: Head): Promise<Brief> {
  const { facts, repo, tree, config } = input;
  const tests = facts.tests?.tests ?? [];
  return {
    kind: 'code',
    ...head,
    plan: present(facts.plan, 'plan'),
    stubs: facts.laying?.stubs ?? [],
    tests,
    testFiles: await fileTexts(
      repo,
      tree,
      tests.map((test) => test.file),
    ),
    // The first session fills all; a later one what was found wrong with the code that stands.
    refill: facts.codeTree === undefined ? [] : elementsToFill(present(facts.plan, 'plan'), head.feedback),
    baseRed: [...(await input.baseRed())],
    bounds: { triesPerBody: config.bounds?.tries ?? 3, testRuns: config.bounds?.tries ?? 3 },
  };
}

async function reviewBrief(input: BriefInput, head: Head): Promise<Brief> {
  const { facts, repo, config, tree, effect } = input;
  const plan = present(facts.plan, 'plan');
  const readings = reviewParts(facts);
  const part = effect.part ?? 1;
  return {
    kind: 'review',
    ...head,
    part,
    parts: Math.max(1, readings.length),
    plan,
    elements: await judgedElements({ repo, before: await repo.treeOf(present(facts.base, 'base')), after: tree }, readings[part - 1] ?? []),
    tests: facts.tests?.tests ?? [],
    rules: await rulesFor(textOf(repo, tree), config.rules ?? [], input.rolesDir),
    recommended: [...facts.recommended],
  };
}

async function landedDiff({ repo, facts }: BriefInput): Promise<string> {
  const landed = present(facts.landed, 'landed commit');
  // Its own parent: what landed may have been replayed onto a main that others moved.
  const [parent = present(facts.commit, 'commit').base] = await repo.parentsOf(landed.commit);
  return cutText(await repo.diffText(await repo.treeOf(parent), landed.tree), MOST_DIFF_CHARACTERS);
}
