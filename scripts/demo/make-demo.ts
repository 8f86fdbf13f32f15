import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { plainGit } from './run-command.ts';

/** The repositories of a demo: where a person works, and what they push to. */
export interface Demo {
  readonly repo: string;
  readonly origin: string;
}

/** Author, committer and time of the first commit: its id must be the same everywhere. */
const firstCommit = {
  GIT_AUTHOR_NAME: 'Ada Example',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '2026-01-05T09:00:00+0000',
  GIT_COMMITTER_NAME: 'Ada Example',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '2026-01-05T09:00:00+0000',
};

/**
 * Makes a bare origin and a working repository from an example project, with one commit that is the same on every machine.
 *
 * @throws {Error} when the folder holds something already.
 */
export function makeDemo(project: string, into: string | null): Demo {
  const folder = into === null ? mkdtempSync(join(tmpdir(), 'circuit-demo-')) : emptyFolder(resolve(into));
  // mkdtemp closes the folder to everybody else, and as root the sandbox is somebody else.
  chmodSync(folder, 0o755);
  const [repo, origin] = [join(folder, 'repo'), join(folder, 'origin.git')];
  plainGit(folder, ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  plainGit(folder, ['init', '--quiet', '--initial-branch=main', repo]);
  cpSync(project, repo, { recursive: true });
  plainGit(repo, ['add', '--all']);
  plainGit(repo, ['commit', '--quiet', '--message', 'Begin the example project'], firstCommit);
  // A fresh machine has no identity, and the landed commit needs the person's.
  plainGit(repo, ['config', 'user.name', firstCommit.GIT_AUTHOR_NAME]);
  plainGit(repo, ['config', 'user.email', firstCommit.GIT_AUTHOR_EMAIL]);
  plainGit(repo, ['remote', 'add', 'origin', origin]);
  plainGit(repo, ['push', '--quiet', '--set-upstream', 'origin', 'main']);
  return { repo, origin };
}

function emptyFolder(folder: string): string {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`The folder ${folder} is not empty. Name another with --into.`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
