import { textOf } from '@ticket-circuit/checks';
import type { Repository } from '@ticket-circuit/git';
import type { ExplorerBriefFileText } from '@ticket-circuit/schemas';
import { excerptOf, FURTHER, NEAREST, type Focus } from './excerpt-of.ts';

const MOST_CHARACTERS_PER_FILE = 40_000;
const MOST_CHARACTERS = 96_000;
/** Less of a file than this is not worth its heading: who needs it reads it. */
const LEAST_SHOWN = 1000;
const MOST_NEAREST = 2;

/**
 * Returns the texts of files of a tree, in the order given, cut to what fits with a note of what was left out; absent files are left out, and so are
 * those of which next to nothing would fit. With a focus, of long sources only what lies near it stands whole.
 */
export async function fileTexts(
  repo: Repository,
  tree: string,
  files: readonly string[],
  { most = MOST_CHARACTERS, focus }: { readonly most?: number; readonly focus?: Focus } = {},
): Promise<ExplorerBriefFileText[]> {
  const read = textOf(repo, tree, files);
  const texts: ExplorerBriefFileText[] = [];
  let left = most;
  for (const [index, file] of [...new Set(files)].entries()) {
    const whole = await read(file);
    if (whole === null) continue;
    const text = focus === undefined ? whole : await excerptOf(file, whole, focus, index < MOST_NEAREST ? NEAREST : FURTHER);
    if (left < LEAST_SHOWN && text.length > left) continue;
    const cut = cutText(text, Math.min(MOST_CHARACTERS_PER_FILE, left));
    left -= cut.length;
    texts.push({ file, text: cut });
  }
  return texts;
}

/** Returns a text of at most about so many characters: its head and its tail, with a line between them that says how much was left out. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.max(0, Math.floor(most / 2));
  return `${text.slice(0, half)}\n[… ${text.length - 2 * half} characters left out …]\n${half === 0 ? '' : text.slice(-half)}`;
}
