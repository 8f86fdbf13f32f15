import { isTreePath } from './git-path.ts';
import type { NamedEntry } from './read-objects.ts';

/** One file of the new tree: its bytes, or null to remove it (a path that is not there stays absent). */
export interface TreeChange {
  readonly path: string;
  readonly bytes: Uint8Array | null;
  readonly executable?: boolean;
}

export interface IndexUpdate {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
}

export type IndexStep =
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly mode: string; readonly bytes: Uint8Array };

export type IndexPlan =
  | { readonly kind: 'planned'; readonly steps: IndexStep[] }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string };

/**
 * Returns the index steps that make the changes, removals first, or why they are refused. git itself would let a file replace
 * a folder, a link or a submodule silently; a role's edit must never do so. Never throws.
 */
export function planIndexUpdates(entries: readonly NamedEntry[], changes: readonly TreeChange[]): IndexPlan {
  const present = new Map(entries.map((entry) => [entry.path, entry]));
  const seen = new Set<string>();
  for (const { path } of changes) {
    if (!isTreePath(path)) return { kind: 'refused', path, why: 'It is no plain path inside the tree.' };
    if (seen.has(path)) return { kind: 'refused', path, why: 'It is given twice.' };
    seen.add(path);
  }
  const steps: IndexStep[] = [];
  const left = new Map(present);
  for (const change of changes) {
    const entry = present.get(change.path);
    if (change.bytes !== null || entry === undefined) continue;
    if (entry.kind === 'submodule') return { kind: 'refused', path: change.path, why: 'It is a submodule.' };
    left.delete(change.path);
    steps.push({ kind: 'remove', path: change.path });
  }
  const written = changes.filter((change) => change.bytes !== null).map((change) => change.path);
  const folders = new Set([...left.keys(), ...written].flatMap(foldersOf));
  for (const change of changes) {
    if (change.bytes === null) continue;
    const entry = present.get(change.path);
    const why = obstacle(change.path, entry, left, folders);
    if (why !== null) return { kind: 'refused', path: change.path, why };
    steps.push({ kind: 'write', path: change.path, mode: modeOf(change, entry), bytes: change.bytes });
  }
  return { kind: 'planned', steps };
}

function obstacle(
  path: string,
  entry: NamedEntry | undefined,
  left: ReadonlyMap<string, NamedEntry>,
  folders: ReadonlySet<string>,
): string | null {
  if (entry !== undefined && entry.kind !== 'file') return `A ${entry.kind} stands there.`;
  if (folders.has(path)) return 'A folder stands there.';
  const above = foldersOf(path).find((folder) => left.has(folder));
  return above === undefined ? null : `A ${left.get(above)?.kind ?? 'file'} stands at ${above}, above it.`;
}

function modeOf(change: TreeChange, entry: NamedEntry | undefined): string {
  if (change.executable === undefined) return entry?.mode ?? '100644';
  return change.executable ? '100755' : '100644';
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
