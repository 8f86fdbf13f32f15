/** A commit of main that names a ticket, or that a statement names. */
export interface SnapshotCommit {
  /** The object as git stores it, without its header; null when the repository does not have it. */
  readonly bytes: Uint8Array | null;
  readonly isOnMain: boolean;
}

type Files = ReadonlyMap<string, Uint8Array>;

/** Everything that a verification reads, in memory: what is judged is then a pure function of it. */
export interface Snapshot {
  readonly objectFormat: 'sha1' | 'sha256';
  /** Files of each mirrored journal, by ref. */
  readonly journals: ReadonlyMap<string, Files>;
  /** Files of each signed statement, by ref. */
  readonly statements: ReadonlyMap<string, Files>;
  readonly commits: ReadonlyMap<string, SnapshotCommit>;
}
