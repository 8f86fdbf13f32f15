import { seen } from '@ticket-circuit/schemas';

/** Returns an untrusted text on one line, with every character that acts instead of being seen written as `\u{…}`; a line end becomes a space. */
export function visible(text: string): string {
  return seen(text).replaceAll(/[\n\t]/gu, ' ');
}

/** Returns the lines of an untrusted text, each as `visible` writes it. */
export function visibleLines(text: string): string[] {
  return text.split(/\r\n|\n/u).map(visible);
}
