import type { SourceTree } from './draft.ts';
import type { Comment } from './node.ts';

/** Returns the comments that stand directly above or before an element, with no blank line between, in order. */
export function leadingComments(tree: SourceTree, start: number): Comment[] {
  const { source, comments } = tree;
  const lead: Comment[] = [];
  let below = start;
  for (let at = lastCommentBefore(comments, start); at >= 0; at -= 1) {
    const comment = comments[at]!;
    const between = source.slice(comment.end, below);
    if (!/^\s*$/.test(between) || between.split('\n').length > 2) break;
    if (trailsCode(source, comment)) break;
    lead.unshift(comment);
    below = comment.start;
  }
  return lead;
}

function lastCommentBefore(comments: readonly Comment[], offset: number): number {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comments[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// A comment behind code on the same line belongs to that code.
function trailsCode(source: string, comment: Comment): boolean {
  const lineStart = source.lastIndexOf('\n', comment.start - 1) + 1;
  const before = source.slice(lineStart, comment.start).replace(/\/\*.*?\*\//g, '');
  return !/^[\s\uFEFF{]*$/.test(before);
}
