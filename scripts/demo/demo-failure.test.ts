import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoFailure } from './demo-failure.ts';

const demo = { repo: '/demo/repo', origin: '/demo/origin.git' };

test('a demo whose ticket waits says on what, where, and how to look', () => {
  const lastLine = JSON.stringify({ ticket: 'T-1', end: { kind: 'waiting', questions: [{ id: 'Q-1', text: 'How now?' }] } });
  expect(demoFailure(demo, 'T-1', { code: 4, lastLine })).toEqual({
    ...demo,
    ticket: 'T-1',
    error: {
      what: 'T-1 did not land: it waits on a question.',
      why: 'Q-1: How now?',
      next: 'Run: node_modules/.bin/circuit -C /demo/repo questions',
    },
  });
});

test('what a command refused is passed on in its own words', () => {
  const error = { kind: 'refused', code: 'no-ticket', what: 'W.', why: 'Y.', next: 'N.' };
  expect(demoFailure(demo, null, { code: 1, lastLine: JSON.stringify({ error }) })).toEqual({
    ...demo,
    ticket: null,
    error: { what: 'W.', why: 'Y.', next: 'N.' },
  });
});

test('a command that was killed before it said anything has a failure all the same', () => {
  expect(demoFailure(demo, 'T-1', { code: 137, lastLine: '' }).error).toMatchObject({ why: expect.stringContaining('137') as string });
});

/** Runs the demo as `npm run -s demo -- --json` does once all is set up. */
function runDemo(...argv: string[]): { code: number | null; last: Record<string, unknown> } {
  const program = join(import.meta.dirname, '../demo.ts');
  const env = { ...process.env, ANTHROPIC_API_KEY: '' };
  const run = spawnSync(process.execPath, [program, '--json', ...argv], { encoding: 'utf8', env });
  return { code: run.status, last: JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '') as Record<string, unknown> };
}

function folder(): string {
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-demo-test-')));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a demo that cannot run ends on one line of JSON that names its repositories and its ticket', () => {
  const into = join(folder(), 'demo');
  const { code, last } = runDemo('--into', into, '--engine', 'claude', '--model', 'claude-opus-5');
  expect(code).toBe(2);
  expect(last).toMatchObject({
    repo: join(into, 'repo'),
    origin: join(into, 'origin.git'),
    ticket: 'T-1',
    error: { what: 'No engine answers the explorer.', next: expect.stringContaining('ANTHROPIC_API_KEY') as string },
  });
  expect(existsSync(join(into, 'repo/.git'))).toBe(true);
});

test('a demo that was wrongly asked for says so on one line of JSON, and by status 2', () => {
  const nothing = { repo: null, origin: null, ticket: null };
  expect(runDemo('cobol')).toMatchObject({ code: 2, last: { ...nothing, error: { why: expect.stringContaining('cobol') as string } } });
  const into = folder();
  writeFileSync(join(into, 'mine'), '');
  expect(runDemo('--into', into)).toMatchObject({
    code: 2,
    last: { ...nothing, error: { why: expect.stringContaining('is not empty') as string } },
  });
});
