import type { Project } from '@ticket-circuit/circuit';
import { shellWord } from '@ticket-circuit/schemas';
import type { loadHost } from '../../host/host.ts';
import type { Finding } from './finding.ts';

const shown = 5;

/** Names the work trees that were moved aside, since no commit could keep what is in them, and how they are looked at, used and removed. */
export async function inspectKept(project: Project, host: Pick<Awaited<ReturnType<typeof loadHost>>, 'keptTrees'>): Promise<Finding[]> {
  const trees = await host.keptTrees(project);
  const more = trees.length > shown ? ` ${trees.length - shown} more lie beside it.` : '';
  return trees.slice(0, shown).map(({ path, since, isRecorded }, index) => {
    const tree = shellWord(path);
    const removal = isRecorded ? `git -C ${shellWord(project.repo.topLevel)} worktree remove --force --force ${tree}` : `rm -r ${tree}`;
    return {
      kind: 'notice',
      part: 'kept work',
      says: `What a session left could not be kept in a commit, and lies in ${path} since ${since}.${index === shown - 1 ? more : ''}`,
      next: [`Look at it: ls -lA ${tree}`, `Take a file back: cp -a ${tree}/FILE .`, `Remove it: ${removal}`].join('\n'),
    };
  });
}
