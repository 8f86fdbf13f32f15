import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFile } from './hook-script.ts';

/** One ref that somebody pushed, as the hook was told; anybody who can write the spool can claim it. */
export interface PushHint {
  readonly from: string;
  readonly to: string;
  readonly ref: string;
}

/** Returns what the hook has left since the last call, in no order, and takes it away; empty when there is no spool. A reason to scan, and no more. */
export async function drainSpool(spool: string): Promise<PushHint[]> {
  const names = await readdir(spool).catch(() => []);
  const hints: PushHint[] = [];
  for (const name of names.filter((each) => !each.startsWith('.'))) {
    const path = join(spool, name);
    for (const line of (await readFile(path, 'utf8').catch(() => '')).split('\n')) {
      const [from, to, ref] = line.split(' ');
      if (from !== undefined && to !== undefined && ref !== undefined) hints.push({ from, to, ref });
    }
    await rm(path, { force: true });
  }
  return hints;
}

/** Says in the spool that this process works on the queue, so that the hook starts nobody else; disposing takes it back. A spool that cannot be written changes nothing. */
export async function standAsWorker(spool: string): Promise<Disposable> {
  const file = join(spool, workerFile);
  await mkdir(spool, { recursive: true, mode: 0o700 }).catch(() => {});
  await writeFile(file, `${process.pid}\n`).catch(() => {});
  return {
    [Symbol.dispose]: () => {
      try {
        rmSync(file, { force: true });
      } catch {
        // The hook sees that we are gone.
      }
    },
  };
}
