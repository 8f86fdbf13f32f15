import { driverFor } from '@ticket-circuit/syntax';

/** A module that stands inside another text. */
export interface EmbeddedModule {
  readonly source: string;
  /** `py`, `ts` and so on: how the name of a file with this source would end. */
  readonly extension: string;
  /** Lines of the text above the first one of the module. */
  readonly linesAbove: number;
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
  const mark = MARK.exec(text);
  if (!mark) return null;
  const { start, end, label } = rangeBehind(text, mark.index + mark[0].length);
  const source = text.slice(start, end);
  const extension = EXTENSIONS[label] ?? (await extensionOfSource(source));
  return { source, extension, linesAbove: text.slice(0, start).split('\n').length - 1 };
}

function rangeBehind(text: string, from: number): { start: number; end: number; label: string } {
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
