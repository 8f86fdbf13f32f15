import type { CommonPathClass, ElementListListed, PlanSheet, TestsSheetTest } from '@ticket-circuit/schemas';
import { type ElementChange, diffElements, type Module } from '@ticket-circuit/syntax';
import { isText } from '../fill-tasks.ts';
import { moduleAt, openModule } from '../open-module.ts';
import { layPlan } from '../lay/lay-plan.ts';
import { readThrough, type ReadText } from '../read-text.ts';
import { preservePlan } from '../senior/preserve-plan.ts';
import { elementIn, headOf, isBare, type LotEntry, type LotFile, textOf, wholeFileEntry } from './lot-entry.ts';
import { listedSymbol } from './listed-symbol.ts';
import { testCriteria } from './test-criteria.ts';
import { judgeSourceElement, judgeSourceFile } from './judge-source.ts';

export interface LotInput {
  readonly readBase: ReadText;
  readonly readAfter: ReadText;
  readonly plan: PlanSheet;
  /** Every path that differs between the two trees. */
  readonly changedPaths: readonly string[];
  readonly classOf: (path: string) => CommonPathClass;
  /** Tells whether a path is an output of a reference, which the circuit regenerates. */
  readonly isReference?: (path: string) => boolean;
  /** The source files of the tree, in which renames are followed; the changed ones when left out. */
  readonly listFiles?: () => Promise<readonly string[]>;
  /** The tests of the tests sheet; test elements carry their criteria. */
  readonly tests?: readonly TestsSheetTest[];
}

/** An element of the lot that the plan does not allow, with the reason. */
export interface OutsidePlan {
  readonly file: string;
  readonly symbol: string;
  readonly reason: string;
}

/**
 * Returns every element that differs between two trees, by path and place, numbered lot.1 to lot.n, and what of it lies outside the plan.
 *
 * Inside: a planned element, anything in test and support files, an import, a re-export that the plan asks for, a non-exported addition in a
 * planned file. `proof` names the machine proof that an element means the same as before: the critic, a rename, a move, a gesture.
 * Layout does not count as a difference. A file that does not parse is one element. A test class or describe call of which only members differ
 * is none. A text that the plan changes and that its editor left as it is belongs to the list too, so that the reviewer judges that. A test element carries the criteria that the plan's `supersedes` and the tests sheet give it. Source: CIRCUIT.md 5.
 */
export async function checkLot(input: LotInput): Promise<{ elements: ElementListListed[]; outside: OutsidePlan[] }> {
  const entries: LotEntry[] = [];
  const readRenamed = await renamesOf(input);
  for (const path of [...input.changedPaths].toSorted()) entries.push(...(await entriesOf(input, path, readRenamed)));
  entries.push(...(await unchangedTexts(input, entries)));
  const listed = entries
    .filter(({ listed: one }) => one !== null)
    .map(({ listed: one }) => one)
    .filter((one) => one !== null);
  return {
    elements: listed.map((element, index) => ({ id: `lot.${index + 1}`, ...element })),
    outside: entries.flatMap(({ outside, file, symbol }) => (outside === null ? [] : [{ file, symbol, reason: outside }])),
  };
}

// Renames are proved by being done again: what differs from that is more than a rename. Null when there are none, or they cannot be done.
async function renamesOf({ plan, readBase, changedPaths, listFiles }: LotInput): Promise<ReadText | null> {
  if (plan.renames.length === 0) return null;
  const { changes, faults } = await layPlan(readBase, preservePlan([], plan.renames), {
    nonce: '',
    listFiles: listFiles ?? (async () => changedPaths),
  });
  return faults.length === 0 ? readThrough(readBase, changes) : null;
}

async function entriesOf(input: LotInput, path: string, readRenamed: ReadText | null): Promise<LotEntry[]> {
  const [before, after] = [await openModule(input.readBase, path), await openModule(input.readAfter, path)];
  const renamed = readRenamed ? await moduleAt(readRenamed, path) : null;
  const file: LotFile = { path, before: moduleOf(before), after: moduleOf(after), renamed, readBase: input.readBase, plan: input.plan };
  const texts = { before: (await input.readBase(path)) ?? '', after: (await input.readAfter(path)) ?? '' };
  if (input.isReference?.(path) === true) return [wholeFileEntry(file, texts, { origin: 'reference', proof: 'gesture G2' })];
  const kind = input.classOf(path);
  if (kind === 'protected') return [protectedEntry(input, file, texts)];
  const isDriven = [before, after].every(({ kind: one }) => one === 'module' || one === 'absent');
  if (kind === 'source') {
    if (!isDriven) return [judgeSourceFile(file, texts)];
    const judged = await Promise.all(changesIn(file).map((change) => judgeSourceElement(file, change)));
    return judged.filter((entry) => entry !== null);
  }
  if (!isDriven) return [wholeFileEntry(file, texts, { origin: kind })];
  return diffElements(file.before, file.after)
    .filter(({ symbol }) => !isContainerOnly(file, symbol))
    .map((change) => testEntry(input, file, change, kind));
}

/** Nobody but the reviewer can say that a text did not have to change. What a command leaves alone is judged by its own proof. */
async function unchangedTexts({ plan, readAfter }: LotInput, entries: readonly LotEntry[]): Promise<LotEntry[]> {
  if (plan.nature !== 'behaviour' && plan.nature !== 'text') return [];
  const listed = new Set(entries.flatMap((entry) => entry.listed?.planned ?? []));
  const texts = plan.elements.filter((element) => element.action === 'change' && !listed.has(element.id) && isText(plan, element));
  const found = await Promise.all(
    texts.map(async ({ id, file, symbol, criteria }): Promise<LotEntry | null> => {
      const module = symbol === '*' ? null : await moduleAt(readAfter, file);
      const text = module ? textIn(module, symbol) : await readAfter(file);
      if (text === null) return null;
      const same = { change: 'unchanged', before: text, after: text } as const;
      return { file, symbol, listed: { file, symbol, ...same, origin: 'planned', planned: id, criteria }, outside: null };
    }),
  );
  return found.filter((entry) => entry !== null);
}

function moduleOf(opened: Awaited<ReturnType<typeof openModule>>): Module | null {
  return opened.kind === 'module' ? opened.module : null;
}

function protectedEntry({ plan }: LotInput, file: LotFile, texts: { before: string; after: string }): LotEntry {
  if (plan.elements.some((element) => element.file === file.path)) return judgeSourceFile(file, texts);
  if (plan.dependencies.length > 0) return wholeFileEntry(file, texts, { origin: 'dependency', proof: 'gesture G5' });
  return {
    ...wholeFileEntry(file, texts, { origin: 'planned' }),
    listed: null,
    outside: 'The file is protected, and the plan does not name it.',
  };
}

// A group of tests that has nothing of its own, or keeps it, tells a reviewer nothing that its tests do not.
function isContainerOnly({ before, after }: LotFile, symbol: string): boolean {
  const [was, is] = [elementIn(before, symbol), elementIn(after, symbol)];
  const isContainer = [was, is].every((element) => element === null || element.inner !== null);
  if (!isContainer) return false;
  if (was && is) return textOf(before, was) === textOf(after, is) || (isBare(before, was) && isBare(after, is));
  return was ? isBare(before, was) : isBare(after, is);
}

function testEntry({ tests }: LotInput, file: LotFile, { symbol, kind, change }: ElementChange, origin: 'test' | 'support'): LotEntry {
  const criteria = testCriteria(file, { symbol, change }, tests ?? []);
  const listed = {
    file: file.path,
    symbol: listedSymbol(file, symbol),
    change,
    origin: kind === 'import' ? ('import' as const) : origin,
    before: textIn(file.before, symbol),
    after: textIn(file.after, symbol),
    ...(criteria.length === 0 ? {} : { criteria }),
  };
  return { file: file.path, symbol, listed, outside: null };
}

function textIn(module: Module | null, symbol: string): string {
  return textOf(module, elementIn(module, symbol));
}

// What the critic calls equal can still differ in comments, which a reader would want to see.
function changesIn(file: LotFile): ElementChange[] {
  const changes = diffElements(file.before, file.after);
  const seen = new Set(changes.map(({ symbol }) => symbol));
  const flat = (text: string) => text.replace(/\s+/g, '');
  const commented = (file.after?.elements ?? []).filter((element) => {
    const was = file.before?.elements.find(({ symbol }) => symbol === element.symbol);
    return was !== undefined && !seen.has(element.symbol) && flat(headOf(file.before, was)) !== flat(headOf(file.after, element));
  });
  const equal = commented.map(({ symbol, kind }): ElementChange => ({
    symbol,
    kind,
    change: 'changed',
    signatureChanged: false,
    bodyChanged: false,
  }));
  return [...changes, ...equal];
}
