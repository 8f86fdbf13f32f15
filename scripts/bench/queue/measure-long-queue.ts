import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '../../../packages/git/src/index.ts';
import { describeQueue, openQueueLog, readFold, scanLanded, workQueue, type QueuePlace } from '../../../packages/merge-queue/src/index.ts';
import type { QueueRecord } from '../../../packages/schemas/src/index.ts';
import { plainGit } from '../../demo/run-command.ts';

/** How long a queue takes that has landed many tickets, in milliseconds. */
export interface LongQueue {
  /** From the call until an empty queue has read main and is idle. */
  readonly start: readonly number[];
  /** Main read from its first commit. */
  readonly scan: readonly number[];
  /** The journal read and described. */
  readonly list: readonly number[];
}

const at = '2026-01-02T03:04:05Z';

/** Makes a queue that has landed so many tickets, and measures what comes after. */
export async function measureLongQueue(folder: string, landed: number, runs: number): Promise<LongQueue> {
  const place = await makeLongQueue(folder, landed);
  const found = { start: [] as number[], scan: [] as number[], list: [] as number[] };
  const timed = async (into: number[], act: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await act();
    into.push(performance.now() - started);
  };
  for (let run = 0; run < runs; run += 1) {
    await timed(found.start, async () => {
      const signal = AbortSignal.timeout(60_000);
      const judge = async () => ({ kind: 'unknown', why: 'There is nothing to judge.' }) as const;
      await workQueue({ ...place, lock: { isHeld: () => true }, policy: 'window', slots: 2, until: 'idle', signal, judge });
    });
    await timed(found.scan, async () => {
      const scan = await scanLanded({ ...place, cursor: null, knownTicket: () => true });
      const count = scan.kind === 'scanned' ? scan.landings.length : 0;
      if (count !== landed) throw new Error(`The scan found ${count} landings of ${landed}.`);
    });
    await timed(found.list, async () => describeQueue(readFold(place).state, false));
  }
  return found;
}

async function makeLongQueue(folder: string, landed: number): Promise<QueuePlace> {
  const work = join(folder, 'long');
  plainGit(folder, ['init', '--quiet', '--initial-branch=main', work]);
  const numbers = Array.from({ length: landed }, (_, n) => n + 1);
  feed(work, ['fast-import', '--quiet'], numbers.map(commitText).join(''));
  const rows = plainGit(work, ['log', '--reverse', '--format=%H %T', 'main']).trim().split('\n');
  const landings = rows.map((row, n) => ({ ticket: `T-${n + 1}`, commit: row.split(' ')[0] ?? '', tree: row.split(' ')[1] ?? '' }));
  const proofs = landings.map(({ tree }, n) => `blob\nmark :${n + 1}\n${dataText(`{"proof":"sha256:${tree}","tree":"${tree}"}\n`)}`);
  feed(work, ['fast-import', '--quiet', '--export-marks=../marks'], proofs.join(''));
  const oids = new Map(
    readFileSync(join(folder, 'marks'), 'utf8')
      .split('\n')
      .map((line) => [line.slice(1, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  const refs = landings.flatMap(({ ticket, commit, tree }, n) => [
    `create refs/queue/in/${ticket} ${commit}`,
    `create refs/queue/landed/${ticket} ${commit}`,
    `create refs/queue/proof/${tree} ${oids.get(String(n + 1)) ?? ''}`,
  ]);
  feed(work, ['update-ref', '--stdin'], `${refs.join('\n')}\n`);
  plainGit(work, ['pack-refs', '--all']);
  const log = openQueueLog(join(folder, 'long.jsonl'));
  log.append(...landings.flatMap(recordsOf));
  return { repo: await openRepository(work), remote: null, branch: 'main', log, now: () => at };
}

function commitText(n: number): string {
  const person = 'Bench <bench@example.org> 1700000000 +0000';
  const file = `M 100644 inline src/file-${n % 500}.txt\n${dataText(`${n}\n`)}`;
  return `commit refs/heads/main\nauthor ${person}\ncommitter ${person}\n${dataText(`Change ${n}\n\nTicket: T-${n}\n`)}${file}\n`;
}

function dataText(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

/** What the queue writes for each ticket that lands at once. */
function recordsOf({ ticket, commit, tree }: { ticket: string; commit: string; tree: string }, n: number): QueueRecord[] {
  const run = n + 1;
  const events: QueueRecord['event'][] = [
    { kind: 'submitted', ticket, commit, priority: 0 },
    { kind: 'verdict', run, verdict: 'green', why: '', commit, tree, proof: `sha256:${tree}` },
    { kind: 'landed', run, head: commit, commits: [{ ticket, commit }] },
  ];
  // Main is read once, before all of them.
  const before: QueueRecord['event'][] = n === 0 ? [{ kind: 'main-read', head: commit, landed: [] }] : [];
  return [...before, ...events].map((event) => ({ at, by: 'queue', event }));
}

function feed(cwd: string, args: readonly string[], input: string): void {
  const run = spawnSync('git', args, { cwd, input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')} failed: ${run.error?.message ?? run.stderr}`);
}
