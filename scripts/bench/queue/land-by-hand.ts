import { spawnSync } from 'node:child_process';
import type { BenchRepository } from './bench-repository.ts';

const env = {
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Bench',
  GIT_AUTHOR_EMAIL: 'bench@example.org',
  GIT_COMMITTER_NAME: 'Bench',
  GIT_COMMITTER_EMAIL: 'bench@example.org',
};

function git(cwd: string, args: readonly string[], input = ''): string {
  const run = spawnSync('git', args, { cwd, env, input, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')} failed: ${run.error?.message ?? run.stderr}`);
  return run.stdout.trim();
}

/**
 * Lands one commit with git alone, as somebody would who trusts that nothing goes wrong and keeps the same refs: merges in memory with the
 * commit's own parent as base, records submission, candidate and proof, pushes with a lease and a landed ref, and tidies up.
 */
export function landByHand({ work }: Pick<BenchRepository, 'work'>, ticket: string, commit: string): void {
  const head = git(work, ['ls-remote', 'origin', 'refs/heads/main']).split('\t')[0] ?? '';
  const raw = git(work, ['cat-file', 'commit', commit]);
  const parent = /^parent (?<oid>[0-9a-f]+)$/mu.exec(raw)?.groups?.['oid'] ?? '';
  // git 2.39 has no --merge-base: the stand-in has head's tree and the commit's parent.
  const standIn = git(work, ['commit-tree', '-p', parent, '-m', 'stand-in', `${head}^{tree}`]);
  const tree = git(work, ['merge-tree', '--write-tree', standIn, commit]);
  const rewritten = raw.replace(/^tree .*$/mu, `tree ${tree}`).replace(/^parent .*$/mu, `parent ${head}`);
  const candidate = git(work, ['hash-object', '-t', 'commit', '-w', '--stdin'], `${rewritten}\n`);
  git(work, ['update-ref', '--stdin'], `update refs/queue/in/${ticket} ${commit}\nupdate refs/queue/cand/${ticket} ${candidate}\n`);
  const proof = git(work, ['hash-object', '-w', '--stdin'], `{"proof":"by hand","tree":"${tree}"}\n`);
  git(work, ['update-ref', `refs/queue/proof/${tree}`, proof]);
  const landed = `refs/queue/landed/${ticket}`;
  const leases = [`--force-with-lease=refs/heads/main:${head}`, `--force-with-lease=${landed}:`];
  git(work, ['push', '--quiet', '--atomic', ...leases, 'origin', `${candidate}:refs/heads/main`, `${candidate}:${landed}`]);
  git(work, ['update-ref', '--stdin'], `create ${landed} ${candidate}\ndelete refs/queue/cand/${ticket}\n`);
}
