import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedRepo, scripted } from './planted.ts';
import { circuit, documentOf, git, scratchFolder, scratchRepo, writeFiles, type Said } from './scratch.ts';

const slow = 300_000;
// Whatever the explorer says is a try: a run that asks it has begun.
const noPlan = { 'plan.r1.t1#1': 'No plan.' };

async function began(repo: string): Promise<boolean> {
  return (await circuit(repo, 'log', 'T-1')).out.includes('the explorer starts');
}

async function landingOf(repo: string): Promise<{ kind: string; says: string; next?: string }> {
  const { findings } = documentOf(await circuit(repo, 'doctor', '--json')) as { findings: { part: string; kind: string; says: string }[] };
  const found = findings.find(({ part }) => part === 'landing');
  if (found === undefined) throw new Error('The doctor says nothing of the landing.');
  return found;
}

function refused(where: string, count = '1 file has'): Partial<Said> {
  return {
    code: 1,
    out: '',
    err: [
      'Refused: T-1 was not run, and nothing was started.',
      `  Why:  main is checked out in ${where}, where ${count} changes that are not committed, such as "src/greet.ts". T-1 would land on main and bring these files along.`,
      `  Next: Commit or stash them: git -C '${where}' stash; then run the same command again.\n`,
    ].join('\n'),
  };
}

test(
  'without a remote, a run is refused before its first session while main is checked out with changes, and doctor says so',
  async () => {
    const repo = await plantedRepo();
    writeFiles(repo, { 'src/greet.ts': 'half a thought' });
    const engine = scripted(noPlan);
    expect(await circuit(repo, 'run', 'T-1', ...engine)).toEqual(refused(repo));
    expect(await landingOf(repo)).toMatchObject({ kind: 'mend', says: expect.stringContaining('"src/greet.ts"') });
    expect((await circuit(repo, 'log', 'T-1')).out.trim().split('\n')).toHaveLength(1);
    expect((await circuit(repo, 'status')).out).toContain('open: circuit run T-1');

    // A file of which git knows nothing is in no landing's way unless the ticket makes one of that name.
    git(repo, 'checkout', '--', '.');
    writeFiles(repo, { 'notes.txt': 'mine' });
    expect((await landingOf(repo)).kind).toBe('good');
    expect((await circuit(repo, 'run', 'T-1', ...engine)).code).not.toBe(1);
    expect(await began(repo)).toBe(true);
  },
  slow,
);

test(
  'without a remote, changes count where main is checked out, be that another work tree, and nowhere else',
  async () => {
    const repo = await plantedRepo();
    git(repo, 'checkout', '--quiet', '-b', 'elsewhere');
    writeFiles(repo, { 'src/greet.ts': 'half a thought' });
    expect((await landingOf(repo)).kind).toBe('good');
    const second = join(scratchFolder(), 'second');
    git(repo, 'worktree', 'add', '--quiet', second, 'main');
    writeFiles(second, { 'src/greet.ts': 'another', 'package.json': '{}' });
    expect(await circuit(repo, 'run', 'T-1', ...scripted(noPlan))).toMatchObject({
      code: 1,
      err: expect.stringContaining(`main is checked out in ${second}, where 2 files have changes that are not committed`),
    });
    expect(await landingOf(repo)).toMatchObject({ kind: 'mend', next: `Commit or stash them: git -C '${second}' stash` });
    expect(await began(repo)).toBe(false);
  },
  slow,
);

test(
  'a repository with a remote is run and found ready with changes on a checked-out main',
  async () => {
    const repo = scratchRepo();
    const origin = join(scratchFolder(), 'origin.git');
    git(repo, 'init', '--bare', '--quiet', origin);
    git(repo, 'remote', 'add', 'origin', origin);
    const config = JSON.parse(git(repo, 'show', 'main:circuit.json')) as object;
    writeFiles(repo, { 'circuit.json': JSON.stringify({ ...config, remote: 'origin' }) });
    git(repo, 'commit', '--quiet', '--all', '--message', 'Remote');
    git(repo, 'push', '--quiet', 'origin', 'main');
    writeFiles(repo, { 'add.js': 'half a thought' });
    await circuit(repo, 'ticket', 'add', '--goal', 'Add three.');
    expect(await landingOf(repo)).toEqual({ kind: 'good', part: 'landing', says: 'on main of origin' });
    await circuit(repo, 'run', 'T-1', ...scripted(noPlan));
    expect(await began(repo)).toBe(true);
  },
  slow,
);
