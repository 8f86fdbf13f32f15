import { openJournal } from '@ticket-circuit/journal';
import { startTelemetry } from '../src/index.ts';
import { closed, ended } from './entries.ts';

/** Ends a ticket as a run does: starts telemetry, appends, ends, says so. With `fails` it breaks off before that. */
const [file = '', folder = '', how] = process.argv.slice(2);
const telemetry = startTelemetry({ ticket: 'T-1', journal: file, folder, env: process.env, warn: () => {} });
if (how !== 'fails') {
  using journal = openJournal(file);
  const at = new Date().toISOString();
  journal.append('T-1', 'T-1/code.r1.t1/start-session', ended('T-1/code.r1.t1'), at);
  journal.append('T-1', 'T-1/land.r1.t1/close', closed, at);
  telemetry.end();
  // The program has a port to a thread that it waits for.
  const threads = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort');
  process.stdout.write(`ended with ${threads.length}\n`);
}
