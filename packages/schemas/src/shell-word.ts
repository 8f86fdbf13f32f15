import { withUnseen } from './unseen.ts';

/**
 * Returns a text as one word of a command line that is printed to be typed: as it is where a shell leaves it alone, else in single quotes. What
 * could not be seen there, or would begin a line of its own, is spelt in `$'…'`, which bash, zsh and ksh read.
 */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/u.test(text)) return text;
  const spelt = withUnseen(text.replaceAll('\\', '\\\\').replaceAll("'", "\\'"), escaped);
  return withUnseen(text, () => '') === text ? `'${text.replaceAll("'", `'\\''`)}'` : `$'${spelt}'`;
}

function escaped(code: number): string {
  return code < 0x80 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
