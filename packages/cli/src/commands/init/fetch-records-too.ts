import { provenanceRefspecs } from '@ticket-circuit/attestation';
import type { Repository } from '@ticket-circuit/git';
import { shellWord } from '@ticket-circuit/schemas';

/** Whether the records of a remote come with every fetch of it. */
export interface FetchedRecords {
  /** The lines that stand for them in the configuration; empty where none could. */
  readonly lines: readonly string[];
  /** For the person, with how it is undone. */
  readonly text: string;
}

/**
 * Lets every `git fetch` of the remote bring journals and statements too, since a plain clone takes branches and tags alone; null without a remote. They come by
 * fast-forward: what this clone recorded itself is never overwritten.
 */
export async function fetchRecordsToo(repo: Repository, remote: string | undefined): Promise<FetchedRecords | null> {
  if (remote === undefined) return null;
  const set = await repo.addFetchLines(remote, provenanceRefspecs);
  if (set.kind === 'no-lines')
    return { lines: [], text: `not fetched: git knows nothing that a fetch of ${remote} brings. When asked: circuit verify --fetch` };
  const undo = `git config --unset-all ${shellWord(`remote.${remote}.fetch`)} '^refs/(circuit|attestations)/'`;
  return { lines: provenanceRefspecs, text: `journals and statements come with every git fetch ${shellWord(remote)}; to undo: ${undo}` };
}
