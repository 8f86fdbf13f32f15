// Controls of both sets, and what turns the direction of a line or breaks it: with them a text could pass for something else on a terminal.
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns an untrusted text on one line, with every character that acts instead of being seen written as `\u{…}`; a line end becomes a space. */
export function visible(text: string): string {
  return text.replaceAll(/\r\n|[\n\t]/gu, ' ').replaceAll(unseen, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** Returns the lines of an untrusted text, each as `visible` writes it. */
export function visibleLines(text: string): string[] {
  return text.split(/\r\n|\n/u).map(visible);
}
