/** Returns a text as one word of a command line that is printed to be typed: as it is where a shell leaves it alone, else in single quotes. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
