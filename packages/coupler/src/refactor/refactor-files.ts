import type { PlanSheet, PlanSheetMoveElement } from '@ticket-circuit/schemas';
import { layPlan } from '../lay/lay-plan.ts';
import { checkLot } from '../lot/check-lot.ts';
import { moduleAt } from '../open-module.ts';
import { readThrough, type ReadText, type TextChange } from '../read-text.ts';
import { preservePlan } from '../senior/preserve-plan.ts';
import { moveNeeds } from './move-needs.ts';
import { unknownNames } from './unknown-names.ts';

/** What is to change in a file, and nothing else: names, or places. */
export type Refactoring =
  | { readonly kind: 'rename'; readonly file: string; readonly renames: readonly { readonly from: string; readonly to: string }[] }
  | { readonly kind: 'move'; readonly file: string; readonly moves: readonly { readonly symbol: string; readonly to: string }[] };

/** An element that is not where or what it was, with the machine's proof that it means the same. */
export interface Proved {
  readonly file: string;
  readonly symbol: string;
  readonly proof: string;
}

export interface Refactored {
  readonly changes: readonly TextChange[];
  readonly proved: readonly Proved[];
  /** One sentence each; with any, the changes are not to be used. */
  readonly faults: readonly string[];
}

/**
 * Returns the changes that rename or move elements of a file, in it and in all files that use them, and the proof of each changed element: the
 * critic calls it the same program but for the declared names and places. What cannot be proved is a fault. Nothing is written.
 *
 * `others` are the files of the tree; null when the module is none of them, so that no file can import it.
 */
export async function refactorFiles(read: ReadText, refactoring: Refactoring, others: readonly string[] | null): Promise<Refactored> {
  const planned = await planOf(read, refactoring, others);
  if (planned.faults.length > 0) return { changes: [], proved: [], faults: planned.faults };
  const files = others ?? [];
  const laid = await layPlan(read, planned.plan, { nonce: '', listFiles: async () => files });
  const faults = laid.faults.map(({ message }) => message);
  return faults.length > 0
    ? { changes: [], proved: [], faults }
    : await prove(read, planned.plan, laid.changes, { file: refactoring.file, files });
}

async function planOf(
  read: ReadText,
  refactoring: Refactoring,
  files: readonly string[] | null,
): Promise<{ plan: PlanSheet; faults: string[] }> {
  const { file } = refactoring;
  if (refactoring.kind === 'rename') {
    const renames = refactoring.renames.map(({ from, to }) => ({ from: { file, symbol: from }, to }));
    const members = renames.filter(({ from: { symbol } }) => symbol.includes('.'));
    const faults = members.map(
      async ({ from }) =>
        `${await placeOf(read, from)}: ${from.symbol} is a member, and which uses of that name are its own cannot be told without types.`,
    );
    return { plan: preservePlan([], renames), faults: await Promise.all(faults) };
  }
  const home = await moduleAt(read, file);
  const elements: PlanSheetMoveElement[] = [];
  const faults: string[] = [];
  for (const [index, { symbol, to }] of refactoring.moves.entries()) {
    const needs = home ? await moveNeeds(read, home, symbol, to, files) : ({ kind: 'fault', message: `${file} does not parse.` } as const);
    if (needs.kind === 'fault') faults.push(needs.message);
    else
      elements.push({
        id: `M${index + 1}`,
        file: to,
        symbol,
        action: 'move',
        from: { file, symbol },
        criteria: [],
        imports: [...needs.imports],
      });
  }
  return { plan: preservePlan(elements), faults };
}

async function prove(
  read: ReadText,
  plan: PlanSheet,
  changes: readonly TextChange[],
  { file, files }: { readonly file: string; readonly files: readonly string[] },
): Promise<Refactored> {
  const readAfter = readThrough(read, changes);
  const changedPaths = changes.map(({ path }) => path);
  const classOf = (): 'source' => 'source';
  const { elements, outside } = await checkLot({ readBase: read, readAfter, plan, changedPaths, classOf, listFiles: async () => files });
  const unproved = [...outside, ...elements.filter(({ proof, origin }) => proof === undefined && origin !== 'import')];
  const faults = [
    ...(await Promise.all(
      unproved.map(async (one) => `${await placeOf(readAfter, one)}: ${one.symbol} is not proved to be the same program afterwards.`),
    )),
    ...(await newUnknowns(read, readAfter, [...new Set([file, ...changedPaths])])),
  ];
  const proved = elements.flatMap(({ file: home, symbol, proof }) => (proof === undefined ? [] : [{ file: home, symbol, proof }]));
  return faults.length > 0 ? { changes: [], proved: [], faults } : { changes, proved, faults };
}

/** Returns file and line of an element; the file alone where it has none. */
async function placeOf(read: ReadText, { file, symbol }: { readonly file: string; readonly symbol: string }): Promise<string> {
  const module = await moduleAt(read, file);
  const element = module?.elements.find((one) => one.symbol === symbol);
  return module && element ? `${file}:${module.source.slice(0, element.start).split('\n').length}` : file;
}

// A name that could be read before and is declared nowhere now: an import that did not come along.
async function newUnknowns(before: ReadText, after: ReadText, paths: readonly string[]): Promise<string[]> {
  const unknown = async (read: ReadText, path: string): Promise<string[]> => {
    const module = await moduleAt(read, path);
    return module ? [...unknownNames(module)] : [];
  };
  const known = new Set((await Promise.all(paths.map(async (path) => await unknown(before, path)))).flat());
  const faults: string[] = [];
  for (const path of paths) {
    for (const name of await unknown(after, path))
      if (!known.has(name)) faults.push(`${path} would read ${name}, which nothing declares there.`);
  }
  return faults;
}
