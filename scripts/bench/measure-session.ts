import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainHead, openProject, openTicket, runRoleAlone, type LoneRole, type Project } from '../../packages/circuit/src/index.ts';
import { emptyPlan, type Brief } from '../../packages/schemas/src/index.ts';
import { plainGit } from '../demo/run-command.ts';
import { summary, type Summary } from './summary.ts';

/** What the bench of a session found, in milliseconds, and under which conditions. */
export interface SessionBench {
  readonly conditions: Readonly<Record<string, string | number>>;
  readonly session: Summary;
  readonly floor: Summary;
  /** Median of session and floor, pair by pair: what the host itself takes. */
  readonly above: Summary;
}

const FILES = 5_000;

/**
 * Measures what one session costs the host: work tree, sandbox, role program, one scripted answer, sheet, journal, walk, removal. Reading main
 * and its project file is not in it: a run does that once, before its first session. The floor is what git, bubblewrap and Node alone take for
 * the same. The two alternate, so that both see the same machine.
 */
export async function measureSession(runs: number): Promise<SessionBench> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-bench-')));
  chmodSync(folder, 0o755);
  try {
    // Both sides make their trees on one file system.
    process.env['CIRCUIT_STATE_DIR'] = join(folder, 'state');
    const repo = makeRepository(folder);
    const script = join(folder, 'script.json');
    writeFileSync(script, JSON.stringify({ 'challenge.r1.t1#1': { body: { questions: [] } } }));
    const project = await openProject(repo);
    try {
      return await measure(project, { repo, script, runs });
    } finally {
      project.journal.close();
      for (const dir of [project.workDir, project.socketDir]) rmSync(dir, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(project: Project, { repo, script, runs }: { repo: string; script: string; runs: number }): Promise<SessionBench> {
  const ticket = openTicket(project, { title: 'Bench', goal: 'Nothing changes.' });
  const run = { project, ...(await mainHead(project.repo)), brief: challengeBrief(ticket), script };
  await session(run);
  floor(repo);
  const [sessions, floors]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < runs; pair += 1) {
    // Who goes first alternates too: the second of a pair finds warm caches.
    if (pair % 2 === 0) floors.push(await timed(async () => floor(repo)));
    sessions.push(await timed(async () => await session(run)));
    if (pair % 2 === 1) floors.push(await timed(async () => floor(repo)));
  }
  const above = sessions.map((took, pair) => took - (floors[pair] ?? 0));
  return { conditions: conditions(runs), session: summary(sessions), floor: summary(floors), above: summary(above) };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

let journalled = 0;

async function session(run: Pick<LoneRole, 'project' | 'config' | 'commit' | 'brief' | 'script'>): Promise<void> {
  const { project, brief } = run;
  const record = (kind: string): void => {
    journalled += 1;
    // A run of the circuit appends an event of about this size at each of these points.
    project.journal.append(
      brief.ticket,
      `bench/${kind}.${journalled}`,
      { kind: 'effect-started', effect: `${brief.session}/start-session` },
      new Date().toISOString(),
    );
  };
  const { outcome } = await runRoleAlone({
    ...run,
    role: 'questioner',
    engine: 'scripted',
    signal: new AbortController().signal,
    record,
  });
  if (outcome?.kind !== 'sheet') throw new Error(`A session ended as ${JSON.stringify(outcome)}; there is nothing to measure.`);
}

function floor(repo: string): void {
  const tree = `${repo}.floor`;
  plainGit(repo, ['worktree', 'add', '--quiet', '--detach', tree, 'HEAD']);
  const argv = [
    '--ro-bind',
    '/',
    '/',
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    '--unshare-all',
    '--die-with-parent',
    '--chdir',
    tree,
    process.execPath,
    '-e',
    '0',
  ];
  const run = spawnSync('bwrap', argv, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`bwrap failed: ${run.error?.message ?? run.stderr}`);
  plainGit(repo, ['worktree', 'remove', '--force', tree]);
}

function makeRepository(folder: string): string {
  const repo = join(folder, 'repo');
  for (let n = 0; n < FILES; n += 1) {
    const dir = join(repo, 'src', `part-${Math.floor(n / 100)}`);
    if (n % 100 === 0) mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, `file-${n}.ts`), `/** Returns ${n}. */\nexport function value${n}(): number {\n  return ${n};\n}\n`.repeat(8));
  }
  const config = {
    main: 'main',
    packages: [{ name: 'all', paths: ['.'] }],
    test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
  };
  writeFileSync(join(repo, 'circuit.json'), JSON.stringify(config));
  plainGit(repo, ['init', '--quiet', '--initial-branch=main']);
  plainGit(repo, ['config', 'user.name', 'Bench']);
  plainGit(repo, ['config', 'user.email', 'bench@example.org']);
  plainGit(repo, ['add', '--all']);
  plainGit(repo, ['commit', '--quiet', '--message', 'Files']);
  return repo;
}

function challengeBrief(ticket: string): Brief {
  const project = {
    packages: [{ name: 'all', paths: ['.'] }],
    runner: 'node-test',
    testCommand: ['npm', 'test'],
    checks: [],
    references: [],
    files: [],
    filesLeftOut: FILES,
    outline: [],
    rules: [],
    testPatterns: [],
  };
  return {
    kind: 'challenge',
    ticket,
    session: `${ticket}/challenge.r1.t1`,
    round: 1,
    try: 1,
    tries: 3,
    goal: 'Nothing changes.',
    project,
    feedback: [],
    plan: { ...emptyPlan, nature: 'text' },
    unquoted: ['Nothing changes.'],
    sources: [],
  } as unknown as Brief;
}

function conditions(runs: number): SessionBench['conditions'] {
  const bwrap = spawnSync('bwrap', ['--version'], { encoding: 'utf8' }).stdout.trim();
  const [load = 0] = loadavg();
  return {
    runs,
    files: FILES,
    node: process.version,
    bwrap,
    git: plainGit('/', ['--version']).trim(),
    kernel: release(),
    'file system': spawnSync('stat', ['--file-system', '--format=%T', tmpdir()], { encoding: 'utf8' }).stdout.trim(),
    cpus: cpus().length,
    load: Math.round(load * 10) / 10,
    user: process.getuid?.() === 0 ? 'root' : 'ordinary',
  };
}
