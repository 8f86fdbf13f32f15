import { counted } from '@ticket-circuit/schemas';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { claims, ownParts, samples, type TextChange, tryClaim } from '@ticket-circuit/coupler';
import { exitCodes } from '../../../frame/exit-codes.ts';
import type { Reply } from '../../../frame/reply.ts';
import { readerOf } from '../source-files.ts';

/** One claim, tried on one language. */
interface Tried {
  readonly language: string;
  readonly says: string;
  readonly holds: boolean;
  /** Why it does not hold; only then. */
  readonly why?: string;
}

/**
 * Tries what the coupler says of itself on a synthetic module in each language. Nothing is asked of a network, and nothing is written outside
 * a folder of its own, which is removed.
 */
export async function runSelftest(): Promise<Reply> {
  const tried: Tried[] = [];
  for (const sample of samples) {
    for (const claim of claims) {
      const why = await inFreshFolder(async (root) => {
        const write = async (changes: readonly TextChange[]) => await writeAll(root, changes);
        await write([{ path: sample.file, text: sample.source }]);
        return await tryClaim(claim, { sample, parts: ownParts, read: readerOf(root), write });
      });
      tried.push({ language: sample.language, says: claim.says, holds: why === null, ...(why === null ? {} : { why }) });
    }
  }
  const held = tried.filter(({ holds }) => holds).length;
  const lines = tried.map(({ language, says, holds, why }) => `${holds ? 'ok  ' : 'FAIL'}  ${language}: ${says}${why ? `: ${why}` : ''}`);
  return {
    exit: held === tried.length ? exitCodes.done : exitCodes.refused,
    text: [...lines, `${held} of ${counted(tried.length, 'claim')} hold.`].join('\n'),
    document: { claims: tried },
  };
}

async function inFreshFolder<T>(use: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'coupler-selftest-'));
  try {
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function writeAll(root: string, changes: readonly TextChange[]): Promise<void> {
  for (const { path, text } of changes) {
    const to = join(root, path);
    await mkdir(dirname(to), { recursive: true });
    if (text === null) await unlink(to);
    else await writeFile(to, text);
  }
}
