// Measures and prints; a timing never fails.
import { parseArgs } from 'node:util';
import { boardText, measureBoard } from './bench/measure-board.ts';
import { couplerText, measureCoupler } from './bench/measure-coupler.ts';
import { measureQueue, queueText } from './bench/measure-queue.ts';
import { queueSimText } from './bench/measure-queue-sim.ts';
import { measureSession, type SessionBench } from './bench/measure-session.ts';
import { measureSandbox, sandboxText } from './bench/measure-sandbox.ts';
import type { Summary } from './bench/summary.ts';
import { runJob } from './run/run-job.ts';

interface Bench {
  readonly what: string;
  /** Returns what is printed. `count`: runs or seeds, null where none were asked for. */
  run(options: { readonly count: number | null; readonly json: boolean }): string | Promise<string>;
}

const benches: Readonly<Record<string, Bench>> = {
  session: {
    what: 'what one session costs the host, above git, bubblewrap and Node alone',
    run: async ({ count, json }) => {
      const found = await measureSession(count ?? 30);
      return json ? JSON.stringify(found) : sessionText(found);
    },
  },
  sandbox: {
    what: 'what it takes to start a sandbox, beside bubblewrap alone and beside @anthropic-ai/sandbox-runtime',
    run: async ({ count, json }) => {
      const found = await measureSandbox(count ?? 30);
      return json ? JSON.stringify(found) : sandboxText(found);
    },
  },
  board: {
    what: 'the dashboard over 10,000 tickets with 1,000,000 events; --runs: tickets',
    run: async ({ count, json }) => {
      const found = await measureBoard(count ?? 10_000);
      return json ? JSON.stringify(found) : boardText(found);
    },
  },
  coupler: {
    what: 'lowering beside the parsers alone, the critic beside CPython, the start beside Node, tokens beside whole files',
    run: async ({ count, json }) => {
      const found = await measureCoupler(count ?? 40);
      return json ? JSON.stringify(found) : couplerText(found);
    },
  },
  queue: {
    what: 'one landing without its checks beside the same plumbing by hand; start, scan and list after 10,000 landings',
    run: async ({ count, json }) => {
      const found = await measureQueue(count ?? 30);
      return json ? JSON.stringify(found) : queueText(found);
    },
  },
  'queue-sim': {
    what: "the merge queue's scheduler over generated tickets in simulated time, policy by policy",
    run: ({ count, json }) => queueSimText(count ?? 20, json),
  },
};

function usage(): string {
  const known = Object.entries(benches).map(([name, { what }]) => `  ${name.padEnd(10)}${what}`);
  return ['Usage: npm run bench -- NAME [--runs N] [--seeds N] [--json]', ...known].join('\n');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, runs: { type: 'string' }, seeds: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  const asked = values.runs ?? values.seeds;
  const count = asked === undefined ? null : Number(asked);
  if (bench === undefined || (count !== null && (!Number.isInteger(count) || count < 1))) {
    console.error(usage());
    return 2;
  }
  console.log(await bench.run({ count, json: values.json }));
  return 0;
}

function sessionText({ conditions, session, floor, above }: SessionBench): string {
  const row = (name: string, { median, p90, min, max }: Summary): string =>
    [name.padEnd(9), ...[median, p90, min, max].map((value) => value.toFixed(1).padStart(9))].join('');
  return [
    Object.entries(conditions)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    `${'ms'.padEnd(9)}${['median', 'p90', 'min', 'max'].map((name) => name.padStart(9)).join('')}`,
    row('session', session),
    row('floor', floor),
    row('above', above),
    `The host takes ${above.median} ms a session above the floor; aimed at: at most 150 ms.`,
  ].join('\n');
}

await runJob(usage(), main);
