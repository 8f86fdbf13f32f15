import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initBare, openRepository, type Repository } from '../../../packages/git/src/index.ts';
import { installHook, openQueueLog, type QueuePlace } from '../../../packages/merge-queue/src/index.ts';
import { plainGit } from '../../demo/run-command.ts';

export const author = { name: 'Bench', email: 'bench@example.org', date: '1700000000 +0000' };

/** A clone and the bare repository that it pushes to, whose hook is in sh. */
export interface BenchRepository {
  readonly work: string;
  readonly remote: string;
  readonly repo: Repository;
  readonly place: QueuePlace;
}

/** Makes a clone of a bare repository with so many files, 100 a folder, whose main no work tree has checked out. */
export async function makeBenchRepository(folder: string, name: string, files: number): Promise<BenchRepository> {
  const [work, remote] = [join(folder, name), join(folder, `${name}.git`)];
  for (let n = 0; n < files; n += 1) {
    const dir = join(work, 'src', `part-${Math.floor(n / 100)}`);
    if (n % 100 === 0) mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, `file-${n}.ts`), `/** Returns ${n}. */\nexport function value${n}(): number {\n  return ${n};\n}\n`);
  }
  plainGit(work, ['init', '--quiet', '--initial-branch=main']);
  plainGit(work, ['config', 'user.name', author.name]);
  plainGit(work, ['config', 'user.email', author.email]);
  plainGit(work, ['add', '--all']);
  plainGit(work, ['commit', '--quiet', '--message', 'Files']);
  await initBare(remote);
  plainGit(work, ['remote', 'add', 'origin', remote]);
  plainGit(work, ['push', '--quiet', 'origin', 'main']);
  plainGit(work, ['checkout', '--quiet', '--detach']);
  await installHook({ repoDir: remote, spool: join(folder, `${name}.spool`), ref: 'refs/heads/main' });
  const repo = await openRepository(work);
  const log = openQueueLog(join(folder, `${name}.jsonl`));
  return { work, remote, repo, place: { repo, remote: 'origin', branch: 'main', log, now: () => new Date().toISOString() } };
}

/** Makes the one commit of a ticket on the first main; it changes one file. */
export async function makeTicketCommit({ repo }: Pick<BenchRepository, 'repo'>, n: number): Promise<string> {
  const parent = (await repo.resolve('refs/heads/main')) ?? '';
  const path = `src/part-${n % 50}/file-${(n % 50) * 100 + Math.floor(n / 50)}.ts`;
  const tree = await repo.writeTree(parent, [{ path, bytes: Buffer.from(`export const changed = ${n};\n`) }]);
  return await repo.commitTree({ tree, parents: [parent], message: `Change ${n}\n\nTicket: T-${n}\n`, author, committer: author });
}
