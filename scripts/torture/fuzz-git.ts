import { execFileSync } from 'node:child_process';

export const ada = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };
const env = {
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: ada.name,
  GIT_AUTHOR_EMAIL: ada.email,
  GIT_COMMITTER_NAME: ada.name,
  GIT_COMMITTER_EMAIL: ada.email,
};

/** Runs plain git, as a person would. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
