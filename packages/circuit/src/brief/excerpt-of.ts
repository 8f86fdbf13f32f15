import { driverFor, type ModuleElement } from '@ticket-circuit/syntax';
import { sharedWith } from './shared-words.ts';

/** What a reader of a source is after: what shares words with the goal, and elements that are there in any case. */
export interface Focus {
  readonly goal: string;
  readonly symbols: ReadonlySet<string>;
}

/** A source up to `whole` characters stands as it is; of a longer one so many characters of `elements` stand beside the declarations. */
export const NEAREST = { whole: 12_000, elements: 9_000 };
export const FURTHER = { whole: 4_000, elements: 3_000 };

/** Shorter elements are not worth a gap. */
const LEAST_LEFT_OUT = 240;

/**
 * Returns a long source with the bodies that lie far from the focus left out, and a first line that says so; a short one, and one without a driver or
 * that does not parse, as it is. Of what is left out the first line of the declaration stands, followed by an ellipsis.
 */
export async function excerptOf(file: string, text: string, focus: Focus, room = NEAREST): Promise<string> {
  if (text.length <= room.whole) return text;
  const parsed = await driverFor(file)?.parse(text, file);
  if (parsed?.kind !== 'module') return text;
  const parts = parsed.module.elements.filter(
    (element) => element.inner === null && element.end - element.start > LEAST_LEFT_OUT && !isHead(element),
  );
  const far = farParts(text, parts, focus, room.elements);
  if (far.length === 0) return text;
  let shown = '';
  let at = 0;
  for (const { leadStart, start, end, declaration } of far) {
    if (start < at) continue;
    shown += `${text.slice(at, Math.max(at, leadStart))}${declaration.slice(0, LEAST_LEFT_OUT).trimEnd()} …`;
    at = end;
  }
  shown += text.slice(at);
  return `[Of ${far.length} elements that lie far from the goal only the declaration stands here, with … in place of the rest. Read the file for them.]\n${shown}`;
}

/** What a file takes and gives is what its readers look for first. */
const isHead = ({ kind, symbol }: ModuleElement): boolean => kind === 'import' || kind === 'export' || symbol === '__all__';

function farParts(text: string, parts: readonly ModuleElement[], { goal, symbols }: Focus, most: number): ModuleElement[] {
  const shares = sharedWith(
    goal,
    parts.map(({ leadStart, end }) => text.slice(leadStart, end)),
  );
  const nearest = parts
    .map((part, index) => ({ part, share: symbols.has(part.symbol) ? Number.POSITIVE_INFINITY : (shares[index] ?? 0) }))
    .toSorted((a, b) => b.share - a.share);
  let left = most;
  const near = new Set<ModuleElement>();
  for (const { part, share } of nearest) {
    left -= part.end - part.start;
    if (share === Number.POSITIVE_INFINITY || (share > 0 && left >= 0)) near.add(part);
  }
  return parts.filter((part) => !near.has(part));
}
