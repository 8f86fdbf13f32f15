// Runs each role once on a small planted case, in its sandbox, and checks what it hands back.
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brief } from '../packages/schemas/src/index.ts';
import { type Case, conformOptions, usage } from './conform/conform-options.ts';
import { judgeAnswer, type RoleAnswer } from './conform/judge-answer.ts';
import { plainGit, runCommand } from './demo/run-command.ts';
import { runJob } from './run/run-job.ts';

const root = join(import.meta.dirname, '..');
const planted = join(root, 'examples/conform');

async function main(): Promise<number> {
  const options = conformOptions(process.argv.slice(2), join(planted, 'script.json'));
  const folder = mkdtempSync(join(tmpdir(), 'circuit-conform-'));
  chmodSync(folder, 0o755);
  try {
    let failures = 0;
    for (const each of options.cases) failures += (await conforms(each, folder, options.engine)) ? 0 : 1;
    console.log(failures === 0 ? 'Every role conforms.' : `${failures} of ${options.cases.length} do not conform.`);
    return failures === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function conforms({ role, kind }: Case, folder: string, engine: readonly string[]): Promise<boolean> {
  const repo = makeRepository(join(folder, kind), kind);
  const file = join(planted, `${kind}.json`);
  const argv = [
    process.execPath,
    join(root, 'packages/cli/bin/circuit.mjs'),
    '-C',
    repo,
    'role',
    role,
    '--brief',
    file,
    '--json',
    ...engine,
  ];
  const { lines } = await runCommand(argv, root, () => {});
  const answer = JSON.parse(lines.at(-1) ?? '{}') as RoleAnswer;
  const faults = judgeAnswer(answer, JSON.parse(readFileSync(file, 'utf8')) as Brief);
  const used = `${answer.calls ?? 0} calls, ${answer.tokens ?? 0} tokens, $${(answer.costUsd ?? 0).toFixed(4)}`;
  console.log(`${faults.length === 0 ? 'ok ' : 'BAD'}  ${role.padEnd(10)}  ${kind.padEnd(9)}  ${used}`);
  for (const fault of faults) console.log(`       ${fault}`);
  return faults.length === 0;
}

/** The project, and over it what stands in the tree when this kind of brief is given. */
function makeRepository(repo: string, kind: string): string {
  cpSync(join(planted, 'project'), repo, { recursive: true });
  // What landed is what was reviewed.
  const over = join(planted, 'trees', kind === 'triage' || kind === 'closure' ? 'review' : kind);
  if (existsSync(over)) cpSync(over, repo, { recursive: true });
  plainGit(repo, ['init', '--quiet', '--initial-branch=main']);
  plainGit(repo, ['config', 'user.name', 'Ada Example']);
  plainGit(repo, ['config', 'user.email', 'ada@example.org']);
  plainGit(repo, ['add', '--all']);
  plainGit(repo, ['commit', '--quiet', '--message', 'Plant the case']);
  return repo;
}

await runJob(usage, main);
