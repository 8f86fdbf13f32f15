import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callHolds } from './call-holds.ts';

const nothing = { usdSpent: 0, tokensSpent: 0, usdSpentToday: 0, usdSpentInProject: 0 };

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'circuit-holds-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'holds');
}

test('a hold counts for ticket, day and project until it is released, and others see it meanwhile', () => {
  const shared = folder();
  const holds = callHolds(shared);
  const ceiling = { usd: 0.25, tokens: 10 };
  const release = holds.hold(ceiling);
  expect(holds.with(nothing)).toEqual({ usdSpent: 0.25, tokensSpent: 10, usdSpentToday: 0.25, usdSpentInProject: 0.25 });
  expect(holds.with(nothing, ceiling)).toEqual(nothing);
  expect(readdirSync(shared)).toHaveLength(1);
  release();
  expect([holds.with(nothing), readdirSync(shared)]).toEqual([nothing, []]);
});

test('what a living process holds counts for the day and the project; what a dead one left is taken away', () => {
  const shared = folder();
  mkdirSync(shared);
  writeFileSync(join(shared, `${process.ppid}-1`), '1.5');
  writeFileSync(join(shared, '999999999-1'), '100');
  expect(callHolds(shared).with(nothing)).toEqual({ usdSpent: 0, tokensSpent: 0, usdSpentToday: 1.5, usdSpentInProject: 1.5 });
  expect(existsSync(join(shared, '999999999-1'))).toBe(false);
});

test('a hold whose sum cannot be read holds everything', () => {
  const shared = folder();
  mkdirSync(shared);
  writeFileSync(join(shared, `${process.ppid}-1`), '');
  expect(callHolds(shared).with(nothing).usdSpentToday).toBe(Infinity);
});
