import { join } from 'node:path';
import type { ReadText, TextChange } from '@ticket-circuit/coupler';
import { writeTreeFile } from '@ticket-circuit/sandbox';
import { digestOf } from '@ticket-circuit/schemas';
import { CliError } from '../../../frame/cli-error.ts';
import { bytesOf, decoded, encoded } from '../source-files.ts';

/** A reader that reads each file once, and remembers what it read. */
export interface Snapshot {
  readonly read: ReadText;
  /**
   * Writes the changes, if every file is still what was read. All are looked at before the first is written; each comes into place whole, by a
   * rename; and nothing else of this process runs in between, an interruption least of all.
   *
   * @throws {CliError} `changed-meanwhile` or `not-written`.
   */
  write(changes: readonly TextChange[]): Promise<void>;
}

/** Returns the snapshot of a folder, of which some files have been read already: their bytes, by path. */
export function snapshotOf(root: string, known: ReadonlyMap<string, Uint8Array> = new Map()): Snapshot {
  const digests = new Map<string, string | null>();
  const texts = new Map<string, Promise<string | null>>();
  const load = async (path: string): Promise<string | null> => {
    const bytes = known.get(path) ?? (await bytesOf(join(root, path)));
    digests.set(path, bytes && digestOf(bytes));
    return bytes && decoded(bytes, path);
  };
  return {
    read: async (path) => {
      const text = texts.get(path) ?? load(path);
      texts.set(path, text);
      return await text;
    },
    write: async (changes) => {
      for (const { path } of changes) {
        const bytes = await bytesOf(join(root, path));
        if ((bytes && digestOf(bytes)) !== (digests.get(path) ?? null)) throw changed(path);
      }
      const encodedChanges = changes.map(({ path, text }) => ({ path, bytes: text === null ? null : encoded(text, path) }));
      for (const { path, bytes } of encodedChanges) {
        const written = await writeTreeFile(root, path, bytes, { expectDigest: digests.get(path) ?? null });
        if (written.kind === 'stale') throw changed(path);
        if (written.kind === 'refused') throw refused(path, written.why);
      }
    },
  };
}

function changed(path: string): CliError {
  return new CliError({
    code: 'changed-meanwhile',
    what: `${path} was not written.`,
    why: 'It is not what was read when the command began: somebody else wrote it.',
    next: 'Type the same command again.',
  });
}

function refused(path: string, why: string): CliError {
  return new CliError({ code: 'not-written', what: `${path} was not written.`, why, next: 'Name a plain file with one name.' });
}
