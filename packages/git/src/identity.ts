import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { personGit } from './person-git.ts';
import { runGit } from './run-git.ts';

export interface Identity {
  readonly name: string;
  readonly email: string;
}

/**
 * Returns who the person at this machine is to git. Never a guess from the host name.
 *
 * @throws {GitError} `no-identity`, with the two commands that set one.
 */
export async function readIdentity(place: GitPlace): Promise<Identity> {
  const answer = await runGit(place, ['var', 'GIT_COMMITTER_IDENT'], {
    profile: 'user',
    settings: ['user.useConfigOnly=true'],
    answers: [0, 1, 128],
  });
  const match = /^(.+) <([^>]*)> \d+ [+-]\d+\n?$/u.exec(answer.stdout.toString('utf8'));
  if (answer.code !== 0 || match === null) throw noIdentity(place);
  return { name: match[1] ?? '', email: match[2] ?? '' };
}

function noIdentity(place: GitPlace): GitError {
  return new GitError({
    code: 'no-identity',
    what: `git does not know who commits in ${place.topLevel}.`,
    why: 'user.name or user.email is not set.',
    next: 'Run: git config --global user.name "Your Name" && git config --global user.email you@example.org',
  });
}

/** Returns one configured value as the person's git sees it; null when it is not set. */
export async function readConfig(place: GitPlace, key: string): Promise<string | null> {
  return (await (await personGit(place)).getConfig(key)).value;
}
