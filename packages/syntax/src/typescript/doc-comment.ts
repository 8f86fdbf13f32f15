/** Returns a documentation comment of the text, or the text itself when it is a comment already; lines start with `indent`, but the first. */
export function docComment(text: string, indent: string): string {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  if (trimmed.startsWith('/*') || trimmed.startsWith('//')) return placed(trimmed, indent);
  // A comment cannot hold its own end; the space keeps the text readable.
  const safe = trimmed.replaceAll('*/', '* /');
  const lines = safe.split('\n').map((line) => line.trimEnd());
  if (lines.length === 1) return `/** ${safe} */`;
  return ['/**', ...lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`), `${indent} */`].join('\n');
}

// Continuation lines of a given comment keep their place relative to each other, one column behind the first line.
function placed(comment: string, indent: string): string {
  const isStarred = comment
    .split('\n')
    .slice(1)
    .every((line) => /^\s*\*/.test(line));
  const [first = '', ...rest] = comment.split('\n');
  return [first, ...rest.map((line) => (isStarred ? `${indent} ${line.trimStart()}` : line))].join('\n');
}
