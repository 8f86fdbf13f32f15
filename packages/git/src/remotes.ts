import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isAbsolute, join, resolve } from 'node:path';
import { requireProgram } from '@ticket-circuit/sandbox';
import { shellWord } from '@ticket-circuit/schemas';
import { isAncestor } from './ancestry.ts';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { personGit } from './person-git.ts';
import type { GitArgs } from './git-verb.ts';
import { runGit } from './run-git.ts';

/** Below it lie branches that are there only for a forge to check them. */
export const throwawayBranches = 'refs/heads/circuit-queue/';

export interface RefPush {
  /** Full name of the ref on the remote. */
  readonly ref: string;
  /** Null takes the ref away; of branches only those below `throwawayBranches`. */
  readonly commit: string | null;
  /** Where the ref must be now; null when it must not exist. */
  readonly expected: string | null;
  /** A branch that whoever pushes may rewrite: it need not go on from where it is. */
  readonly isRewrite?: true;
}

export type PushResult =
  | { readonly kind: 'pushed' }
  /** The remote, or the check before it, said no. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Whether the refs moved is not known: read the remote again. */
  | { readonly kind: 'unknown'; readonly why: string };

export interface PushOptions {
  readonly atomic: true;
  /** What the hooks of the remote are told; a remote that takes no options refuses the push. */
  readonly pushOptions?: readonly string[];
  /** How long the remote, its hooks included, may take; five minutes unless given. */
  readonly timeoutMs?: number;
}

export type FetchResult = { readonly kind: 'fetched' } | { readonly kind: 'unknown'; readonly why: string };

// A transfer runs at the top of the work tree: git counts a remote's relative path from where it runs.
const transferTimeoutMs = 300_000;

const foldersOfPlace = new WeakMap<GitPlace, Map<string, Promise<string | null>>>();

/** Returns the folder that a remote stands for; null when it is reached over a network. A name or a URL is accepted; asked once an opening. */
export function remoteFolder(place: GitPlace, remote: string): Promise<string | null> {
  const known = foldersOfPlace.get(place) ?? new Map<string, Promise<string | null>>();
  foldersOfPlace.set(place, known);
  const folder = known.get(remote) ?? findRemoteFolder(place, remote);
  known.set(remote, folder);
  return folder;
}

async function findRemoteFolder(place: GitPlace, remote: string): Promise<string | null> {
  const git = await personGit(place);
  const found = await git.remote(['get-url', '--push', '--', remote]).catch(() => undefined);
  const url = typeof found === 'string' ? found.replace(/\n$/u, '') : remote;
  if (url.startsWith('file://')) return fileURLToPath(url);
  if (isAbsolute(url)) return url;
  // A relative path counts from the work tree; host:path and scheme://host are networks.
  return /^[^/]*:/u.test(url) ? null : resolve(place.topLevel, url);
}

/** git ignores our `safe.directory` in the program that it starts on a local remote, so root names it there again. */
async function remoteProgram(place: GitPlace, remote: string, program: 'receive-pack' | 'upload-pack'): Promise<string[]> {
  const folder = process.getuid?.() === 0 ? await remoteFolder(place, remote) : null;
  if (folder === null) return [];
  const owner = await stat(folder).then(
    (facts) => facts.uid,
    () => 0,
  );
  const flag = program === 'receive-pack' ? '--receive-pack' : '--upload-pack';
  return owner === 0 ? [] : [`${flag}=git -c safe.directory=* ${program}`];
}

/**
 * Returns where a branch of the remote is, asked now; null when the remote has no such branch.
 *
 * @throws {GitError} `remote-unreachable`, or `timed-out`.
 */
export async function remoteHead(place: GitPlace, remote: string, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  return (await remoteRefs(place, remote, [ref])).get(ref) ?? null;
}

/** Returns where refs of the remote are, by their full names, asked now; those that it does not have are absent. Throws like `remoteHead`. */
export async function remoteRefs(place: GitPlace, remote: string, refs: readonly string[]): Promise<Map<string, string>> {
  // A pattern also matches the ends of longer names.
  return new Map((await listRemote(place, remote, refs)).filter(([name]) => refs.includes(name)));
}

async function listRemote(place: GitPlace, remote: string, patterns: readonly string[]): Promise<(readonly [name: string, oid: string])[]> {
  const args = [...(await remoteProgram(place, remote, 'upload-pack')), '--', remote, ...patterns];
  const text = await (await personGit(place)).listRemote(args).catch((error: unknown) => {
    throw unreachable(remote, error instanceof Error ? error.message : String(error));
  });
  const lines = text.split('\n').map((line) => line.split('\t'));
  return lines.flatMap(([oid, name]) => (oid !== undefined && name !== undefined ? [[name, oid] as const] : []));
}

/** Returns where all refs of the remote are whose full names begin with one of these folders, asked now. Throws like `remoteHead`. */
export async function remoteRefsBelow(place: GitPlace, remote: string, folders: readonly string[]): Promise<Map<string, string>> {
  const patterns = folders.map((folder) => `${folder}/*`);
  const found = await listRemote(place, remote, patterns);
  return new Map(found.filter(([name]) => folders.some((folder) => name.startsWith(`${folder}/`))));
}

/**
 * Fetches exactly the given refspecs: no tags, no submodules, no FETCH_HEAD, and no ref of the person's moves beside them. Two fetches of one
 * branch that has moved refuse each other (`cannot lock ref`), so ours take turns, and one that met the person's own is made once more.
 */
export async function fetchRefs(place: GitPlace, remote: string, refspecs: readonly string[]): Promise<FetchResult> {
  const plain = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-maintenance', '--refmap='];
  const args: GitArgs = ['fetch', ...plain, ...(await remoteProgram(place, remote, 'upload-pack')), '--', remote, ...refspecs];
  const call = { profile: 'user', timeoutMs: transferTimeoutMs, cwd: place.topLevel, under: underFetchLock(place) } as const;
  const fetchOnce = async (): Promise<FetchResult> =>
    await runGit(place, args, call).then(
      () => ({ kind: 'fetched' }),
      (error: unknown) => ({ kind: 'unknown', why: reasonOf(error) }),
    );
  const first = await fetchOnce();
  return first.kind === 'fetched' ? first : await fetchOnce();
}

/** flock(1) itself holds the lock while git runs: a helper that outlives git (a credential cache, a shared ssh connection) must not inherit it. */
function underFetchLock(place: GitPlace): string[] {
  return [requireProgram('flock'), '--close', '--wait', `${transferTimeoutMs / 1000}`, join(place.commonDir, 'circuit-fetch.lock')];
}

/**
 * Pushes commits to refs of the remote, all or none, each only from where the caller believes it to be. A branch only ever
 * moves to a descendant: that is checked here, since a lease alone would let a rewind pass.
 */
export async function push(
  place: GitPlace,
  remote: string,
  updates: readonly RefPush[],
  { pushOptions = [], timeoutMs = transferTimeoutMs }: PushOptions,
): Promise<PushResult> {
  for (const { ref, commit, expected, isRewrite } of updates) {
    const isFree = commit === null ? ref.startsWith(throwawayBranches) : isRewrite === true;
    if (expected === null || !ref.startsWith('refs/heads/') || isFree) continue;
    if (commit === null) return { kind: 'refused', why: `${ref} is a branch, which is not taken away.` };
    const descends = await isAncestor(place, expected, commit).catch((error: unknown) => reasonOf(error));
    if (typeof descends === 'string') return { kind: 'unknown', why: descends };
    if (!descends) return { kind: 'refused', why: `${commit} does not descend from ${expected}, where ${ref} is.` };
  }
  const leases = updates.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`);
  const plain = ['--porcelain', '--atomic', '--no-follow-tags', '--recurse-submodules=no', '--no-verify', '--no-progress'];
  const program = await remoteProgram(place, remote, 'receive-pack');
  const options = pushOptions.map((option) => `--push-option=${option}`);
  const args: GitArgs = [
    'push',
    ...plain,
    ...options,
    ...program,
    ...leases,
    '--',
    remote,
    ...updates.map(({ ref, commit }) => `${commit ?? ''}:${ref}`),
  ];
  const answers = [...Array(256).keys()];
  try {
    const answer = await runGit(place, args, { profile: 'user', timeoutMs, cwd: place.topLevel, answers });
    if (answer.code === 0) return { kind: 'pushed' };
    return readRefusal(answer.stdout.toString('utf8'), answer.stderr);
  } catch (error) {
    return { kind: 'unknown', why: reasonOf(error) };
  }
}

/** Tells a refusal from a lost connection by the porcelain lines: `!`, tab, from:to, tab, [kind] and reason. */
function readRefusal(stdout: string, stderr: string): PushResult {
  const lines = stdout.split('\n').filter((line) => line.startsWith('!\t'));
  const reasons = lines.map((line) => line.split('\t').slice(1).join(' '));
  const why = [...reasons, stderr.trim()].filter((text) => text !== '').join('; ');
  const decided = lines.length > 0 && reasons.every((reason) => !reason.includes('[remote failure]'));
  return { kind: decided ? 'refused' : 'unknown', why };
}

function reasonOf(error: unknown): string {
  return error instanceof GitError ? error.why : String(error);
}

function unreachable(remote: string, stderr: string): GitError {
  return new GitError({
    code: 'remote-unreachable',
    what: `The remote ${remote} was not read.`,
    why: `git said: ${stderr.trim().slice(-1000)}`,
    next: `Run: git ls-remote ${shellWord(remote)}`,
    retry: 'safe',
  });
}
