// Measures and prints; a timing never fails.
import { parseArgs } from 'node:util';
import { measureSession, type SessionBench } from './bench/measure-session.ts';
import type { Summary } from './bench/summary.ts';

const benches = { session: 'what one session costs the host, above git, bubblewrap and Node alone' } as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, runs: { type: 'string', default: '30' } },
  });
  const [name = ''] = positionals;
  const runs = Number(values.runs);
  if (name !== 'session' || !Number.isInteger(runs) || runs < 1) {
    console.error(
      `Usage: npm run bench -- NAME [--runs 30] [--json]\n${Object.entries(benches)
        .map(([bench, what]) => `  ${bench}  ${what}`)
        .join('\n')}`,
    );
    return 2;
  }
  const found = await measureSession(runs);
  console.log(values.json ? JSON.stringify(found) : benchText(found));
  return 0;
}

function benchText({ conditions, session, floor, above }: SessionBench): string {
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

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
