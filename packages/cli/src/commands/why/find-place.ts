import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { LogEntry, Repository } from '@ticket-circuit/git';
import { driverFor } from '@ticket-circuit/syntax';
import { shellWord } from '@ticket-circuit/schemas';
import { CliError, usageError } from '../../frame/cli-error.ts';

/** What a person asked about: a commit, or a line and what encloses it. */
export interface Place {
  readonly commit: LogEntry;
  /** Null when the whole commit was asked about. */
  readonly line: {
    readonly file: string;
    readonly number: number;
    readonly text: string;
    /** The elements that enclose the line, as the commit left it, innermost first. */
    readonly symbols: readonly string[];
  } | null;
}

/** What a person typed, and where. */
export interface Asked {
  readonly dir: string;
  readonly word: string;
  /** The commit in which a line is meant. */
  readonly at: string;
}

/**
 * Returns what a word names: `FILE:LINE`, the file from where the person stands, or else a commit.
 *
 * @throws {CliError} `no-place`.
 */
export async function findPlace(repo: Repository, { dir, word, at }: Asked): Promise<Place> {
  const [, file, line] = /^(.+):([1-9]\d*)$/u.exec(word) ?? [];
  if (file !== undefined && line !== undefined)
    return await lineAt(repo, { at, file: inRepository(repo, dir, file), number: Number(line), word });
  const commit = await repo.readCommit(word);
  if (commit !== null) return { commit, line: null };
  throw noPlace(word, 'It is no commit, and no file with a line behind a colon.', 'Give FILE:LINE, or a commit.');
}

async function lineAt(
  repo: Repository,
  { at, file, number, word }: { at: string; file: string; number: number; word: string },
): Promise<Place> {
  if ((await repo.resolve(at)) === null) throw noPlace(word, `There is no commit ${at}.`, 'Name one with --at: git log --oneline');
  if ((await repo.readBlob(at, file)) === null) {
    throw noPlace(word, `${at} has no file ${file}.`, `Look at its files: git ls-tree -r --name-only ${shellWord(at)}`);
  }
  const origin = await repo.blameLine(at, file, number);
  const commit = origin === null ? null : await repo.readCommit(origin.commit);
  if (origin === null || commit === null)
    throw noPlace(word, `${at} has no line ${number} in ${file}.`, `Count its lines: git show ${shellWord(`${at}:${file}`)} | wc -l`);
  const bytes = await repo.readBlob(origin.commit, origin.path);
  const symbols = bytes === null ? [] : await enclosing(origin.path, bytes, origin.line);
  return { commit, line: { file: origin.path, number: origin.line, text: origin.text, symbols } };
}

/** Comments before an element belong to it. A file without a driver, or that does not parse, has no elements but the whole. */
async function enclosing(path: string, bytes: Uint8Array, line: number): Promise<string[]> {
  const parsed = await driverFor(path)?.parse(decoded(bytes), path);
  if (parsed?.kind !== 'module') return [];
  const { source, elements } = parsed.module;
  const starts =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const ends = source.indexOf('\n', starts) < 0 ? source.length : source.indexOf('\n', starts);
  return elements
    .filter(({ leadStart, end }) => leadStart <= ends && end > starts)
    .toSorted((a, b) => a.end - a.leadStart - (b.end - b.leadStart))
    .map(({ symbol }) => symbol);
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** The folder is followed through links, as git does; the file itself need not be there any more. */
function inRepository(repo: Repository, dir: string, file: string): string {
  const path = resolve(dir, file);
  try {
    return relative(realpathSync(repo.topLevel), join(realpathSync(dirname(path)), basename(path)));
  } catch {
    throw usageError('circuit why', `There is no folder ${dirname(path)}.`, 'A file is named from where you stand.');
  }
}

function noPlace(word: string, why: string, next: string): CliError {
  return new CliError({ code: 'no-place', what: `Nothing is known of ${word}.`, why, next });
}
