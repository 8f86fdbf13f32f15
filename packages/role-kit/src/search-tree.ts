import { createContext, Script } from 'node:vm';
import { join } from 'node:path';
import { openRegular } from './open-tree-file.ts';
import { walkTree } from './walk-tree.ts';

const MAX_FILE_BYTES = 2 * 1024 * 1024;
const MAX_LINE_LENGTH = 400;
const MAX_MATCHES = 500;
const MAX_ENTRIES = 50_000;
const SEARCH_MS = 10_000;
/** Time for one expression on one file. */
const REGEX_MS = 2000;
const FILES_AT_ONCE = 32;

export interface Match {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  /** The line, cut. */
  readonly text: string;
}

export type Search =
  | {
      readonly kind: 'found';
      readonly matches: Match[];
      /** What was not looked at, in words; empty when everything was. */
      readonly notes: string[];
    }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Searches the text files of the tree line by line, for a text or, when `regex` is true, for a JavaScript regular expression. Bounded in time,
 * a runaway expression included; files of more than two megabytes and files that are not text are skipped and said so.
 */
export async function searchTree(
  root: string,
  query: string,
  options: { readonly regex?: boolean; readonly glob?: string } = {},
): Promise<Search> {
  const matcher = lineMatcher(query, options.regex ?? false);
  if (matcher.kind === 'refused') return matcher;
  const deadlineMs = performance.now() + SEARCH_MS;
  const walk = await walkTree(root, options.glob, { maxEntries: MAX_ENTRIES, deadlineMs });
  const notes = walk.whole ? [] : ['The tree is too large to be searched whole: narrow the glob.'];
  const matches: Match[] = [];
  let skipped = 0;
  for (let at = 0; at < walk.paths.length; at += FILES_AT_ONCE) {
    const batch = walk.paths.slice(at, at + FILES_AT_ONCE);
    const texts = await Promise.all(batch.map(async (path) => await readText(root, path)));
    for (const [index, path] of batch.entries()) {
      const stop = stopNote(matches.length, deadlineMs, path);
      if (stop !== null) return { kind: 'found', matches, notes: [...notes, stop] };
      const text = texts[index] ?? null;
      if (text === null) skipped += 1;
      else if (!matcher.collect(path, text, matches)) return { kind: 'refused', why: `The expression ${query} takes too long on ${path}.` };
    }
  }
  if (skipped > 0) notes.push(`${skipped} files are not text or are too large and were not searched.`);
  return { kind: 'found', matches, notes };
}

function stopNote(count: number, deadlineMs: number, path: string): string | null {
  if (count >= MAX_MATCHES) return `Stopped at ${MAX_MATCHES} matches, before ${path}.`;
  return performance.now() > deadlineMs ? `Stopped after ${SEARCH_MS / 1000} s, before ${path}.` : null;
}

type Matcher =
  | { readonly kind: 'matcher'; readonly collect: (path: string, text: string, matches: Match[]) => boolean }
  | { readonly kind: 'refused'; readonly why: string };

function lineMatcher(query: string, regex: boolean): Matcher {
  if (query === '') return { kind: 'refused', why: 'There is nothing to search for.' };
  if (!regex) return { kind: 'matcher', collect: (path, text, matches) => push(path, text.split('\n'), linesWith(text, query), matches) };
  try {
    return { kind: 'matcher', collect: collectRegex(query) };
  } catch (error) {
    return { kind: 'refused', why: `${query} is not a regular expression: ${error instanceof Error ? error.message : String(error)}.` };
  }
}

function linesWith(text: string, query: string): number[] {
  if (!text.includes(query)) return [];
  return text.split('\n').flatMap((line, index) => (line.includes(query) ? [index] : []));
}

/** Only a script of its own can be stopped while an expression backtracks. */
const matchLines = new Script('lines.flatMap((line, index) => (expression.test(line) ? [index] : []))');

function collectRegex(query: string): (path: string, text: string, matches: Match[]) => boolean {
  // One context for the whole search: to make one costs about a millisecond.
  const world: { expression: RegExp; lines: string[] } = { expression: new RegExp(query, 'u'), lines: [] };
  const context = createContext(world);
  return (path, text, matches) => {
    world.lines = text.split('\n');
    try {
      return push(path, world.lines, matchLines.runInContext(context, { timeout: REGEX_MS }) as number[], matches);
    } catch (error) {
      // The error may come out of the script's own world, so it is no instance of our Error.
      if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
      throw error;
    }
  };
}

function push(path: string, lines: readonly string[], found: readonly number[], matches: Match[]): true {
  for (const index of found.slice(0, MAX_MATCHES - matches.length)) {
    const line = lines[index] ?? '';
    matches.push({ path, line: index + 1, text: line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} [...]` : line });
  }
  return true;
}

async function readText(root: string, path: string): Promise<string | null> {
  // The walk followed no link to get here, and the last part is not followed either.
  const opened = await openRegular(join(root, path), path);
  if (opened.kind !== 'open') return null;
  try {
    if (opened.sizeBytes > MAX_FILE_BYTES) return null;
    const bytes = await opened.handle.readFile();
    return bytes.subarray(0, 8192).includes(0) ? null : bytes.toString('utf8');
  } catch {
    return null;
  } finally {
    await opened.handle.close();
  }
}
