// Runs one of the tests that take too long for every change. Exit status 1 when it finds a fault.
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { runJob } from './run/run-job.ts';
import { tortureCritic } from './torture/critic.ts';
import { tortureKills } from './torture/torture-kills.ts';
import { tortureRoundTrip } from './torture/round-trip.ts';
import { tortureQueueBySeeds } from './torture/torture-queue.ts';
import { ProgressTeller } from './torture/progress-teller.ts';
import { removeScratch, type TortureOptions, type TortureReport } from './torture/torture.ts';

const tortures: Readonly<Record<string, { what: string; run: (options: TortureOptions) => Promise<TortureReport> }>> = {
  critic: { what: "the critic on pairs of functions, against this machine's CPython and by construction", run: tortureCritic },
  'round-trip': { what: 'taking all bodies out of whole libraries and putting them back, byte for byte', run: tortureRoundTrip },
  kills: { what: 'the circuit: killed at random points, alone and with its sessions, while it delivers tickets', run: tortureKills },
  queue: { what: 'the merge queue: its worker killed at random points while people push past it', run: tortureQueueBySeeds },
};

function usage(): string {
  const known = Object.entries(tortures).map(([name, { what }]) => `  ${name.padEnd(11)} ${what}`);
  const options =
    '[--seed 1] [--seeds 500] [--tickets 20] [--language python|typescript|both] [--python PROGRAM]… [--pairs 300000] [--files N] [--json]';
  return [`Usage: npm run torture -- NAME ${options}`, ...known].join('\n');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '300000' },
      files: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '500' },
      tickets: { type: 'string', default: '20' },
      python: { type: 'string', multiple: true },
      language: { type: 'string', default: 'both' },
      json: { type: 'boolean', default: false },
    },
  });
  const torture = tortures[positionals[0] ?? ''];
  const [pairs, files] = [Number(values.pairs), Number(values.files)];
  const [seed, seeds, tickets] = [Number(values.seed), Number(values.seeds), Number(values.tickets)];
  const { language } = values;
  const isLanguage = language === 'python' || language === 'typescript' || language === 'both';
  if (!torture || !(pairs > 0) || !(files > 0) || !Number.isInteger(seed) || !(seeds > 0) || !(tickets > 0) || !isLanguage) {
    console.error(usage());
    return 2;
  }
  const teller = new ProgressTeller(process.stderr);
  let soFar: () => TortureReport | null = () => null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      teller.end();
      const report = soFar();
      console.log(
        values.json
          ? JSON.stringify({ stopped: signal, ...report })
          : `Stopped by ${signal}. ${report?.text ?? 'Nothing was counted yet.'}`,
      );
      removeScratch();
      process.exit(128 + constants.signals[signal]);
    });
  const progress: TortureOptions['progress'] = (line, report) => {
    soFar = report;
    teller.tell(line);
  };
  const report = await torture.run({ pairs, files, seed, seeds, tickets, language, pythons: values.python ?? [], progress });
  teller.end();
  console.log(values.json ? JSON.stringify(report) : report.text);
  return report.faults === 0 ? 0 : 1;
}

await runJob(usage(), main);
