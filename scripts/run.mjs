// Runs a job of this repository on any Node from 20 on: installs what the job needs, then starts it with the pinned Node.
// Plain JavaScript without dependencies, because it runs before anything is installed. Its own messages go to standard error.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { SetUpFailure } from './run/fail.mjs';
import { jobEnvironment } from './run/job-environment.mjs';
import { linkCommands } from './run/link-commands.mjs';
import { setUp } from './run/set-up.mjs';
import { needSystemTools } from './run/system-tools.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const turbo = join(root, 'node_modules/turbo/bin/turbo');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/**
 * The arguments of Node for each job, the user's own arguments aside. `roles`: the job starts role programs, so they must be bundled;
 * `tools`: it needs git, python3 and bubblewrap.
 *
 * @type {Record<string, { argv: (more: string[]) => string[], roles: boolean, tools: boolean }>}
 */
const JOBS = {
  demo: { argv: () => ['scripts/demo.ts'], roles: true, tools: true },
  test: { argv: testArguments, roles: true, tools: true },
  // The recordings are played through real role programs.
  check: { argv: checkArguments, roles: true, tools: true },
  generate: { argv: () => ['scripts/generate-types.ts'], roles: false, tools: false },
  bundle: { argv: () => ['scripts/bundle-roles.ts'], roles: false, tools: false },
  bench: { argv: () => ['scripts/bench.ts'], roles: true, tools: true },
  torture: { argv: () => ['scripts/torture.ts'], roles: true, tools: true },
  conform: { argv: () => ['scripts/conform.ts'], roles: true, tools: true },
  record: { argv: () => ['scripts/record.ts'], roles: true, tools: true },
};

/** @param {string[]} more */
function testArguments(more) {
  // Reporters are named here because one given on the command line replaces those of the configuration.
  const reporters = more.some((argument) => argument.startsWith('--reporter')) ? [] : ['--reporter=default'];
  return [vitest, 'run', '--configLoader=native', ...reporters, '--reporter=./scripts/line-reporter.ts'];
}

/** The tasks of turbo.json. On a fresh machine nothing may come from a cache, and no machine's verdict may rest on another's. */
function checkArguments() {
  const tasks = ['types', 'lint', 'format', 'boundaries', 'unused', 'fresh'].map((name) => `check:${name}`);
  return [turbo, 'run', ...tasks, '--continue=always', '--output-logs=errors-only', ...(process.env.CI ? ['--force'] : [])];
}

/** The pinned Node, or the one that runs this where no pinned one exists for the machine. */
function pickNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new SetUpFailure(
    `There is no packaged Node 24 for ${process.platform}-${process.arch}. Install Node 24 or later, then type the same command again.`,
  );
}

/** What stands before a program that the kernel is to end when we are killed, since then nobody passes the signal on; empty where that cannot be had. */
const endsWithUs = beforeProgram(['setpriv', '--pdeathsig', 'TERM', '--']);

/** @param {readonly [string, ...string[]]} argv */
function beforeProgram([program, ...args]) {
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0 ? [program, ...args] : [];
}

/**
 * Runs a program with our own input and output, and returns its exit status.
 *
 * @param {string} node
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function runNode(node, argv, env) {
  return new Promise((resolve, reject) => {
    const [program = '', ...args] = [...endsWithUs, node, ...argv];
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

async function main() {
  const [name = '', ...more] = process.argv.slice(2);
  const job = Object.hasOwn(JOBS, name) ? JOBS[name] : undefined;
  if (!job) throw new SetUpFailure(`There is no job ${JSON.stringify(name)}. The jobs are: ${Object.keys(JOBS).join(', ')}.`);
  const argv = job.argv(more);
  const [program = ''] = argv;
  if (program.startsWith('scripts/') && !existsSync(join(root, program)))
    throw new SetUpFailure(`The job ${name} is not there: ${program} does not exist.`);
  if (job.tools) needSystemTools();
  await setUp(root);
  linkCommands(root);
  const node = pickNode();
  const env = jobEnvironment(process.env, root);
  // Some tests need root or a capability; a machine that judges must have what they need.
  if (name === 'test' && more.length === 0 && process.env.CI) env.CIRCUIT_NO_SKIPS = '1';
  if (job.roles) {
    const bundled = await runNode(node, ['scripts/bundle-roles.ts'], env);
    if (bundled !== 0) throw new SetUpFailure('The role programs could not be bundled: the reason stands above.');
  }
  return await runNode(node, [...argv, ...more], env);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetUpFailure)) throw error;
  console.error(error.message);
  if (process.argv.includes('--json')) {
    const next = 'Mend that, then type the same command again.';
    console.log(JSON.stringify({ error: { what: 'The job was not started.', why: error.message, next } }));
  }
  process.exitCode = 2;
}
