import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { summary, type Summary } from '../summary.ts';

/** How long `coupler --help` takes to start, print and end, beside a Node that does nothing, in milliseconds. */
export interface StartBench {
  readonly runs: number;
  readonly help: Summary;
  readonly bare: Summary;
  readonly times: number;
}

const coupler = join(import.meta.dirname, '../../../packages/cli/bin/coupler.mjs');

/** Both with the Node that runs this, one after the other; the first of each is not counted, since it fills Node's cache of compiled code. */
export function measureStart(runs: number): StartBench {
  const took: { help: number[]; bare: number[] } = { help: [], bare: [] };
  for (let run = 0; run <= runs; run += 1) {
    const order = run % 2 === 0 ? (['help', 'bare'] as const) : (['bare', 'help'] as const);
    for (const side of order) {
      const ms = timed(side === 'help' ? [coupler, '--help'] : ['-e', '0']);
      if (run > 0) took[side].push(ms);
    }
  }
  const [help, bare] = [summary(took.help), summary(took.bare)];
  return { runs, help, bare, times: Math.round((help.median / bare.median) * 100) / 100 };
}

function timed(argv: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`node ${argv.join(' ')} ended with ${status}: ${stderr}`);
  return ms;
}
