import {
  canonicalJson,
  digestOf,
  type Event,
  type EventSessionEnded,
  type ProvenanceGraphCall,
  type ProvenanceGraphRun,
  type ProvenanceGraphRunEnd,
} from '@ticket-circuit/schemas';
import type { GraphEntry } from './graph-entry.ts';

/** Returns every session that was started, in the order of the first start; one that was started again after a loss stands once. */
export function runsOf(entries: readonly GraphEntry[]): ProvenanceGraphRun[] {
  const runs = new Map<string, ProvenanceGraphRun>();
  for (const entry of entries) {
    const { event } = entry;
    if (event.kind === 'session-started') runs.set(event.session, started(runs.get(event.session), event, entry.at));
    const run = 'session' in event ? runs.get(event.session) : undefined;
    if (run !== undefined) take(run, entry);
  }
  return [...runs.values()];
}

function started(
  before: ProvenanceGraphRun | undefined,
  { session, role, engine, model, tree, brief }: Extract<Event, { kind: 'session-started' }>,
  at: string,
): ProvenanceGraphRun {
  const { calls, writes, tools, starts, startedAt } = before ?? { calls: [], writes: [], tools: [], starts: 0, startedAt: at };
  const facts = { session, role, engine, ...(model === undefined ? {} : { model }), tree, brief };
  return { ...facts, startedAt, starts: starts + 1, calls, writes, tools, end: { kind: 'open' } };
}

function take(run: ProvenanceGraphRun, { event, at, seq }: GraphEntry): void {
  switch (event.kind) {
    case 'model-called':
      run.calls.push(callOf(event, at));
      return;
    case 'file-written':
      run.writes.push({ file: event.file, digest: event.digest });
      return;
    case 'tool-used':
      run.tools.push({ tool: event.tool, outcome: event.outcome });
      return;
    case 'session-ended':
      run.end = endOf(event, at, seq);
      return;
    case 'session-stopped':
      run.end = { kind: 'lost', at, outcome: 'stopped', why: '' };
      return;
    default:
  }
}

function callOf(event: Extract<Event, { kind: 'model-called' }>, at: string): ProvenanceGraphCall {
  const { callId, purpose, engine, model, request, reply, usage, costUsd } = event;
  return { callId, at, purpose, engine, model, request, reply, usage, costUsd };
}

function endOf({ outcome }: EventSessionEnded, at: string, seq: number): ProvenanceGraphRunEnd {
  switch (outcome.kind) {
    case 'sheet':
      return { kind: 'sheet', at, seq, sheet: outcome.sheet.kind, digest: digestOf(canonicalJson(outcome.sheet)), tree: outcome.tree };
    case 'out-of-plan':
      return { kind: 'lost', at, outcome: outcome.kind, why: `${outcome.path} (${outcome.rule})` };
    case 'breach':
      return { kind: 'lost', at, outcome: outcome.kind, why: outcome.paths.join(', ') };
    case 'invalid-sheet':
      return { kind: 'lost', at, outcome: outcome.kind, why: outcome.faults.map(({ path, message }) => `${path} ${message}`).join('; ') };
    case 'refused-by-model':
      return { kind: 'lost', at, outcome: outcome.kind, why: outcome.text };
    case 'stopped':
      return { kind: 'lost', at, outcome: outcome.kind, why: '' };
    default:
      return { kind: 'lost', at, outcome: outcome.kind, why: outcome.why };
  }
}
