import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import { openJournal } from '@ticket-circuit/journal';
import { landTicket } from '../src/index.ts';
import { green } from './world.ts';

const [work = '', ticket = '', commit = '', remote = '', dieAt = ''] = process.argv.slice(2);
writeFileSync(join(work, '../lander.pid'), `${process.pid}`);
const attempt = openJournal(join(work, '../journal.db')).lockQueue('main', '2026-01-02T03:04:05Z');
if (attempt.kind === 'held') throw new Error(`held by ${attempt.by.pid}`);
const report = await landTicket({
  repo: await openRepository(work),
  ticket,
  commit,
  remote: remote === '-' ? null : remote,
  branch: 'main',
  runChecks: green,
  lock: attempt.lock,
  faultPoint: (name) => {
    if (name === dieAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(JSON.stringify(report));
