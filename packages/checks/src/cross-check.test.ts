import type { TestReportResult } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { crossCheck, isInfrastructure, toExit, type RunFacts } from './cross-check.ts';

const passed: TestReportResult = { outcome: 'passed', id: 'a.js > t', file: 'a.js' };
const failed: TestReportResult = { outcome: 'failed', id: 'a.js > f', file: 'a.js', class: 'assertion', message: 'no' };
const skipped: TestReportResult = { outcome: 'skipped', id: 'a.js > s', file: 'a.js' };

function facts(code: number, more: Partial<RunFacts> = {}): RunFacts {
  return { end: { kind: 'exited', code }, command: ['vitest', 'run'], asked: [], stderr: '', ...more };
}

function kinds(run: RunFacts, results: TestReportResult[] | null): string[] {
  return crossCheck(run, results === null ? null : { kind: 'read', results, faults: [] }).faults.map(({ kind }) => kind);
}

test('a run whose exit status, tests and files agree has no fault', () => {
  expect(kinds(facts(0, { asked: ['a.js'] }), [passed, skipped])).toEqual([]);
  expect(kinds(facts(1), [passed, failed])).toEqual([]);
});

test('an exit status that disagrees with the report is a fault in both directions', () => {
  expect(kinds(facts(0), [passed, failed])).toEqual(['exit-disagrees']);
  expect(kinds(facts(1), [passed])).toEqual(['exit-disagrees']);
});

test('a run that collected nothing is a fault whatever its exit status', () => {
  expect(kinds(facts(0), [])).toEqual(['nothing-collected']);
  expect(kinds(facts(5), [])).toEqual(['nothing-collected']);
});

test('a file that was asked for and has no test is a fault that names it', () => {
  expect(crossCheck(facts(0, { asked: ['a.js', 'b.js'] }), { kind: 'read', results: [passed], faults: [] }).faults).toEqual([
    { kind: 'nothing-collected', message: 'No test of b.js was collected.', file: 'b.js' },
  ]);
});

test('a run without a report, or with an unreadable one, is a fault', () => {
  expect(kinds(facts(0), null)).toEqual(['no-report']);
  expect(crossCheck(facts(0), { kind: 'unreadable', why: 'It is no JSON.' }).faults).toEqual([
    { kind: 'bad-report', message: 'The report cannot be read. It is no JSON.' },
  ]);
});

test('a command that is not there is said so, and nothing else', () => {
  expect(kinds(facts(127, { stderr: 'sh: 1: vitest: not found' }), null)).toEqual(['command-missing']);
  expect(kinds(facts(0, { end: { kind: 'set-up-failed', why: 'bwrap: execvp vitest: No such file or directory' } }), null)).toEqual([
    'command-missing',
  ]);
  expect(kinds(facts(1, { stderr: '/usr/bin/python3: No module named pytest' }), null)).toEqual(['command-missing']);
});

test('a run that was stopped is a fault even where its report is whole', () => {
  expect(kinds(facts(0, { end: { kind: 'limit', limit: 'wall' } }), [passed])).toEqual(['limit']);
  expect(kinds(facts(0, { end: { kind: 'signalled', signal: 'SIGKILL' } }), [passed])).toEqual(['exit-disagrees']);
  expect(kinds(facts(0, { end: { kind: 'set-up-failed', why: 'no bwrap' } }), null)).toEqual(['set-up-failed']);
});

test('only ends that the tree alone decides are worth remembering', () => {
  expect(isInfrastructure({ kind: 'exited', code: 1 })).toBe(false);
  expect(isInfrastructure({ kind: 'limit', limit: 'output' })).toBe(false);
  expect(isInfrastructure({ kind: 'limit', limit: 'wall' })).toBe(true);
  expect(isInfrastructure({ kind: 'limit', limit: 'memory' })).toBe(true);
  expect(isInfrastructure({ kind: 'signalled', signal: 'SIGKILL' })).toBe(true);
  expect(isInfrastructure({ kind: 'set-up-failed', why: 'no' })).toBe(true);
  expect(toExit({ kind: 'set-up-failed', why: '' })).toEqual({ kind: 'set-up-failed', why: 'No reason was given.' });
});
