import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installationRoot } from '@ticket-circuit/circuit';
import { InternalError } from '@ticket-circuit/schemas';

/** Returns the words for the author of one body: the ones that the developer role has for it. */
export async function bodyInstructions(): Promise<string> {
  const prompt = await readFile(join(installationRoot, 'roles', 'developer', 'prompt.md'), 'utf8');
  const section = /^## body\n([^]*?)(?=^## |(?![^]))/mu.exec(prompt)?.[1]?.trim();
  if (section) return section;
  throw new InternalError({
    code: 'no-instructions',
    what: 'There are no words for the author of a body.',
    why: 'roles/developer/prompt.md has no text below the heading "## body".',
    next: 'Restore the file from the installation.',
  });
}
