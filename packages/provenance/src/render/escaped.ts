import { visible } from './visible.ts';

/** Returns an untrusted text as text of HTML, also inside an attribute in quotes. */
export function escaped(text: string): string {
  return visible(text).replaceAll(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
