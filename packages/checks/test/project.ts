import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import type { Circuit, CircuitTest } from '@ticket-circuit/schemas';
import { openProofStore, type ChecksContext } from '../src/index.ts';

const env = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

/** A small project in a repository of its own, with a work folder and a proof store; removed at the end of the test. */
export class Project implements Disposable {
  readonly root: string;
  readonly folder: string;

  constructor(files: Record<string, string>) {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-checks-')));
    // The sandbox's user must be able to pass through.
    chmodSync(this.root, 0o755);
    this.folder = join(this.root, 'project');
    mkdirSync(this.folder);
    this.git('init', '-q', '-b', 'main');
    this.commit(files);
  }

  commit(files: Record<string, string>): string {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', 'change');
    return this.git('rev-parse', 'HEAD');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }

  async context(test: Pick<CircuitTest, 'run' | 'report'> & Partial<CircuitTest>, more: Partial<Circuit> = {}): Promise<ChecksContext> {
    const config: Circuit = {
      main: 'main',
      packages: [{ name: 'all', paths: ['.'] }],
      test: { only: [...test.run, '{files}'], timeoutS: 60, ...test },
      ...more,
    };
    const workDir = join(this.root, 'work');
    mkdirSync(workDir, { recursive: true });
    return { repo: await openRepository(this.folder), config, store: openProofStore(join(this.root, 'store')), workDir };
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
