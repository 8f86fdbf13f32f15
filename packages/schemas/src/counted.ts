/** Returns a count with its noun: `1 ticket`, `2 tickets`, `2 entries` where the plural is given. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
