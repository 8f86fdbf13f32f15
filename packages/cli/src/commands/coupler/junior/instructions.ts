import { readFile } from 'node:fs/promises';

/**
 * Returns the words for the author of a body that is to come out as the same program again. They are fewer than the developer role has for new and
 * changed bodies: of a prompt for a body of usual size the words are the greater part, and they are sent with each.
 */
export async function bodyInstructions(): Promise<string> {
  return await readFile(new URL('preserve.md', import.meta.url), 'utf8');
}
