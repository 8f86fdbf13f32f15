import type { ElementListListed, PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import type { ElementChange } from '@ticket-circuit/syntax';
import { moduleAt } from '../open-module.ts';
import { elementIn, type LotEntry, type LotFile, textOf, wholeFileEntry } from './lot-entry.ts';
import { listedSymbol } from './listed-symbol.ts';
import { followRenames } from './follow-renames.ts';

type Facts = Pick<ElementListListed, 'origin'> & Partial<Pick<ElementListListed, 'proof' | 'planned' | 'criteria' | 'change' | 'before'>>;

/** Judges a source file that is handled whole: planned under the symbol `*`, or outside the plan. */
export function judgeSourceFile(file: LotFile, texts: { readonly before: string; readonly after: string }): LotEntry {
  const planned = file.plan.elements.find(
    (element) => element.file === file.path && (element.symbol === '*' || file.plan.nature === 'mechanical'),
  );
  if (planned) return wholeFileEntry(file, texts, { origin: 'planned', planned: planned.id, criteria: planned.criteria });
  return { file: file.path, symbol: '*', listed: null, outside: 'The plan does not name this file.' };
}

/** Judges one changed element of a source file. Null when another entry tells of it: the old place of a moved or renamed element. */
export async function judgeSourceElement(file: LotFile, change: ElementChange): Promise<LotEntry | null> {
  if (change.change === 'removed' && isOldPlace(file, change.symbol)) return null;
  const facts = (await plannedFacts(file, change)) ?? unplannedFacts(file, change);
  if (typeof facts === 'string') return { file: file.path, symbol: change.symbol, listed: null, outside: facts };
  const [was, is] = [elementIn(file.before, change.symbol), elementIn(file.after, change.symbol)];
  const listed = {
    file: file.path,
    symbol: listedSymbol(file, change.symbol),
    change: change.change,
    before: textOf(file.before, was),
    after: textOf(file.after, is),
    ...facts,
  };
  return { file: file.path, symbol: change.symbol, listed, outside: null };
}

async function plannedFacts(file: LotFile, change: ElementChange): Promise<Facts | null> {
  const { plan, path } = file;
  const element = plan.elements.find(
    (one) => one.file === path && (one.symbol === change.symbol || one.symbol === '*' || isRenamedFrom(plan, one, change.symbol)),
  );
  const origin = { origin: 'planned' as const };
  if (element) {
    const planned = { ...origin, planned: element.id, criteria: element.criteria };
    return element.action === 'move' ? { ...planned, ...(await movedFacts(file, element)) } : { ...planned, ...equalProof(file, change) };
  }
  const renamed = plan.renames.find((rename) => rename.from.file === path && isWithin(change.symbol, rename.to));
  if (renamed && change.change === 'added') return { ...origin, ...renamedFacts(file, change.symbol) };
  return null;
}

// A changed element that a rename gave its present name is planned under either.
function isRenamedFrom(plan: PlanSheet, element: PlanSheetElement, symbol: string): boolean {
  return plan.renames.some((rename) => rename.from.file === element.file && rename.from.symbol === element.symbol && rename.to === symbol);
}

function equalProof(file: LotFile, { symbol, change }: ElementChange): { proof?: string } {
  const [was, is] = [elementIn(file.before, symbol), elementIn(file.after, symbol)];
  if (change !== 'changed' || !was || !is) return {};
  if (was.normal === is.normal) return { proof: 'critic: same syntax tree' };
  return elementIn(file.renamed, symbol)?.normal === is.normal ? { proof: 'critic: same syntax tree but for renames' } : {};
}

async function movedFacts(file: LotFile, element: Extract<PlanSheetElement, { action: 'move' }>): Promise<Partial<Facts>> {
  const from = await moduleAt(file.readBase, element.from.file);
  const was = elementIn(from, element.from.symbol);
  const is = elementIn(file.after, element.symbol);
  const isEqual = was !== null && is !== null && movedForm(was.normal) === movedForm(is.normal);
  return {
    change: 'moved',
    before: textOf(from, was),
    ...(isEqual ? { proof: `critic: same syntax tree as ${element.from.file} ${element.from.symbol}` } : {}),
  };
}

// Whether it is exported follows from where it is needed.
function movedForm(normal: string): string {
  return normal.replace(/^\(ExportNamedDeclaration declaration=(.*)\)$/s, '$1').replace(/ exportKind="\w+"\)?$/, '');
}

function renamedFacts(file: LotFile, symbol: string): Partial<Facts> {
  const old = file.before?.elements.find((element) => followRenames(element.symbol, file.path, file.plan) === symbol) ?? null;
  const is = elementIn(file.after, symbol);
  const isEqual = old !== null && is !== null && elementIn(file.renamed, symbol)?.normal === is.normal;
  return { change: 'moved', before: textOf(file.before, old), ...(isEqual ? { proof: `rename: same syntax tree as ${old.symbol}` } : {}) };
}

function isOldPlace({ plan, path }: LotFile, symbol: string): boolean {
  const isMoved = plan.elements.some(
    (element) => element.action === 'move' && element.from.file === path && isWithin(symbol, element.from.symbol),
  );
  return isMoved || plan.renames.some((rename) => rename.from.file === path && isWithin(symbol, rename.from.symbol));
}

function isWithin(symbol: string, outer: string): boolean {
  return symbol === outer || symbol.startsWith(`${outer}.`);
}

function unplannedFacts(file: LotFile, change: ElementChange): Facts | string {
  const { plan, path } = file;
  const isPlannedFile = plan.elements.some((element) => element.file === path);
  if (change.kind === 'import') return { origin: 'import' };
  // Python lists what a module gives away in a constant of its own.
  const isExport = change.kind === 'export' || change.symbol === '__all__';
  if (isExport && plan.elements.some((element) => 'exportFrom' in element && (element.exportFrom ?? []).includes(path)))
    return { origin: 'import' };
  const { proof } = equalProof(file, change);
  const isReferenceOnly = proof !== undefined && (plan.renames.length > 0 || plan.elements.some(({ action }) => action === 'move'));
  if (isReferenceOnly) return { origin: 'planned', proof };
  if (!isPlannedFile) return 'The plan does not name this file.';
  if (change.change === 'removed') return 'The plan does not remove this element.';
  if (change.change === 'changed')
    return proof === undefined
      ? 'The plan does not change this element.'
      : 'The comments or the place of this element changed, and the plan does not name it.';
  const is = elementIn(file.after, change.symbol);
  if (is?.exported === true) return 'The plan does not add this exported element.';
  if (change.kind === 'statement' || change.kind === 'export') return 'The plan does not add this statement.';
  return { origin: 'unplanned-private' };
}
