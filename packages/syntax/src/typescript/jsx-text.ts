/** Returns the canonical text of JSX text: as it is spelled, because entities count, but with one kind of line break, because a break never reaches the program. */
export function jsxText(raw: unknown): string {
  return `(JSXText raw=${JSON.stringify(String(raw).replaceAll(/\r\n?/gu, '\n'))})`;
}
