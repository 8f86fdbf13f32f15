// Takes one ticket of an example project through the whole circuit, and shows where to look further.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoOptions, demoOptions } from './demo/demo-options.ts';
import { type Demo, makeDemo } from './demo/make-demo.ts';
import { plainGit, runCommand } from './demo/run-command.ts';

const root = join(import.meta.dirname, '..');
const circuit = [process.execPath, join(root, 'packages/cli/bin/circuit.mjs')];

async function main(): Promise<number> {
  const options = demoOptions(process.argv.slice(2));
  const example = join(root, 'examples', options.language);
  const started = performance.now();
  const demo = makeDemo(join(example, 'project'), options.into);
  if (!options.json) console.error(`${options.language} example in ${demo.repo}, origin ${demo.origin}\n`);
  const ticket = await addTicket(demo, join(example, 'ticket.md'));
  if (ticket === null) return 3;
  const recordings = join(example, 'recordings');
  // The project's own place for recordings: with them the ticket can be replayed there.
  if (existsSync(recordings)) cpSync(recordings, join(demo.repo, '.git/circuit/recordings', ticket), { recursive: true });
  const engine = options.engine.length > 0 ? options.engine : ['--engine', 'recorded', '--script', recordings];
  const end = await runTicket(demo, ticket, engine, options);
  const seconds = Math.round(performance.now() - started) / 1000;
  return end.code === 0 ? report(demo, ticket, { ...end, seconds, json: options.json }) : failed(demo, ticket, end.code);
}

async function addTicket({ repo }: Demo, file: string): Promise<string | null> {
  const { code, lines } = await runCommand([...circuit, '-C', repo, 'ticket', 'add', file, '--json'], root, () => {});
  const document = JSON.parse(lines.at(-1) ?? '{}') as { ticket?: string };
  if (code !== 0) console.error(lines.join('\n'));
  return document.ticket ?? null;
}

async function runTicket(
  { repo }: Demo,
  ticket: string,
  engine: readonly string[],
  { json }: DemoOptions,
): Promise<{ code: number; costUsd: number }> {
  const argv = [...circuit, '-C', repo, 'run', ticket, ...engine];
  if (!json) return { code: (await runCommand(argv, root)).code, costUsd: 0 };
  const { code, lines } = await runCommand([...argv, '--json'], root, (line) => console.log(line));
  const ended = lines.map((line) => JSON.parse(line) as { kind?: string; costUsd?: number }).findLast(({ kind }) => kind === 'ended');
  return { code, costUsd: ended?.costUsd ?? 0 };
}

function report({ repo, origin }: Demo, ticket: string, run: { seconds: number; costUsd: number; json: boolean }): number {
  const commit = plainGit(origin, ['rev-parse', 'refs/heads/main']).trim();
  if (run.json) {
    console.log(JSON.stringify({ repo, origin, ticket, commit, seconds: run.seconds, costUsd: run.costUsd }));
    return 0;
  }
  const command = 'node_modules/.bin/circuit';
  console.log(`\nMain of the origin is at ${commit}, after ${run.seconds.toFixed(1)} s. Look further:`);
  console.log(
    `  ${command} -C ${repo} show ${ticket}\n  git -C ${repo} show ${commit.slice(0, 10)}\n  ${command} -C ${repo} log ${ticket}`,
  );
  return 0;
}

/** What stopped it was printed already. */
function failed({ repo }: Demo, ticket: string, code: number): number {
  console.error(`\nThe ticket did not land. Look at it: node_modules/.bin/circuit -C ${repo} log ${ticket}`);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
