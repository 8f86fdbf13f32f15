import type { Repository } from '@ticket-circuit/git';
import { ticketOfRef } from './journal-files.ts';
import type { Snapshot, SnapshotCommit } from './snapshot.ts';

/** The commit that a statement's ref is about; null for other refs. */
export function commitOfRef(ref: string): string | null {
  return /^refs\/attestations\/([0-9a-f]{40}|[0-9a-f]{64})\/[0-9a-f]{16}$/u.exec(ref)?.[1] ?? null;
}

/**
 * Reads what a verification judges: mirrored journals, signed statements, and the commits of main that name a ticket.
 *
 * @param main The commit at the head of main.
 */
export async function loadSnapshot(repo: Repository, main: string): Promise<Snapshot> {
  const journals = (await repo.listRefs('refs/circuit')).filter(({ ref }) => ticketOfRef(ref) !== null);
  const statements = await repo.listRefs('refs/attestations');
  const log = await repo.firstParentLog(null, main);
  const onMain = new Set(log.map(({ commit }) => commit));
  const named = log.filter(({ trailers }) => trailers.some(({ key }) => key.toLowerCase() === 'ticket'));
  const oids = new Set([...named.map(({ commit }) => commit), ...statements.flatMap(({ ref }) => commitOfRef(ref) ?? [])]);
  const objects = await repo.readNamed([...oids]);
  const commits = [...oids].map((oid, index): [string, SnapshotCommit] => [
    oid,
    { bytes: objects[index]?.kind === 'commit' ? objects[index].bytes : null, isOnMain: onMain.has(oid) },
  ]);
  return {
    objectFormat: repo.place.oidLength === 64 ? 'sha256' : 'sha1',
    journals: await filesOf(repo, journals),
    statements: await filesOf(repo, statements),
    commits: new Map(commits),
  };
}

async function filesOf(
  repo: Repository,
  refs: readonly { readonly ref: string; readonly commit: string }[],
): Promise<Map<string, Map<string, Uint8Array>>> {
  const trees = new Map<string, readonly { path: string; oid: string }[]>();
  for (const { ref, commit } of refs) trees.set(ref, await repo.listTree(await repo.treeOf(commit)));
  const blobs = await repo.readBlobs([...new Set([...trees.values()].flatMap((entries) => entries.map(({ oid }) => oid)))]);
  return new Map(
    [...trees].map(([ref, entries]) => [ref, new Map(entries.map(({ path, oid }) => [path, blobs.get(oid) ?? new Uint8Array()]))]),
  );
}
