import type { ProvenanceGraphArtifact, ProvenanceGraphRun } from '@ticket-circuit/schemas';
import type { GraphEntry } from './graph-entry.ts';

/** Returns the documents that a ticket left, each once: reports in the proof store, sheets in the journal, recordings beside both. */
export function artifactsOf(entries: readonly GraphEntry[], runs: readonly ProvenanceGraphRun[]): ProvenanceGraphArtifact[] {
  const reports = new Map<string, string>();
  for (const entry of entries) for (const { digest, what } of reportsIn(entry)) if (!reports.has(digest)) reports.set(digest, what);
  return [
    ...runs.flatMap(({ session, end }): ProvenanceGraphArtifact[] =>
      end.kind === 'sheet' ? [{ kind: 'sheet', session, seq: end.seq, digest: end.digest }] : [],
    ),
    ...[...reports].map(([digest, what]): ProvenanceGraphArtifact => ({ kind: 'report', digest, what })),
    ...runs.flatMap(recordingOf),
  ];
}

function reportsIn({ event }: GraphEntry): { digest: string; what: string }[] {
  switch (event.kind) {
    case 'red-proved': {
      const { baseline, runs } = event.proof;
      return [
        { digest: baseline, what: 'baseline' },
        ...runs.map(({ on, report }) => ({ digest: report, what: `red proof, run on ${on}` })),
      ];
    }
    case 'checks-run':
      return event.report.runs.map(({ what, report }) => ({ digest: report, what: `checks, ${what}` }));
    case 'landing-reported':
      return event.report.kind === 'landed' && event.report.proof
        ? [{ digest: event.report.proof, what: 'queue, run on what landed' }]
        : [];
    default:
      return [];
  }
}

function recordingOf({ session, role, calls }: ProvenanceGraphRun): ProvenanceGraphArtifact[] {
  const [first, ...others] = calls.map(({ reply }) => reply);
  if (first === undefined) return [];
  const [ticket = '', name = ''] = session.split('/');
  return [{ kind: 'recording', session, file: `${ticket}/${role}/${name}.json`, replies: [first, ...others] }];
}
