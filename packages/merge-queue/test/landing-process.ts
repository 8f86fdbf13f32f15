import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import { openQueueLog } from '../src/index.ts';
import { green, land } from './world.ts';

const [work = '', ticket = '', commit = '', remote = '', dieAt = ''] = process.argv.slice(2);
writeFileSync(join(work, '../lander.pid'), `${process.pid}`);
const report = await land({
  repo: await openRepository(work),
  ticket,
  commit,
  remote: remote === '-' ? null : remote,
  branch: 'main',
  runChecks: green,
  log: openQueueLog(join(work, '../queue.jsonl')),
  journal: join(work, '../journal.db'),
  faultPoint: (name) => {
    if (name === dieAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(JSON.stringify(report));
