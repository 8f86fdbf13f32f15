import { describe, expect, test } from 'vitest';
import { fold, printTable, tableDigest } from '../src/index.ts';
import { eventKinds, stateKinds } from '../src/table.ts';
import * as make from './builders.ts';
import { arrive } from './player.ts';

describe('folding a journal', () => {
  test('of no events gives no ticket and nothing to do', () => {
    expect(fold([])).toEqual({ state: { kind: 'none' }, pending: [] });
  });

  test('leaves the effect whose result has not come', () => {
    expect(fold(arrive('checking').entries).pending).toMatchObject([{ kind: 'run-checks', key: 'T-1/checks.r1.t1/run-checks' }]);
  });

  test('leaves several effects in the order in which they were emitted', () => {
    const player = arrive('planning').hand('plan', {
      ...make.plan('behaviour', { questions: [make.blockingQuestion] }),
      discoveries: [make.discovery],
    });
    expect(fold(player.entries).pending.map(({ kind }) => kind)).toEqual(['record-discovery', 'ask']);
  });

  test('leaves nothing to do while the ticket waits for a person', () => {
    const player = arrive('coding')
      .end({ kind: 'breach', paths: ['x'] })
      .asked();
    expect(fold(player.entries).pending).toEqual([]);
  });

  test('leaves out what is held behind a question', () => {
    const player = arrive('checking').send(make.run({ table: make.otherTable }));
    expect(fold(player.entries).pending.map(({ kind }) => kind)).toEqual(['ask']);
  });

  test('takes no result under the key of another effect', () => {
    const player = arrive('checking');
    const stray = { key: 'T-1/checks.r1.t9/run-checks', at: '', event: { kind: 'checks-run', report: make.checks() } as const };
    expect(fold([...player.entries, stray])).toEqual(fold(player.entries));
  });
});

describe('the printed table', () => {
  test('has one row for every cell, and no cell is silent', () => {
    const rows = printTable()
      .split('\n')
      .filter((line) => /^\| `[a-z-]+` \| (\*\*[a-z-]+\*\*|none) \| \S.* \|$/.test(line));
    expect(rows).toHaveLength(eventKinds.length * stateKinds.length);
  });

  test('has a digest that a ticket can pin', () => {
    expect(tableDigest()).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(tableDigest()).toBe(tableDigest());
  });
});
