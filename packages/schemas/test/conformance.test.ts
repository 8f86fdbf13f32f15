import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as schemas from '../src/index.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { documents, documentSchema } from './schema-set.ts';
import { spoilings } from './spoil.ts';

type Parse = (value: unknown) => { kind: 'valid' | 'invalid' };

function parserOf(name: string): Parse {
  const parser = `parse${name.replaceAll(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}`;
  const found: unknown = (schemas as Record<string, unknown>)[parser];
  if (typeof found !== 'function') throw new Error(`There is no ${parser}.`);
  return found as Parse;
}

describe.each(documents)('%s', (name) => {
  const parse = parserOf(name);
  const located = documentSchema(name);

  test('admits every document that its schema describes', () => {
    fc.assert(
      fc.property(arbitraryOf(located), (document) => {
        expect(parse(document)).toMatchObject({ kind: 'valid' });
      }),
      { numRuns: 25 },
    );
  });

  test('refuses each such document once one thing in it is spoilt', () => {
    fc.assert(
      fc.property(arbitraryOf(located), fc.nat(), (document, pick) => {
        const ways = spoilings(document, located);
        const way = ways[pick % Math.max(1, ways.length)];
        if (way === undefined) throw new Error('No way was found to spoil this document.');
        expect({ what: way.what, ...parse(way.spoil()) }).toMatchObject({ kind: 'invalid' });
      }),
      { numRuns: 60 },
    );
  });

  test.each([undefined, null, 7, 'text', [], {}, [{}]])('refuses %j', (value) => {
    // Only a file whose every part is optional admits an empty object, and there is none.
    expect(parse(value).kind).toBe('invalid');
  });
});

describe('a contradiction cannot be written down', () => {
  const line = { element: 'lot.1', conform: 'yes' };
  const defect = { file: 'test/a.test.ts', test: 'a', evidence: 'x' };
  const exit = { kind: 'exited', code: 0 };
  const tree = 'a'.repeat(40);
  const report = { runner: 'vitest', command: ['vitest'], tree, exit, results: [], faults: [], durationMs: 1 };

  const graph = {
    ticket: { id: 'T-1', title: 'x', goal: 'y', status: 'open', origin: { kind: 'owner' } },
    head: { seq: 1, hash: `sha256:${'0'.repeat(64)}` },
    openedAt: '2026-01-01T00:00:00.000Z',
    bounds: { tries: 3, rounds: 3 },
    mandate: [],
    plan: { kind: 'none' },
    patch: { kind: 'none' },
    approval: { lines: [], decisions: [], closure: { kind: 'none' } },
    runs: [],
    manifestations: [],
    guarantees: [],
    convergence: [],
    journey: [],
    artifacts: [],
    children: [],
  };

  test('and the graph that the contradictions below are made of is valid', () => {
    expect(schemas.parseProvenanceGraph(graph)).toMatchObject({ kind: 'valid' });
  });

  test.each<[string, string, unknown]>([
    ['a graph without a commit that names one', 'provenance-graph', { ...graph, patch: { kind: 'none', commit: tree } }],
    [
      'a patch that landed and was never checked',
      'provenance-graph',
      { ...graph, patch: { kind: 'landed', at: graph.openedAt, commit: tree, tree } },
    ],
    [
      'a criterion that tests hold without a test',
      'provenance-graph',
      { ...graph, guarantees: [{ kind: 'tested', criterion: 'C1', tests: [] }] },
    ],
    [
      'a criterion accepted without a test that has tests',
      'provenance-graph',
      { ...graph, guarantees: [{ kind: 'accepted', criterion: 'C1', tests: [] }] },
    ],
    [
      'a test that passed with a word against it',
      'provenance-graph',
      {
        ...graph,
        guarantees: [
          {
            kind: 'tested',
            criterion: 'C1',
            tests: [{ test: 'a', role: 'proof', before: [], after: { kind: 'passed', tree, why: 'it failed' } }],
          },
        ],
      },
    ],
    [
      'an untriaged discovery with a verdict',
      'provenance-graph',
      {
        ...graph,
        children: [
          {
            kind: 'discovery',
            ticket: 'T-2',
            at: graph.openedAt,
            session: 'T-1/plan.r1.t1',
            discovery: { title: 'x', where: 'y', evidence: 'z' },
            triage: { kind: 'none', session: 'T-1/triage.r1.t1' },
          },
        ],
      },
    ],
    ['a verdict beside review lines', 'review-sheet', { lines: [line], verdict: 'accepted' }],
    ['a conforming line with evidence against it', 'review-sheet', { lines: [{ ...line, evidence: 'wrong', backTo: 'code' }] }],
    [
      'a line that does not conform and names no rule',
      'review-sheet',
      { lines: [{ element: 'lot.1', conform: 'no', evidence: 'wrong', backTo: 'code' }] },
    ],
    ['a done code sheet with a test defect', 'code-sheet', { kind: 'done', defects: [defect] }],
    ['a test defect without a defect', 'code-sheet', { kind: 'test-defect', defects: [] }],
    ['a count beside a list of tests', 'tests-sheet', { kind: 'done', tests: [], uncovered: [], upheld: [], count: 3 }],
    ['a plan defect that also hands in tests', 'tests-sheet', { kind: 'plan-defect', defects: [{ what: 'x', evidence: 'y' }], tests: [] }],
    [
      'a guard that claims to be red',
      'tests-sheet',
      {
        kind: 'done',
        tests: [{ role: 'guard', criteria: ['C1'], file: 'a', name: 'b', red: { kind: 'assertion' } }],
        uncovered: [],
        upheld: [],
      },
    ],
    [
      'a plan of behaviour with a command',
      'plan-sheet',
      {
        nature: 'behaviour',
        command: ['x'],
        criteria: [],
        elements: [],
        supersedes: [],
        renames: [],
        dependencies: [],
        references: [],
        questions: [],
      },
    ],
    [
      'a removed element with a declaration',
      'plan-sheet',
      {
        nature: 'behaviour',
        criteria: [],
        elements: [{ id: 'P1', file: 'a.ts', symbol: 'a', action: 'remove', criteria: [], declaration: 'x' }],
        supersedes: [],
        renames: [],
        dependencies: [],
        references: [],
        questions: [],
      },
    ],
    [
      'a superseded test that changes for no criterion',
      'plan-sheet',
      {
        nature: 'behaviour',
        criteria: [],
        elements: [],
        supersedes: [{ action: 'change', target: { kind: 'test', file: 'a', name: 'b' } }],
        renames: [],
        dependencies: [],
        references: [],
        questions: [],
      },
    ],
    ['an accepted closure with a reason to reopen', 'closure-sheet', { kind: 'accept', reason: 'x' }],
    ['a duplicate that is of no ticket', 'triage-sheet', { verdicts: [{ discovery: 'T-2', verdict: 'duplicate', evidence: 'x' }] }],
    [
      'a handled discovery that is a duplicate',
      'triage-sheet',
      { verdicts: [{ discovery: 'T-2', verdict: 'handled', of: 'T-1', evidence: 'x' }] },
    ],
    ['a decision to abandon with an option', 'decision', { kind: 'abandon', option: 'x' }],
    [
      'a sheet of a role that has no such sheet',
      'sheet',
      { kind: 'code', role: 'testwriter', ticket: 'T-1', session: 'T-1/code.r1.t1', body: { kind: 'done' } },
    ],
    [
      'a passed test with a failure class',
      'test-report',
      { ...report, results: [{ outcome: 'passed', id: 'a', file: 'a', class: 'assertion' }] },
    ],
    ['a number of passed tests beside the results', 'test-report', { ...report, passed: 3 }],
    ['a run that exited and was killed', 'test-report', { ...report, exit: { kind: 'exited', code: 0, signal: 'SIGKILL' } }],
    ['a landed report with faults', 'landing-report', { kind: 'landed', commit: tree, tree, faults: [] }],
    [
      'an open ticket that is by itself a discovery of nobody',
      'ticket',
      { id: 'T-1', title: 'x', goal: 'y', status: 'open', origin: { kind: 'discovery' } },
    ],
    ['a session that ended well with faults', 'session-outcome', { kind: 'stopped', faults: [] }],
    ['a written file that is stale', 'tool-reply', { kind: 'written', digest: `sha256:${'0'.repeat(64)}`, actual: null }],
    [
      'a path that climbs out',
      'tests-sheet',
      { kind: 'done', tests: [{ role: 'guard', criteria: ['C1'], file: 'src/../../x', name: 'a' }], uncovered: [], upheld: [] },
    ],
    [
      'an engine for a role that does not exist',
      'circuit',
      {
        main: 'main',
        packages: [{ name: 'a', paths: ['.'] }],
        test: { run: ['x'], only: ['x'], report: 'tap' },
        engines: { toString: { engine: 'ollama' } },
      },
    ],
  ])('%s', (_, name, document) => {
    expect(parserOf(name)(document).kind).toBe('invalid');
  });
});
