import { posix } from 'node:path';
import type { Repository } from '@ticket-circuit/git';

/** Files that are looked into, those first whose path is nearest: more would cost more than it finds. */
const MOST_LOOKED_INTO = 400;
const MOST_BYTES = 200_000;
/** A file that declares a word of the goal is nearer than one that only uses it, and a word that no file declares may be mere prose. */
const DECLARED = 4;
const PROSE = 0.25;

/**
 * Returns the given files of a tree, those first that a goal names, then those that share most with it: the rarer a word is among the files, the more it says, and most
 * where the file declares it. Files that share equally much keep their order; those that were not looked into follow.
 */
export async function nearestFiles(repo: Repository, tree: string, files: readonly string[], goal: string): Promise<string[]> {
  const texts = await textsOf(repo, tree, files.slice(0, MOST_LOOKED_INTO));
  const words = [...wordsIn(goal)];
  const found = files.flatMap((file) => {
    const text = texts.get(file);
    return text === undefined ? [] : [{ file, used: wordsIn(text), declared: declaredIn(text) }];
  });
  const weight = new Map(
    words.map((word) => {
      const rarity = Math.log((found.length + 1) / (0.5 + found.filter(({ used }) => used.has(word)).length));
      return [word, found.some(({ declared }) => declared.has(word)) ? rarity : rarity * PROSE];
    }),
  );
  const scored = new Map(
    found.map(({ file, used, declared }) => [
      file,
      words.reduce((sum, word) => sum + (used.has(word) ? (weight.get(word) ?? 0) * (declared.has(word) ? DECLARED : 1) : 0), 0),
    ]),
  );
  return files.toSorted((a, b) => named(b, goal) - named(a, goal) || (scored.get(b) ?? -1) - (scored.get(a) ?? -1));
}

/** A goal that names a file means it, whatever else the file holds. */
function named(file: string, goal: string): number {
  if (isIn(file, goal)) return 2;
  const name = posix.basename(file);
  return name.includes('.') && isIn(name, goal) ? 1 : 0;
}

function isIn(name: string, goal: string): boolean {
  const at = goal.indexOf(name);
  return at !== -1 && !/[\w/.-]/u.test(goal[at - 1] ?? ' ') && !/[\w/-]/u.test(goal[at + name.length] ?? ' ');
}

async function textsOf(repo: Repository, tree: string, files: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Set(files);
  const entries = (await repo.listTree(tree)).filter(({ kind, path, size }) => kind === 'file' && wanted.has(path) && size <= MOST_BYTES);
  const blobs = await repo.readBlobs(entries.map(({ oid }) => oid));
  return new Map(entries.map(({ path, oid }) => [path, new TextDecoder().decode(blobs.get(oid))]));
}

/** `test_nth` and `nthItem` hold the word nth as well. */
function wordsIn(text: string): Set<string> {
  const words = new Set<string>();
  for (const name of text.match(/[A-Za-z_$][\w$]*/gu) ?? [])
    for (const word of [name, ...name.split('_'), ...name.replaceAll(/([a-z0-9])(?=[A-Z])/gu, '$1_').split('_')])
      if (word.length > 2) words.add(word.toLowerCase());
  return words;
}

function declaredIn(text: string): Set<string> {
  const declarations = text.matchAll(/\b(?:def|class|function|const|let|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gu);
  return wordsIn([...declarations].map(([, name = '']) => name).join(' '));
}
