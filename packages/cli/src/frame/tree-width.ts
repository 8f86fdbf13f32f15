import type { Terminal } from './terminal.ts';

/** Returns where the lines of a tree break: at the edge of a terminal; in a file or a pipe nowhere, so that whole lines can be searched. */
export function treeWidth({ isTty, columns }: Terminal): number {
  return isTty ? columns : Infinity;
}
