/**
 * Returns the part of a role's prompt that is for one kind of brief: what stands before the first marker, and every part whose marker names
 * the kind. A marker is a line `<!-- brief: plan -->`; it may name several kinds, separated by commas.
 */
export function promptPart(prompt: string, kind: string): string {
  const kept: string[] = [];
  let keep = true;
  for (const line of prompt.split('\n')) {
    const marker = /^<!--\s*brief:\s*([a-z, -]+?)\s*-->\s*$/.exec(line);
    if (marker === null) {
      if (keep) kept.push(line);
    } else {
      keep = (marker[1] ?? '').split(',').some((name) => name.trim() === kind);
    }
  }
  return kept.join('\n').trim();
}
