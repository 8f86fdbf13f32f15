const EXTENSION = '(?:d\\.ts|[mc]?[jt]sx?|pyi?|json|md|ya?ml|toml|txt|css|html|lock|snap)';
const FILE_URL = /\bfile:\/\/\S+/g;
const ABSOLUTE = /(?<![\w.:/~-])(?:[A-Za-z]:\\|~?\/)(?:[\w.@+-]+[/\\])+[\w.@+-]*(?::\d+(?::\d+)?)?/g;
const RELATIVE = new RegExp(`(?<![\\w./@-])(?:\\.{1,2}/)*(?:[\\w.@+-]+/)+[\\w.@+-]+\\.${EXTENSION}(?![\\w])(?::\\d+(?::\\d+)?)?`, 'g');
const BARE = new RegExp(`(?<![\\w./@-])[\\w@+-]+(?:\\.[\\w+-]+)*\\.${EXTENSION}:\\d+(?::\\d+)?`, 'g');

/** Returns a text for people with every path of a file taken out; what stood there is told as `(file)`, or not at all where it stood alone in parentheses. */
export function withoutPaths(text: string): string {
  return [FILE_URL, ABSOLUTE, RELATIVE, BARE]
    .reduce((rest, pattern) => rest.replace(pattern, '(file)'), text)
    .replace(/[ \t]*\(\(file\)\)/g, '');
}
