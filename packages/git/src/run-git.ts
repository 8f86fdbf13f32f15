import { runProcess } from '@ticket-circuit/sandbox';
import { GitError } from './git-error.ts';
import { guardArgs, guardedEnv, placeEnv, settingsEnv, type GitPlace, type GitProfile } from './git-guards.ts';
import type { CheckoutArgs, GitArgs } from './git-verb.ts';

export interface GitCall {
  readonly profile?: GitProfile;
  /** The index the call works on: none (default), the repository's own, or a private file. */
  readonly index?: 'none' | 'own' | { readonly file: string };
  readonly input?: Uint8Array | string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** More `-c` settings, for this call alone. */
  readonly settings?: readonly string[];
  /** Settings whose names were read from a configuration: one may hold an equals sign, at which `-c` would split it. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** What stands before `git`, such as a lock held for the length of the call. */
  readonly under?: readonly string[];
  /** Where git runs, by default outside of every tree. */
  readonly cwd?: string;
  /** Exit statuses that are answers; any other one is thrown. Default: only 0. */
  readonly answers?: readonly number[];
}

export interface GitAnswer {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const maxOutputBytes = 1024 ** 3;
const defaultTimeoutMs = 120_000;

/**
 * Runs one git command under all guards, outside of any work tree, and returns its answer.
 *
 * @throws {GitError} `git-missing`, `timed-out`, or `git-failed` when the exit status is not among `answers`.
 */
export async function runGit(place: GitPlace, args: GitArgs, call: GitCall = {}): Promise<GitAnswer> {
  return runAt(place, args, call);
}

/** Runs a command of git on a person's own checkout, under the person's configuration; otherwise as `runGit`. */
export async function runGitOnCheckout(place: GitPlace, args: CheckoutArgs): Promise<GitAnswer> {
  return runAt(place, args, { profile: 'user', index: 'own' });
}

async function runAt(place: GitPlace, args: readonly string[], call: GitCall): Promise<GitAnswer> {
  const env = {
    ...guardedEnv(call.profile ?? 'closed', process.env),
    ...placeEnv(place, call.index ?? 'none'),
    ...settingsEnv(call.overrides ?? {}),
    ...call.env,
  };
  // Outside of every tree: from inside one, git would go to its top and read the .gitattributes that lie there.
  return runGuarded(call.cwd ?? '/', env, place.trusted, args, call);
}

/** Runs git where no repository is known yet (discovery, creation); otherwise as `runGit`. */
export async function runGitOutside(cwd: string, args: GitArgs, trusted: readonly string[], call: GitCall = {}): Promise<GitAnswer> {
  return runGuarded(cwd, { ...guardedEnv(call.profile ?? 'closed', process.env), ...call.env }, trusted, args, call);
}

async function runGuarded(
  cwd: string,
  env: Record<string, string>,
  trusted: readonly string[],
  args: readonly string[],
  call: GitCall,
): Promise<GitAnswer> {
  const settings = (call.settings ?? []).flatMap((setting) => ['-c', setting]);
  const argv = [...(call.under ?? []), 'git', ...guardArgs(trusted), ...settings, ...args];
  const timeoutMs = call.timeoutMs ?? defaultTimeoutMs;
  const input = call.input === undefined ? {} : { input: call.input };
  const run = await runProcess(argv, { cwd, env, ...input, timeoutMs, maxOutputBytes });
  if (run.timedOut) throw timedOut(args, timeoutMs);
  if (run.code === null && run.signal === null) throw missing(argv[0] ?? 'git', run.stderr);
  const answer = { code: run.code ?? 128, stdout: Buffer.from(run.stdout), stderr: run.stderr };
  if (run.signal !== null || !(call.answers ?? [0]).includes(answer.code)) throw failed(args, answer, run.signal);
  return answer;
}

/** Runs git and returns what it printed as text, without the one line end at its end. Throws like `runGit`. */
export async function gitText(place: GitPlace, args: GitArgs, call: GitCall = {}): Promise<string> {
  return (await runGit(place, args, call)).stdout.toString('utf8').replace(/\n$/u, '');
}

function commandOf(args: readonly string[]): string {
  return `git ${args[0] ?? ''}`;
}

function missing(program: string, said: string): GitError {
  return new GitError({
    code: 'git-missing',
    what: `${program} could not be started.`,
    why: `The system says: ${said.trim()}.`,
    next: 'Install git 2.39 or newer, and see that it is on PATH.',
  });
}

function timedOut(args: readonly string[], timeoutMs: number): GitError {
  return new GitError({
    code: 'timed-out',
    what: `${commandOf(args)} was stopped.`,
    why: `It had not ended after ${timeoutMs / 1000} s.`,
    next: 'See whether the disk, the remote or a credential program hangs, then run the command again.',
    retry: 'safe',
  });
}

function failed(args: readonly string[], answer: GitAnswer, signal: string | null): GitError {
  const said = answer.stderr.trim().slice(-2000);
  return new GitError({
    code: 'git-failed',
    what: `${commandOf(args)} failed.`,
    why: `It ended with ${signal === null ? `exit status ${answer.code}` : `signal ${signal}`}${said === '' ? '' : ` and said: ${said}`}${/[.!?]$/u.test(said) ? '' : '.'}`,
    next: `Run the same in the repository to see more: git ${args.slice(0, 3).join(' ')}.`,
  });
}
