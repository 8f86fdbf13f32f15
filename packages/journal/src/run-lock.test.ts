import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holderOfRunLock, takeRunLock } from './run-lock.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'circuit-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a lock that is held names its holder, and nobody once it is released', () => {
  const where = folder();
  expect(holderOfRunLock(where, 'ticket T-1')).toBeNull();
  const attempt = takeRunLock(where, 'ticket T-1', '2026-01-01T00:00:00.000Z');
  expect(holderOfRunLock(where, 'ticket T-1')).toEqual({ pid: process.pid, since: '2026-01-01T00:00:00.000Z' });
  expect(holderOfRunLock(where, 'ticket T-2')).toBeNull();
  if (attempt.kind === 'locked') attempt.lock.release();
  expect(holderOfRunLock(where, 'ticket T-1')).toBeNull();
});

test('the name that a killed process left is nobody', () => {
  const where = folder();
  const attempt = takeRunLock(where, 'ticket T-1', '2026-01-01T00:00:00.000Z');
  if (attempt.kind === 'locked') attempt.lock.release();
  const [lock = ''] = readdirSync(where).filter((name) => name.endsWith('.lock'));
  writeFileSync(join(where, lock.replace('.lock', '.holder.json')), JSON.stringify({ pid: 1, since: '2026-01-01T00:00:00.000Z' }));
  expect(holderOfRunLock(where, 'ticket T-1')).toBeNull();
  expect(takeRunLock(where, 'ticket T-1', 'now').kind).toBe('locked');
});
