/** Reads one text file of a tree by its path from the root; null when there is none. */
export type ReadText = (path: string) => Promise<string | null>;

/** What a tree needs to become another one: the whole new text of a file, or null when the file goes. */
export interface TextChange {
  readonly path: string;
  readonly text: string | null;
}

/** A tree that is read from below and written in memory. */
export interface Draft {
  readonly read: ReadText;
  readonly write: (path: string, text: string | null) => void;
  /** What differs from the tree below, by path; empty when nothing does. */
  readonly changes: () => Promise<TextChange[]>;
}

/** Returns a draft over a tree; what is written shows in its `read` and never reaches the tree below. */
export function openDraft(below: ReadText): Draft {
  const written = new Map<string, string | null>();
  return {
    read: async (path) => (written.has(path) ? (written.get(path) ?? null) : below(path)),
    write: (path, text) => void written.set(path, text),
    changes: async () => {
      const changes: TextChange[] = [];
      for (const path of [...written.keys()].toSorted()) {
        const text = written.get(path) ?? null;
        if (text !== (await below(path))) changes.push({ path, text });
      }
      return changes;
    },
  };
}

/** Returns a reader that sees the changes on top of another reader. */
export function readThrough(below: ReadText, changes: readonly TextChange[]): ReadText {
  const byPath = new Map(changes.map(({ path, text }) => [path, text]));
  return async (path) => (byPath.has(path) ? (byPath.get(path) ?? null) : below(path));
}
