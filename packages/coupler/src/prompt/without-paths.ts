const MASK = '(file)';
/** A place behind a path: `:3:4`, or `(3,4)` as compilers write it. */
const PLACE = String.raw`(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\))`;
/** What the tree is called inside a sandbox, and addresses of files: whatever stands behind them is a path. */
const ROOTED = new RegExp(String.raw`(?<![\w.])(?:file:\/\/\/?|\/ws\/)[^\s'"\`()]*(?:\(\d+(?:,\d+)?\))?`, 'g');
const QUOTES = `'"\``;

/**
 * Returns what a tool said with the project's own files taken out: `files` are their paths from the root. What stood there is told as `(file)`, or not
 * at all where it stood alone in parentheses.
 *
 * A path that stands in quotes is a value of the program under test, and any other that looks like a path and names no file of the project is none
 * either: both stay, or two values that differ would read alike.
 */
export function withoutPaths(text: string, files: readonly string[]): string {
  return toldFiles(text, files)
    .reduce((rest, file) => maskFile(rest, file), text.replace(ROOTED, MASK))
    .replace(/[ \t]*\(\(file\)\)/g, '');
}

/** Only the few files that a text names are looked for one by one, the longest first, since one path may end in another. */
function toldFiles(text: string, files: readonly string[]): string[] {
  return files.filter((file) => text.includes(baseName(file))).toSorted((left, right) => right.length - left.length);
}

function maskFile(text: string, file: string): string {
  const before = String.raw`(?<![\w./@-])(?:[A-Za-z]:)?(?:[^\s'"\`()<>,;]*[/\\])?`;
  // A name without a folder is too plain to be told from a word, unless a place follows it.
  const named = file.includes('/') ? `(?:${escaped(file)}${PLACE}?|${escaped(baseName(file))}${PLACE})` : `${escaped(file)}${PLACE}`;
  return text.replace(new RegExp(`${before}${named}(?![\\w/-])(?!\\.\\w)`, 'g'), (found: string, at: number) =>
    isValue(text, at, found) ? found : MASK,
  );
}

function isValue(text: string, at: number, found: string): boolean {
  const quote = text[at - 1];
  return quote !== undefined && QUOTES.includes(quote) && text[at + found.length] === quote && !new RegExp(`${PLACE}$`).test(found);
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
