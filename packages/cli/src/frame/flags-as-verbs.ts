/**
 * Returns a command line in which a verb that was typed as a flag (`--benchmark FILE`, `--benchmark=FILE`) stands where verbs stand: behind
 * the options that stand before every verb. What follows `--` is left alone, and so is a line without such a flag.
 */
export function flagsAsVerbs(argv: readonly string[], verbs: readonly string[]): string[] {
  const end = argv.indexOf('--');
  const typed = end < 0 ? argv : argv.slice(0, end);
  const at = typed.findIndex((word) => verbs.includes(/^--([a-z]+)(?:=.*)?$/u.exec(word)?.[1] ?? ''));
  if (at < 0) return [...argv];
  const [name = '', ...value] = typed[at]!.slice(2).split('=');
  const lead = leadOf(typed.slice(0, at));
  const words = value.length > 0 ? [value.join('=')] : [];
  return [...argv.slice(0, lead), name, ...argv.slice(lead, at), ...words, ...argv.slice(at + 1)];
}

// How many words at the start are `-C <dir>`.
function leadOf(words: readonly string[]): number {
  let count = 0;
  while (words[count]?.startsWith('-C') === true) count += words[count] === '-C' ? 2 : 1;
  return count;
}
