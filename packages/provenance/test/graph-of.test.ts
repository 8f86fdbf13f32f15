import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEvent, parseProvenanceGraph, type Event, type ProvenanceGraph } from '@ticket-circuit/schemas';
import { drawingOf, graphOf, standingOf, toneOf, useOf, type GraphEntry } from '../src/index.ts';

const shelf: GraphEntry[] = readFileSync(join(import.meta.dirname, 'fixtures/shelf.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as GraphEntry);
const zero = `sha256:${'0'.repeat(64)}`;

function graph(entries: readonly GraphEntry[]): ProvenanceGraph {
  const made = graphOf(entries);
  if (made === null) throw new Error('There is no graph.');
  return made;
}

/** Entries of events that follow each other by a second. */
function entries(...events: Event[]): GraphEntry[] {
  return events.map((event, index) => ({
    seq: index + 1,
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    key: `T-1/${index}`,
    event,
    hash: zero,
  }));
}

const opened: Event = { kind: 'ticket-opened', ticket: 'T-1', title: 'Greet', goal: 'Say hello.', origin: { kind: 'owner' }, table: zero };

describe('the graph of a landed ticket', () => {
  const whole = graph(shelf);

  test('is what its schema describes, and the fixture is what the journal describes', () => {
    expect(shelf.map(({ event }) => parseEvent(event).kind)).not.toContain('invalid');
    expect(parseProvenanceGraph(whole)).toMatchObject({ kind: 'valid' });
  });

  test('has the ticket as its root and its last entry as its head', () => {
    expect(whole.ticket).toMatchObject({ id: 'T-1', status: 'closed', origin: { kind: 'owner' } });
    expect(whole.head).toEqual({ seq: shelf.at(-1)!.seq, hash: shelf.at(-1)!.hash });
    expect(whole.place).toBeUndefined();
  });

  test('ties each criterion to a clause of the goal, and to tests that were red before and are green after', () => {
    expect(whole.mandate.length).toBe(8);
    for (const { clause } of whole.mandate) expect(whole.ticket.goal).toContain(clause);
    expect(whole.guarantees.map(({ criterion }) => criterion)).toEqual(whole.mandate.map(({ id }) => id));
    for (const guarantee of whole.guarantees) {
      expect(standingOf(guarantee)).toBe('green');
      if (guarantee.kind !== 'tested') throw new Error(`${guarantee.criterion} has no test.`);
      for (const { before, after } of guarantee.tests) {
        expect(before.map(({ on, outcome }) => [on, outcome])).toEqual([
          ['laid', 'failed'],
          ['null-bodies', 'failed'],
        ]);
        expect(after).toMatchObject({ kind: 'passed', report: expect.stringMatching(/^sha256:/u) as string });
      }
    }
  });

  test('names the commit, the tree that was checked, and the review line of every element with its session', () => {
    expect(whole.patch).toMatchObject({ kind: 'landed', tree: whole.patch.kind === 'landed' ? whole.patch.checked : '' });
    expect(whole.approval.lines.map(({ line }) => line.element)).toEqual(whole.manifestations.map(({ id }) => id));
    expect(new Set(whole.approval.lines.map(({ session }) => session))).toEqual(new Set(['T-1/review.r1.t1']));
  });

  test('counts what each session used, and names its sheet', () => {
    expect(whole.runs.map(({ session, end }) => [session, end.kind === 'sheet' ? end.sheet : end.kind])).toEqual([
      ['T-1/plan.r1.t1', 'plan'],
      ['T-1/challenge.r1.t1', 'challenge'],
      ['T-1/tests.r1.t1', 'tests'],
      ['T-1/code.r1.t1', 'code'],
      ['T-1/review.r1.t1', 'review'],
      ['T-1/triage.r1.t1', 'triage'],
    ]);
    expect(useOf(whole.runs.flatMap(({ calls }) => calls)).calls).toBe(14);
  });

  test('tells the journey with its blunders, and what became of the discovery', () => {
    expect(whole.journey.filter(({ kind }) => toneOf(kind) === 'bad').map(({ kind, session }) => [kind, session])).toEqual([
      ['sheet-refused', 'T-1/plan.r1.t1'],
    ]);
    expect(whole.journey.at(-1)?.kind).toBe('reopened');
    expect(whole.children).toMatchObject([
      { kind: 'discovery', ticket: 'T-2', triage: { kind: 'judged', verdict: { verdict: 'defect' } } },
    ]);
  });

  test('names every report that a proof rests on, each once', () => {
    const reports = whole.artifacts.flatMap((artifact) => (artifact.kind === 'report' ? [artifact.digest] : []));
    expect(new Set(reports).size).toBe(reports.length);
    const proofs = whole.guarantees.flatMap((each) => (each.kind === 'tested' ? each.tests : []));
    for (const { before, after } of proofs)
      for (const report of [...before, after].flatMap((run) => ('report' in run && run.report ? [run.report] : [])))
        expect(reports).toContain(report);
  });
});

describe('the graph of any ticket', () => {
  test('is null without an entry that opens the ticket', () => {
    expect(graphOf([])).toBeNull();
    expect(graphOf(shelf.slice(1, 4))).toBeNull();
  });

  test('is valid at every moment of the ticket, and equal for equal entries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: shelf.length }), (count) => {
        const made = graph(shelf.slice(0, count));
        expect(parseProvenanceGraph(made)).toMatchObject({ kind: 'valid' });
        expect(graphOf(structuredClone(shelf.slice(0, count)))).toEqual(made);
      }),
      { numRuns: 40 },
    );
  });

  test('says of a criterion that its tests are red between proof and code, and open before', () => {
    const until = (kind: Event['kind']): GraphEntry[] => shelf.slice(0, shelf.findIndex(({ event }) => event.kind === kind) + 1);
    expect(new Set(graph(until('plan-laid')).guarantees.map(standingOf))).toEqual(new Set(['open']));
    expect(new Set(graph(until('red-proved')).guarantees.map(standingOf))).toEqual(new Set(['red']));
  });

  test('keeps a question with who decided what, and passes over an answer that the question does not admit', () => {
    const asked: Event = {
      kind: 'question-asked',
      question: {
        id: 'Q-1',
        ticket: 'T-1',
        to: 'owner',
        step: 'plan',
        cause: 'plan-question',
        text: 'Which greeting?',
        evidence: [],
        options: ['Hello', 'Good day'],
        admits: ['choose', 'abandon'],
      },
    };
    const answer = (option: string): Event => ({
      kind: 'question-answered',
      question: 'Q-1',
      by: 'owner',
      decision: { kind: 'choose', option },
    });
    expect(graph(entries(opened, asked)).approval.decisions).toMatchObject([{ kind: 'open' }]);
    expect(graph(entries(opened, asked, answer('Ahoy'), answer('Hello'))).approval.decisions).toMatchObject([
      { kind: 'given', at: '2026-01-01T00:00:03.000Z', by: 'owner', decision: { kind: 'choose', option: 'Hello' } },
    ]);
  });

  test('counts a session that was started again once, with both starts, and says how it was lost', () => {
    const session = 'T-1/plan.r1.t1';
    const started: Event = {
      kind: 'session-started',
      session,
      role: 'explorer',
      engine: 'scripted',
      tree: 'a'.repeat(40),
      brief: zero,
    };
    const ended: Event = { kind: 'session-ended', session, outcome: { kind: 'out-of-plan', path: 'src/x.ts', rule: 'plan' } };
    expect(graph(entries(opened, started, started, ended)).runs).toMatchObject([
      { session, starts: 2, end: { kind: 'lost', outcome: 'out-of-plan', why: 'src/x.ts (plan)' } },
    ]);
  });
});

describe('the drawing of a graph', () => {
  test('has one node for each thing, and arrows between its nodes only', () => {
    const { nodes, edges } = drawingOf(graph(shelf));
    const ids = nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { from, to } of edges) expect([ids.includes(from), ids.includes(to)]).toEqual([true, true]);
    expect(Map.groupBy(nodes, ({ kind }) => kind).get('test')).toHaveLength(14);
  });

  test('reaches every node from the ticket, whatever the moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: shelf.length }), (count) => {
        const { nodes, edges } = drawingOf(graph(shelf.slice(0, count)));
        const reached = new Set([nodes[0]?.id]);
        for (const { from, to } of edges.toSorted((a, b) => Number(a.label === 'in') - Number(b.label === 'in')))
          if (reached.has(from)) reached.add(to);
        const adrift = nodes.filter(({ id, kind }) => !reached.has(id) && kind !== 'element' && kind !== 'commit');
        expect(adrift).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
