import type { Repository } from '@ticket-circuit/git';
import type { ElementListListed, ReviewerBriefJudged } from '@ticket-circuit/schemas';

/** The trees between which a lot lies. */
export interface LotTrees {
  readonly repo: Pick<Repository, 'diffText'>;
  readonly before: string;
  readonly after: string;
}

/** Returns the elements as a reviewer is shown them: code with its text before and after, a file that is handled whole by what differs in it. */
export async function judgedElements(trees: LotTrees, elements: readonly ElementListListed[]): Promise<ReviewerBriefJudged[]> {
  return await Promise.all(elements.map((element) => judged(trees, element)));
}

async function judged({ repo, before, after }: LotTrees, element: ElementListListed): Promise<ReviewerBriefJudged> {
  const { before: was, after: is, proof: _, ...head } = element;
  const isRewritten = element.symbol === '*' && element.change === 'changed' && was !== '' && is !== '';
  const hunks = isRewritten ? hunksIn(await repo.diffText(before, after, [element.file])) : '';
  return hunks === '' ? { kind: 'texts', ...head, before: was, after: is } : { kind: 'hunks', ...head, hunks };
}

/** What stands before the first hunk names the file and its objects, which the element does already. */
function hunksIn(diff: string): string {
  const start = diff.search(/^@@ /m);
  return start < 0 ? '' : diff.slice(start).trimEnd();
}
