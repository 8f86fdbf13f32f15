import { affectedPackages, laneTree } from '@ticket-circuit/checks';
import type { Repository } from '@ticket-circuit/git';
import type { LaneRules } from '@ticket-circuit/merge-queue';
import { CircuitError, InternalError } from '@ticket-circuit/schemas';
import { readConfig } from '../project/read-config.ts';

/** Returns what the checks of lanes may see, as the project file on main below a commit says; where that does not say it, they see all. */
export function laneRules(repo: Repository): LaneRules {
  return {
    affected: async (base, commit) => {
      try {
        const config = await readConfig(repo, base);
        if (config.lanes !== true) return null;
        const changed = (await repo.diffTrees(base, commit)).map(({ path }) => path);
        const files = (await repo.listTree(await repo.treeOf(commit))).map(({ path }) => path);
        return affectedPackages(config, { changed, files });
      } catch (error) {
        // Whatever cannot be told may be anything.
        if (error instanceof CircuitError && !(error instanceof InternalError)) return null;
        throw error;
      }
    },
    inputs: async (base, commit, packages) => await laneTree(repo, await repo.treeOf(commit), await readConfig(repo, base), packages),
  };
}
