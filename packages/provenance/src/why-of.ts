import type {
  ElementListListed,
  PlanSheetCriterion,
  PlanSheetElement,
  ProvenanceGraph,
  ProvenanceGraphDecided,
  ProvenanceGraphGuarantee,
  ProvenanceGraphJudged,
} from '@ticket-circuit/schemas';

/** Why an element is as it is. */
export interface Why {
  readonly element: ElementListListed;
  /** What the plan wanted of it; null for what it does not name, such as a test. */
  readonly planned: PlanSheetElement | null;
  /** The criteria that it serves, with what holds each. */
  readonly criteria: readonly { readonly criterion: PlanSheetCriterion; readonly guarantee: ProvenanceGraphGuarantee | null }[];
  /** Its review line; null where a machine proof stands for it. */
  readonly judged: ProvenanceGraphJudged | null;
  /** Decisions of the ticket: they hold for all that it changed. */
  readonly decisions: readonly ProvenanceGraphDecided[];
}

/**
 * Returns why the elements of a ticket are as they are, in the order of its list.
 *
 * @param where A file and the symbols that enclose a line of it, innermost first; null for all elements. The innermost that the ticket lists is
 * returned alone; a file that is handled whole is listed under `*`.
 */
export function whyOf(graph: ProvenanceGraph, where: { readonly file: string; readonly symbols: readonly string[] } | null): Why[] {
  if (where === null) return graph.manifestations.map((element) => explain(graph, element));
  const inFile = graph.manifestations.filter(({ file }) => file === where.file);
  const symbol = [...where.symbols, '*'].find((each) => inFile.some((element) => element.symbol === each));
  return inFile.filter((element) => element.symbol === symbol).map((element) => explain(graph, element));
}

function explain({ plan, mandate, guarantees, approval }: ProvenanceGraph, element: ElementListListed): Why {
  const planned = plan.kind === 'planned' ? plan.elements.find(({ id }) => id === element.planned) : undefined;
  const ids =
    element.criteria ?? planned?.criteria ?? guarantees.filter((each) => holdsBy(each, element)).map(({ criterion }) => criterion);
  return {
    element,
    planned: planned ?? null,
    criteria: mandate
      .filter(({ id }) => ids.includes(id))
      .map((criterion) => ({ criterion, guarantee: guarantees.find((each) => each.criterion === criterion.id) ?? null })),
    judged: approval.lines.find(({ line }) => line.element === element.id) ?? null,
    decisions: approval.decisions,
  };
}

/** A test serves the criteria that it holds; its symbol joins by dots or arrows what its id joins by arrows. */
function holdsBy(guarantee: ProvenanceGraphGuarantee, { file, symbol }: ElementListListed): boolean {
  const id = [file, ...symbol.split(/ > |\./u)].join(' > ');
  return guarantee.kind === 'tested' && guarantee.tests.some(({ test }) => test === id);
}
