// Takes one ticket of an example project through the whole circuit, and shows where to look further.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { circuitCommand, demoFailure, type DemoFailure } from './demo/demo-failure.ts';
import { type DemoOptions, demoOptions, languages } from './demo/demo-options.ts';
import { type Demo, makeDemo } from './demo/make-demo.ts';
import { plainGit, runCommand } from './demo/run-command.ts';
import { asksForHelp } from './run/run-job.ts';

const root = join(import.meta.dirname, '..');
const circuit = [process.execPath, join(root, 'packages/cli/bin/circuit.mjs')];

/** What has been made so far; a failure at any moment names it. */
const made: { repo: string | null; origin: string | null; ticket: string | null } = { repo: null, origin: null, ticket: null };

async function main(argv: readonly string[]): Promise<number> {
  const options = demoOptions(argv);
  const example = join(root, 'examples', options.language);
  const started = performance.now();
  const demo = makeDemo(join(example, 'project'), options.into);
  Object.assign(made, demo);
  if (!options.json) console.error(`${options.language} example in ${demo.repo}, origin ${demo.origin}\n`);
  const tell = (failure: DemoFailure, code: number): number => failed(failure, code, options.json);
  const added = await addTicket(demo, join(example, 'ticket.md'));
  const { ticket } = added;
  if (ticket === null) return tell(demoFailure(demo, null, added), added.code === 0 ? 3 : added.code);
  made.ticket = ticket;
  const recordings = join(example, 'recordings');
  // The project's own place for recordings: with them the ticket can be replayed there. A live engine makes its own.
  if (options.engine.length === 0 && existsSync(recordings))
    cpSync(recordings, join(demo.repo, '.git/circuit/recordings', ticket), { recursive: true });
  const engine = options.engine.length > 0 ? options.engine : ['--engine', 'recorded', '--script', recordings];
  const end = await runTicket(demo, ticket, engine, options);
  const seconds = Math.round(performance.now() - started) / 1000;
  if (end.code === 0) return report(demo, ticket, { ...end, seconds, json: options.json });
  return tell(demoFailure(demo, ticket, end), end.code);
}

/** How a command of `circuit` ended, and the last line that it printed for programs. */
interface Ended {
  readonly code: number;
  readonly lastLine: string;
}

async function addTicket({ repo }: Demo, file: string): Promise<Ended & { ticket: string | null }> {
  const { code, lines } = await runCommand([...circuit, '-C', repo, 'ticket', 'add', file, '--json'], root, () => {});
  const lastLine = lines.at(-1) ?? '{}';
  return { code, lastLine, ticket: (JSON.parse(lastLine) as { ticket?: string }).ticket ?? null };
}

async function runTicket(
  { repo }: Demo,
  ticket: string,
  engine: readonly string[],
  { json }: DemoOptions,
): Promise<Ended & { costUsd: number }> {
  const argv = [...circuit, '-C', repo, 'run', ticket, ...engine];
  if (!json) return { code: (await runCommand(argv, root)).code, costUsd: 0, lastLine: '' };
  const { code, lines } = await runCommand([...argv, '--json'], root, (line) => console.log(line));
  const ended = lines.map((line) => JSON.parse(line) as { kind?: string; costUsd?: number }).findLast(({ kind }) => kind === 'ended');
  return { code, costUsd: ended?.costUsd ?? 0, lastLine: lines.at(-1) ?? '' };
}

function report({ repo, origin }: Demo, ticket: string, run: { seconds: number; costUsd: number; json: boolean }): number {
  const commit = plainGit(origin, ['rev-parse', 'refs/heads/main']).trim();
  if (run.json) {
    console.log(JSON.stringify({ repo, origin, ticket, commit, seconds: run.seconds, costUsd: run.costUsd }));
    return 0;
  }
  console.log(`\nMain of the origin is at ${commit}, after ${run.seconds.toFixed(1)} s. Look further:`);
  console.log(
    `  ${circuitCommand} -C ${repo} show ${ticket}\n  git -C ${repo} show ${commit.slice(0, 10)}\n  ${circuitCommand} -C ${repo} log ${ticket}`,
  );
  return 0;
}

/** For people, what stopped a run was printed already; programs have it on the last line, with where to look. */
function failed(failure: DemoFailure, code: number, json: boolean): number {
  const { repo, ticket, error } = failure;
  if (json) console.log(JSON.stringify(failure));
  else if (ticket === null) console.error([error.what, error.why, error.next].join('\n'));
  else console.error(`\nThe ticket did not land. Look at it: ${circuitCommand} -C ${repo} log ${ticket}`);
  return code;
}

const argv = process.argv.slice(2);
const usage = `Usage: npm run demo -- [${languages.join('|')}] [--json] [--into FOLDER] [--engine NAME --model M …as of circuit run]`;
try {
  if (asksForHelp(argv)) console.log(usage);
  else process.exitCode = await main(argv);
} catch (thrown) {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const what = made.repo === null ? 'The demo was not begun.' : 'The demo was not finished.';
  const error = { what, why, next: 'Mend that, then type: npm run demo' };
  process.exitCode = failed({ ...made, error }, 2, argv.includes('--json'));
}
