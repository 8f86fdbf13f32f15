/**
 * Returns the raw commit object with another tree and parent. Author, committer, encoding and message stay byte for byte, so
 * that the same commit on the same parent always gets the same name; signatures go, since they no longer hold. Never throws.
 */
export function rewriteCommit(raw: Uint8Array, tree: string, parent: string): Uint8Array {
  const bytes = Buffer.from(raw);
  const end = bytes.indexOf('\n\n');
  const head = (end === -1 ? bytes : bytes.subarray(0, end)).toString('latin1');
  // A header goes on in the lines after it that begin with a space.
  const headers = head.split(/\n(?! )/u);
  const kept = headers.filter((line) => /^(?:author|committer|encoding) /u.test(line));
  const first = Buffer.from([`tree ${tree}`, `parent ${parent}`, ...kept].join('\n'), 'latin1');
  return Buffer.concat([first, end === -1 ? Buffer.from('\n\n') : bytes.subarray(end)]);
}

/** Says whether a raw commit object has a signature. Never throws. */
export function isSigned(raw: Uint8Array): boolean {
  const bytes = Buffer.from(raw);
  const end = bytes.indexOf('\n\n');
  return /^gpgsig/mu.test((end === -1 ? bytes : bytes.subarray(0, end)).toString('latin1'));
}
