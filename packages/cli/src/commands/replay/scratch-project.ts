import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initBare, type Repository } from '@ticket-circuit/git';
import { runProcess } from '@ticket-circuit/sandbox';
import { CliError } from '../../frame/cli-error.ts';

/**
 * Makes a clone of a repository in which main stands at a commit, uses it, and removes it. It has a remote of its own, so that nothing
 * that happens in it reaches the repository or its remote.
 */
export async function withScratchClone<T>(
  repo: Repository,
  at: { commit: string; main: string; remote: string },
  use: (dir: string) => Promise<T>,
): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'circuit-replay-')));
  try {
    // mkdtemp closes the folder to everybody else, and as root the sandbox is somebody else.
    await chmod(folder, 0o755);
    const origin = join(folder, 'origin.git');
    const clone = join(folder, 'repo');
    await initBare(origin, at.main);
    const pushed = await repo.push(origin, [{ ref: `refs/heads/${at.main}`, commit: at.commit, expected: null }], { atomic: true });
    if (pushed.kind !== 'pushed') throw failed(pushed.why);
    await git(folder, ['clone', '--quiet', '--origin', at.remote, '--branch', at.main, origin, clone]);
    const who = await repo.identity();
    await git(clone, ['config', 'user.name', who.name]);
    await git(clone, ['config', 'user.email', who.email]);
    return await use(clone);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function git(cwd: string, args: readonly string[]): Promise<void> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
  const run = await runProcess(['git', ...args], { cwd, env, timeoutMs: 300_000, maxOutputBytes: 1_000_000 });
  if (run.code !== 0) throw failed(run.stderr.trim());
}

function failed(why: string): CliError {
  return new CliError({
    code: 'scratch-failed',
    what: 'No scratch clone was made, so nothing was replayed.',
    why: `git said: ${why}`,
    next: 'Look whether the disk has room, then type the same command again.',
  });
}
