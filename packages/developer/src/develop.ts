import {
  type Edited,
  editText,
  type FillableElement,
  fillElement,
  type Filled,
  type FillMode,
  fillTasks,
  type FillTasks,
  type GateFinding,
  hasStub,
  layInitialisers,
} from '@ticket-circuit/coupler';
import { invalidSheet, type Kit } from '@ticket-circuit/role-kit';
import type { CodeSheet, DeveloperBrief, PlanSheet } from '@ticket-circuit/schemas';
import { beyondBodies } from './beyond-bodies.ts';
import { DeveloperError } from './developer-error.ts';
import { diagnose, type Impasse } from './diagnose.ts';
import { failuresOfRound } from './failures-of-round.ts';
import { feedbackFindings } from './feedback-findings.ts';
import { type KitTree, kitTree } from './kit-tree.ts';
import { type PromptSections, promptSections } from './prompt-sections.ts';
import { namedHelpers } from './named-helpers.ts';
import { proposeSkeleton } from './propose-skeleton.ts';
import { proposeWith } from './propose-with.ts';
import { knownFailures, runTests } from './run-tests.ts';

interface Work {
  readonly kit: Kit;
  readonly brief: DeveloperBrief;
  readonly tree: KitTree;
  readonly sections: PromptSections;
  /** Every file of the tree by its path, so that no author of a body is told one. */
  readonly files: readonly string[];
  /** The plan with the private helpers of this session. */
  plan: PlanSheet;
  tasks: FillTasks;
}

/**
 * Does the developer's work and hands in the code sheet. A fixed loop, not a free agent: write the values that the plan gives, propose what
 * planned files lack, fill each body, run the tests, fill again what failing tests point at, and when the runs are spent say why.
 * Source: CIRCUIT.md 6.
 *
 * @throws {DeveloperError} when the host does not write or run, or the brief is for another role.
 */
export async function develop(kit: Kit): Promise<void> {
  const { brief } = kit;
  if (brief.kind !== 'code') throw wrongBrief(brief.kind);
  const tree = kitTree(kit);
  const work: Work = {
    kit,
    brief,
    tree,
    sections: promptSections(kit.prompt),
    files: (await kit.listFiles()).paths,
    plan: brief.plan,
    tasks: { bodies: [], texts: [], skeletons: [] },
  };
  await handIn(work, await codeSheet(work));
}

async function codeSheet(work: Work): Promise<CodeSheet> {
  const { kit, brief, tree, sections } = work;
  const isTested = brief.plan.nature !== 'text';
  const unprepared = await prepare(work);
  const defects = beyondBodies(brief, work.plan, work.tasks);
  if (defects.length > 0) return { kind: 'plan-defect', defects };
  const impasse = unprepared ?? (await fillFirst(work)) ?? (isTested ? await testAndRefill(work, knownFailures(brief)) : null);
  return impasse === null ? { kind: 'done' } : await diagnose(kit, brief, tree.read, sections.diagnose, impasse);
}

/** Writes what needs no body: values of the plan, and the proposal where a file needs one. */
async function prepare(work: Work): Promise<Impasse | null> {
  const { kit, brief, tree, sections } = work;
  await tree.write((await layInitialisers(tree.read, brief.plan)).changes);
  work.plan = { ...brief.plan, elements: [...brief.plan.elements, ...(await namedHelpers(tree.read, brief))] };
  work.tasks = await fillTasks(tree.read, work.plan);
  const open = work.tasks.skeletons.filter(({ id }) => isWanted(brief, id));
  if (open.length === 0) return null;
  const laid = await proposeSkeleton({
    kit,
    read: tree.read,
    plan: brief.plan,
    open,
    instructions: sections.skeleton,
    tries: brief.bounds.triesPerBody,
    nonce: nonceOf(brief),
  });
  if (laid === null) {
    const needed = open.find(({ action }) => action === 'change');
    return needed ? { cause: 'gate', symbol: needed.symbol, findings: [] } : null;
  }
  await tree.write(laid.changes);
  work.plan = { ...work.plan, elements: [...work.plan.elements, ...laid.helpers] };
  work.tasks = await fillTasks(tree.read, work.plan);
  return null;
}

// In a later round only what reports or lines concern, but never leave a stub behind.
async function fillFirst(work: Work): Promise<Impasse | null> {
  const { brief, tree, plan } = work;
  for (const element of fillable(work)) {
    const isStub = await hasStub(tree.read, element);
    const isPlanned = plan.elements.indexOf(element) < brief.plan.elements.length;
    if (!isStub && isPlanned && !isWanted(brief, element.id)) continue;
    const impasse = await fillOne(work, element, feedbackFindings(brief.feedback, plan, element));
    if (impasse !== null) return impasse;
  }
  return null;
}

async function testAndRefill(work: Work, known: ReadonlySet<string>): Promise<Impasse | null> {
  const { kit, brief } = work;
  let last: readonly GateFinding[] = [];
  for (let run = 1; run <= brief.bounds.testRuns; run += 1) {
    const round = await runTests(kit, brief, known);
    if (round.kind === 'green') return null;
    const refills = await failuresOfRound(round, work.plan, brief, fillable(work), work.tree.read);
    last = refills.flatMap(({ failures }) => failures);
    if (refills.length === 0 || run === brief.bounds.testRuns) break;
    for (const { element, failures } of refills) {
      const impasse = await fillOne(work, element as FillableElement, failures);
      if (impasse !== null) return impasse;
    }
  }
  return { cause: 'tests', symbol: null, findings: last };
}

async function fillOne(work: Work, element: FillableElement, failures: readonly GateFinding[]): Promise<Impasse | null> {
  const { kit, tree } = work;
  const mode = work.tasks.bodies.find((one) => one.element.id === element.id)?.mode;
  const filled =
    mode === undefined
      ? await fillText(work, element, failures)
      : await fillBody(work, element, await modeNow(work, element, mode), failures);
  if (filled.kind === 'blocked') return { cause: 'gate', symbol: element.symbol, findings: filled.findings };
  if (filled.kind === 'unchanged') {
    kit.log(`${element.file}: nothing to change`);
    return null;
  }
  await tree.write([{ path: filled.path, text: filled.text }]);
  kit.log(`${element.symbol}: filled after ${filled.tries} ${filled.tries === 1 ? 'answer' : 'answers'}`);
  return null;
}

// A new body that stands already is changed, so that its author sees it.
async function modeNow({ tree }: Work, element: FillableElement, mode: FillMode): Promise<FillMode> {
  return mode === 'new' && !(await hasStub(tree.read, element)) ? 'change' : mode;
}

async function fillBody(
  { kit, brief, tree, sections, plan, files }: Work,
  element: FillableElement,
  mode: FillMode,
  failures: readonly GateFinding[],
): Promise<Filled> {
  return await fillElement({
    read: tree.read,
    plan,
    element,
    mode,
    instructions: sections.body,
    propose: proposeWith(kit, 'body'),
    tries: brief.bounds.triesPerBody,
    failures,
    files,
  });
}

async function fillText(
  { kit, brief, tree, sections, plan }: Work,
  element: FillableElement,
  failures: readonly GateFinding[],
): Promise<Edited> {
  return await editText({
    read: tree.read,
    plan,
    element,
    instructions: sections.text,
    propose: proposeWith(kit, 'text'),
    tries: brief.bounds.triesPerBody,
    failures,
  });
}

function fillable({ tasks }: Work): FillableElement[] {
  return [...tasks.texts, ...tasks.bodies.map(({ element }) => element)];
}

function isWanted({ refill }: DeveloperBrief, id: string): boolean {
  return refill.length === 0 || refill.includes(id);
}

// The plan's own marks carry the laying's nonce; helpers take the same, so that one search finds every mark.
function nonceOf({ stubs, round }: DeveloperBrief): string {
  return stubs[0]?.mark.split(':').at(-1) ?? `round-${round}`;
}

// A refused diagnosis (a test that does not exist, say) still ends in a sheet: the work is blocked.
async function handIn({ kit }: Work, sheet: CodeSheet): Promise<void> {
  const answer = await kit.handIn('code', sheet);
  if (answer.kind === 'accepted') return;
  const why = answer.errors.map(({ path, message }) => `${path} ${message}`).join('; ');
  kit.log(`the sheet was refused: ${why}`);
  const evidence = `A sheet of kind ${sheet.kind} was refused: ${why}`.slice(0, 2000);
  const second = await kit.handIn('code', { kind: 'blocked', cause: 'unclear', evidence });
  if (second.kind === 'refused') throw invalidSheet(second.errors);
}

function wrongBrief(kind: string): DeveloperError {
  return new DeveloperError({
    code: 'wrong-brief',
    what: 'The developer did not start.',
    why: `Its brief is of kind ${kind}.`,
    next: 'Give it a brief of kind code.',
  });
}
