import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { editTicket, highestOnMain, openTicket, viewTicket } from '../src/index.ts';
import { Example, eventsOf, type Reply } from './support/example.ts';

/** Ends a ticket cheaply: the explorer says nothing that is a plan. */
const noPlan: Record<string, Reply> = { 'plan.r1.t1#1': 'No plan.', 'plan.r1.t1#2': 'Still none.' };
const oneTry: Partial<Circuit> = { bounds: { tries: 1, rounds: 1 } };
const suite = (run: string[]): Circuit['test'] => ({ run, only: [...run, '{files}'], report: 'node-test', timeoutS: 60 });

function thrownBy(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}

test.each<{ name: string; config: Partial<Circuit>; code: string; why: RegExp }>([
  {
    name: 'a test command that does not exist',
    config: { test: suite(['no-such-runner']) },
    code: 'cannot-run-tests',
    why: /no-such-runner/u,
  },
  {
    name: 'a test command that exits well without a test',
    config: { test: suite(['node', '--test', 'nowhere/**/*.test.ts']) },
    code: 'cannot-run-tests',
    why: /test/u,
  },
  {
    name: 'a check that is red',
    config: { checks: [{ name: 'lint', run: ['node', '-e', 'console.log("src/index.ts is ugly"); process.exit(1)'] }] },
    code: 'base-red',
    why: /src\/index\.ts is ugly/u,
  },
])('a base with $name is refused before any session, and the ticket stays open', async ({ config, code, why }) => {
  using example = new Example({ config });
  const at = await example.ticket();
  await expect(example.run(at)).rejects.toMatchObject({ code, why: expect.stringMatching(why) as string });
  expect(eventsOf(at, 'run-requested')).toStrictEqual([]);
  expect(eventsOf(at, 'session-started')).toStrictEqual([]);
  expect(viewTicket(at.project, at.ticket).ticket.status).toBe('open');
});

test('a second run of the same ticket at the same time is refused and disturbs nothing', async () => {
  using example = new Example({ config: oneTry });
  const at = await example.ticket();
  const second = await example.project();
  const refused: unknown[] = [];
  const attempts: Promise<void>[] = [];
  const edits: unknown[] = [];
  await example.run(at, noPlan, {
    progress: ({ kind }) => {
      // No session has begun: what a run has read of the goal is not changed under it.
      if (kind === 'step') edits.push(thrownBy(() => editTicket(second, at.ticket, { title: 'Other', goal: 'Another goal.' })));
      if (kind === 'session')
        attempts.push(
          example.run({ project: second, ticket: at.ticket }).then(
            () => {},
            (error: unknown) => void refused.push(error),
          ),
        );
    },
  });
  await Promise.all(attempts);
  expect(refused).toMatchObject([{ code: 'ticket-held', why: expect.stringContaining(`${process.pid}`) as string }]);
  expect(edits[0]).toMatchObject({ code: 'ticket-held', what: `${at.ticket} was not changed.` });
  expect(eventsOf(at, 'ticket-edited')).toStrictEqual([]);
  expect(eventsOf(at, 'run-requested')).toHaveLength(1);
});

test('a script that cannot be read stops the run and loses nothing', async () => {
  using example = new Example({ config: oneTry });
  const at = await example.ticket();
  const script = join(example.root, 'broken.json');
  writeFileSync(script, '{ "plan.r1.t1#1": ');
  await expect(example.run(at, {}, { script })).rejects.toMatchObject({ code: 'broken-script' });
  expect(eventsOf(at, 'infrastructure-lost')).toStrictEqual([]);
  expect(await example.run(at, noPlan)).toMatchObject({ kind: 'waiting', questions: [{ cause: 'bound-reached' }] });
});

test.runIf(process.getuid?.() === 0)('a journal whose disk is full stops the run with that reason, and the next run goes on', async () => {
  using example = new Example({ config: oneTry });
  const home = join(example.folder, '.git/circuit');
  mkdirSync(home);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', home]);
  try {
    const at = await example.ticket();
    const ballast = join(home, 'ballast');
    const before = (): void => execFileSync('sh', ['-c', 'cat /dev/zero > "$0" 2>/dev/null || true', ballast]) as never;
    const run = example.run(at, noPlan, { progress: ({ kind }) => void (kind === 'session' && before()) });
    await expect(run).rejects.toMatchObject({ code: expect.stringMatching(/^(disk-full|not-opened)$/u) as string, retry: 'safe' });
    const written = at.project.journal.verify();
    execFileSync('rm', [ballast]);
    expect(await example.run(at, noPlan)).toMatchObject({ kind: 'waiting', questions: [{ cause: 'bound-reached' }] });
    expect(at.project.journal.verify()).toBeGreaterThan(written);
    expect(eventsOf(at, 'session-started')).toHaveLength(1);
    at.project.journal.close();
  } finally {
    execFileSync('umount', ['-l', home]);
  }
});

test('a program that is not in the sandbox is a request that failed, not a sandbox that could not be set up', async () => {
  using example = new Example({ config: oneTry });
  const at = await example.ticket();
  const look: Reply = { tool_calls: [{ name: 'shell', input: { run: ['no-such-program', '--version'] } }] };
  await example.run(at, { ...noPlan, 'plan.r1.t1#1': look, 'plan.r1.t1#3': 'Still none.' });
  expect(eventsOf(at, 'tool-used')).toMatchObject([{ tool: 'shell', outcome: 'failed' }]);
});

test('a clone without a journal counts on from what landed, and an id that landed is not run again', async () => {
  using example = new Example({ config: oneTry });
  const at = await example.ticket();
  expect(await highestOnMain(at.project.repo, 'refs/heads/main')).toBe(0);
  example.commit(`Say hello\n\nTicket: ${at.ticket}`);
  example.commit('Say more\n\nTicket: T-41');
  example.git('push', '-q', 'origin', 'main');
  await expect(example.run(at)).rejects.toMatchObject({ code: 'bad-ticket', why: expect.stringContaining('another clone') as string });
  expect(eventsOf(at, 'run-requested')).toStrictEqual([]);
  const above = await highestOnMain(at.project.repo, 'refs/heads/main');
  expect(openTicket(at.project, { title: 'Anew', goal: 'Say it.' }, above)).toBe('T-42');
});
