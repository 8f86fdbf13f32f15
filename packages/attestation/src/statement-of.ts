import { graphOf, standingOf, useOf, type GraphEntry } from '@ticket-circuit/provenance';
import { digestOf, type LandingStatement, type ProvenanceGraph } from '@ticket-circuit/schemas';

/** A recording that a statement names. */
export interface NamedRecording {
  readonly session: string;
  readonly digest: string;
}

/**
 * Returns what is stated about the landing of a ticket; null while it has not landed. It follows from the entries and the recordings alone, so that
 * whoever has these can make it again and compare.
 *
 * @param entries All entries of the ticket up to the one that the statement covers.
 */
export function statementOf(entries: readonly GraphEntry[], recordings: readonly NamedRecording[]): LandingStatement | null {
  const graph = graphOf(entries);
  if (graph === null || graph.patch.kind !== 'landed') return null;
  const { ticket, patch } = graph;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: ticket.id, digest: { gitCommit: patch.commit } }],
    predicateType: 'urn:ticket-circuit:landing:v1',
    predicate: {
      ticket: ticket.id,
      title: ticket.title,
      goal: digestOf(ticket.goal),
      journal: graph.head,
      tree: patch.tree,
      checked: patch.checked,
      ...(patch.proof === undefined ? {} : { landed: patch.proof }),
      ...factsOf(graph),
      recordings: [...recordings].toSorted((a, b) => (a.session < b.session ? -1 : 1)),
    },
  };
}

type Facts = Pick<LandingStatement['predicate'], 'mandate' | 'elements' | 'roles' | 'decisions' | 'proofs' | 'cost'>;

function factsOf({ mandate, guarantees, manifestations, runs, approval, artifacts }: ProvenanceGraph): Facts {
  return {
    mandate: mandate.map(({ id, kind, statement, clause }) => {
      const guarantee = guarantees.find(({ criterion }) => criterion === id);
      return { id, kind, statement, clause, standing: guarantee === undefined ? 'open' : standingOf(guarantee) };
    }),
    elements: manifestations.map(({ file, symbol, change }) => ({ file, symbol, change })),
    roles: runs.map(({ session, role, engine, calls, brief, end }) => ({
      session,
      role,
      engine,
      models: [...new Set(calls.map(({ model }) => model))].toSorted(),
      brief,
      ...(end.kind === 'sheet' ? { sheet: end.digest } : {}),
    })),
    decisions: approval.decisions.flatMap((decided) =>
      decided.kind === 'open'
        ? []
        : [{ question: decided.question.id, cause: decided.question.cause, by: decided.by, decision: decided.decision.kind }],
    ),
    proofs: artifacts.flatMap((artifact) => (artifact.kind === 'report' ? [{ digest: artifact.digest, what: artifact.what }] : [])),
    cost: useOf(runs.flatMap(({ calls }) => calls)),
  };
}
