/** What acts instead of being seen: control characters, marks that turn the direction of writing, separators of lines that are none here. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns a text in which `written` stands in place of each character that acts instead of being seen. */
export function withUnseen(text: string, written: (code: number) => string): string {
  return text.replaceAll(unseen, (character) => written(character.codePointAt(0)!));
}

/** Returns an untrusted text with every character that acts instead of being seen written as `\u{…}`; line ends and tabs stay. */
export function seen(text: string): string {
  return withUnseen(text.replaceAll('\r\n', '\n'), (code) =>
    code === 0x09 || code === 0x0a ? String.fromCodePoint(code) : `\\u{${code.toString(16)}}`,
  );
}
