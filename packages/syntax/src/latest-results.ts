/** Results for the texts that were asked for last. */
export interface LatestResults<T> {
  get(text: string): T | undefined;
  set(text: string, result: T): void;
}

// A tree takes some fifty times the room of its source.
const MOST_CHARACTERS = 1_500_000;

/**
 * Returns an empty store that keeps the results for at most so many texts, and forgets the one that was asked for longest ago.
 *
 * One source is read for its elements, its canonical text, its comparison and the gates. Results are never changed, so they can be shared.
 */
export function latestResults<T>(most: number): LatestResults<T> {
  const kept = new Map<string, T>();
  let characters = 0;
  const forget = (text: string) => {
    if (kept.delete(text)) characters -= text.length;
  };
  return {
    get: (text) => {
      const result = kept.get(text);
      if (result === undefined) return undefined;
      kept.delete(text);
      kept.set(text, result);
      return result;
    },
    set: (text, result) => {
      forget(text);
      kept.set(text, result);
      characters += text.length;
      for (const oldest of kept.keys()) {
        if (kept.size <= most && (characters <= MOST_CHARACTERS || kept.size === 1)) break;
        forget(oldest);
      }
    },
  };
}
