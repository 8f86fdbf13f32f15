import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const env = {
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '1700000000 +0000',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '1700000000 +0000',
};

/** Runs plain git, as a person would, and returns what it printed. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(/\n$/u, '');
}

export class Scratch implements Disposable {
  readonly root: string;

  constructor() {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-git-')));
  }

  /** Makes a repository with the given files in its first commit; no files, no commit. */
  repository(name: string, files: Record<string, string>, ...initArgs: string[]): string {
    const folder = join(this.root, name);
    mkdirSync(folder, { recursive: true });
    git(folder, 'init', '-q', '-b', 'main', ...initArgs);
    if (Object.keys(files).length > 0) this.commit(folder, files, 'first');
    return folder;
  }

  commit(folder: string, files: Record<string, string | null>, message: string): string {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) {
        git(folder, 'rm', '-q', '--', path);
        continue;
      }
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '--allow-empty', '-m', message);
    return git(folder, 'rev-parse', 'HEAD');
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
