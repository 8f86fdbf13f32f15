/**
 * Returns a text of at most about `maxLength` UTF-16 units: the beginning and the end, with a note of what was left out between them. Lines are
 * kept whole where they are short enough.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = toLineEnd(text.slice(0, Math.ceil(maxLength * 0.6)));
  const tail = fromLineStart(text.slice(text.length - Math.floor(maxLength * 0.4)));
  const left = text.slice(head.length, text.length - tail.length);
  const lines = left.split('\n').length - 1;
  return `${head}\n[... ${left.length} characters (${lines} lines) left out ...]\n${tail}`;
}

function toLineEnd(text: string): string {
  const end = text.lastIndexOf('\n');
  return whole(end > text.length / 2 ? text.slice(0, end) : text);
}

function fromLineStart(text: string): string {
  const start = text.indexOf('\n');
  return start >= 0 && start < text.length / 2 ? text.slice(start + 1) : text.replace(/^[\uDC00-\uDFFF]/, '');
}

/** Half of a character pair at the end would not survive UTF-8. */
function whole(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
