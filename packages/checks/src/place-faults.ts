import { placeOfLine, type LinePlace, type ReadText } from '@ticket-circuit/coupler';
import type { CheckReportFault, PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { driverFor } from '@ticket-circuit/syntax';

/** What a finding with a line is placed by. */
export interface Placing {
  readonly plan: PlanSheet;
  /** The tree in which the findings were made. */
  readonly read: ReadText;
  readonly readBase: ReadText;
  /** Laid plan and tests, before any body was written. */
  readonly readBare: ReadText;
  /** What the same checks found in the bare tree, each as `keyOfFault` says it. */
  readonly before: ReadonlySet<string>;
}

/** Returns what tells one finding of a check from another when lines move. */
export function keyOfFault({ file, message }: Pick<CheckReportFault, 'file' | 'message'>): string {
  return `${file ?? ''}\0${message}`;
}

/**
 * Returns the faults, those of source that have a line with its text and the element that holds it: a planned one by its id, one that the developer added as
 * `file#symbol`.
 *
 * A finding that stood before any body was written, on a line that no author of a body writes, is the plan's: where an element is laid, how it is declared, and
 * who else calls it only the plan can mend. So is one on an old element or import that the plan does not name: an author of a body may make it needless, but
 * cannot take it away.
 */
export async function placeFaults(faults: readonly CheckReportFault[], placing: Placing): Promise<CheckReportFault[]> {
  return await Promise.all(faults.map((fault) => placed(fault, placing)));
}

async function placed(fault: CheckReportFault, placing: Placing): Promise<CheckReportFault> {
  const { file, line } = fault;
  if (fault.where !== 'source' || file === undefined || line === undefined) return fault;
  const place = await placeOfLine(placing.read, file, line);
  if (place === null) return fault;
  const planned = plannedAt(placing.plan, file, place);
  const added = planned === undefined ? await addedAt(placing.readBase, file, place) : undefined;
  const element = planned?.id ?? added;
  const isMendable = added !== undefined || (planned !== undefined && (place.inBody || isWrittenWhole(planned)));
  const isOfPlan =
    !isMendable && (placing.before.has(keyOfFault(fault)) || (planned === undefined && (await isOld(placing.readBare, file, place))));
  return {
    ...fault,
    ...(place.text === '' ? {} : { source: place.text.slice(0, 300) }),
    ...(element === undefined ? {} : { element }),
    ...(isOfPlan ? { where: 'plan' } : {}),
  };
}

function plannedAt({ elements }: PlanSheet, file: string, { symbols }: LinePlace): PlanSheetElement | undefined {
  const here = elements.filter((element) => element.file === file && element.action !== 'remove');
  const named = symbols.map((symbol) => here.find((element) => element.symbol === symbol)).find((element) => element !== undefined);
  return named ?? here.find(({ symbol }) => symbol === '*');
}

async function addedAt(readBase: ReadText, file: string, { symbols }: LinePlace): Promise<string | undefined> {
  const [symbol] = symbols;
  if (symbol === undefined || symbol.startsWith('<') || (await holds(readBase, file, symbol))) return undefined;
  return `${file}#${symbol}`;
}

async function isOld(readBare: ReadText, file: string, { symbols }: LinePlace): Promise<boolean> {
  const [symbol] = symbols;
  return symbol !== undefined && (await holds(readBare, file, symbol));
}

async function holds(read: ReadText, file: string, symbol: string): Promise<boolean> {
  const driver = driverFor(file);
  const text = await read(file);
  const parsed = driver === null || text === null ? null : await driver.parse(text, file);
  return parsed?.kind === 'module' && parsed.module.elements.some((element) => element.symbol === symbol);
}

// A file without bodies, and a value of which the plan does not give the text, are the developer's line by line.
function isWrittenWhole(element: PlanSheetElement): boolean {
  if (element.symbol === '*') return true;
  return element.action === 'change' && element.declaration === undefined && element.docstring === undefined;
}
