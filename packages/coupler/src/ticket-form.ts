import { driverFor } from '@ticket-circuit/syntax';

/** A module that stands inside another text. */
export interface EmbeddedModule {
  readonly source: string;
  /** `py`, `ts` and so on: how the name of a file with this source would end. */
  readonly extension: string;
  /** Lines of the text above the first one of the module. */
  readonly linesAbove: number;
  /** The text up to the module. */
  readonly before: string;
  /** The text behind the module. */
  readonly after: string;
}

const MARK = /^[ \t]*={3,}[ \t]*ORIGINAL SOURCE[ \t]*={3,}[ \t]*\r?\n/m;
const FENCE = /^(?:[ \t]*\r?\n)*(```+|~~~+)[ \t]*(\w*)[ \t]*\r?\n/;
const EXTENSIONS: Readonly<Record<string, string>> = {
  python: 'py',
  py: 'py',
  typescript: 'ts',
  ts: 'ts',
  tsx: 'tsx',
  javascript: 'js',
  js: 'js',
  jsx: 'jsx',
};

/**
 * Returns the module that a ticket's text holds behind a line `===ORIGINAL SOURCE===`, to its end, or inside the fence that follows that line; null when there
 * is no such line.
 *
 * The language is the fence's; else the first one in which the module parses, or in which it parses furthest. Never throws for bad code.
 */
export async function embeddedModule(text: string): Promise<EmbeddedModule | null> {
  const range = rangeIn(text);
  if (!range) return null;
  const [before, source, after] = [text.slice(0, range.start), text.slice(range.start, range.end), text.slice(range.end)];
  const extension = EXTENSIONS[range.label] ?? (await extensionOfSource(source));
  return { source, extension, linesAbove: before.split('\n').length - 1, before, after };
}

/**
 * Returns a ticket's text with another module in the place of its own, and every other character as it was; null where that module would not be read
 * back whole, such as one with a line that ends the fence around it.
 */
export function replaceEmbedded({ before, after }: Pick<EmbeddedModule, 'before' | 'after'>, source: string): string | null {
  const text = before + source + after;
  const range = rangeIn(text);
  return range && text.slice(range.start, range.end) === source ? text : null;
}

function rangeIn(text: string): { start: number; end: number; label: string } | null {
  const mark = MARK.exec(text);
  if (!mark) return null;
  const from = mark.index + mark[0].length;
  const rest = text.slice(from);
  const open = FENCE.exec(rest);
  const close = open && new RegExp(`^${open[1]!}[ \\t]*\\r?$`, 'm').exec(rest.slice(open[0].length));
  if (!open || !close) return { start: from, end: text.length, label: '' };
  const start = from + open[0].length;
  return { start, end: start + close.index, label: open[2]!.toLowerCase() };
}

async function extensionOfSource(source: string): Promise<string> {
  let best = { extension: 'py', line: 0 };
  for (const extension of ['py', 'ts', 'tsx']) {
    const parsed = await driverFor(`a.${extension}`)!.parse(source, `a.${extension}`);
    if (parsed.kind === 'module') return extension;
    const line = parsed.faults[0]?.line ?? 0;
    if (line > best.line) best = { extension, line };
  }
  return best.extension;
}
