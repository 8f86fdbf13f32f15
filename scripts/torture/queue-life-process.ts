// One life of a queue's worker, to be killed at any moment: works until idle, and says when it begins.
import { appendFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '../../packages/git/src/index.ts';
import { openJournal } from '../../packages/journal/src/index.ts';
import { openQueueLog, workQueue, type CheckVerdict } from '../../packages/merge-queue/src/index.ts';
import { numbersFrom } from '../../packages/syntax/test/support/seeded.ts';

const [root = '', policy = 'window', seed = '0'] = process.argv.slice(2);
const repo = await openRepository(join(root, 'work'));
const journal = openJournal(join(root, 'journal.db'));
const attempt = journal.lockQueue('main', '2026-01-02T03:04:05Z');
if (attempt.kind === 'held') throw new Error(`The queue is held by ${attempt.by.pid}.`);
const random = numbersFrom(Number(seed));
writeSync(1, 'begun\n');
const end = await workQueue({
  repo,
  remote: 'origin',
  branch: 'main',
  log: openQueueLog(join(root, 'queue.jsonl')),
  lock: attempt.lock,
  policy: policy === 'serial' || policy === 'batch' ? policy : 'window',
  slots: 3,
  judge: async ({ tree }): Promise<CheckVerdict> => {
    await new Promise((resolve) => setTimeout(resolve, random() * 40));
    if (random() < 0.05) return { kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', message: 'a flake' }] };
    if (random() < 0.05) return { kind: 'unknown', why: 'lost' };
    // On record before it is told: what main becomes must be among these.
    appendFileSync(join(root, 'green'), `${tree}\n`);
    return { kind: 'green', proof: `sha256:${tree}` };
  },
  until: 'idle',
  signal: AbortSignal.timeout(60_000),
  backoffMs: [0],
  logPollMs: 10,
  now: () => new Date().toISOString(),
  faultPoint: (name) => writeSync(1, `${name}\n`),
});
writeSync(1, `${JSON.stringify(end)}\n`);
journal.close();
