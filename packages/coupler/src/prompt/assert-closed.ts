import { CouplerError } from '../coupler-error.ts';
import type { JuniorPrompt } from './junior-prompt.ts';
import { renderJuniorPrompt } from './render-junior-prompt.ts';
import { withoutPaths } from './without-paths.ts';

/**
 * Throws when a prompt tells where anything of the project lies. What the plan says and what stands in the file is left out of the question: a path in
 * these is a value that the body works on.
 *
 * @throws {CouplerError} `prompt-leak`.
 */
export function assertClosed(prompt: JuniorPrompt, files: readonly string[]): void {
  const ofTools: JuniorPrompt = {
    ...prompt,
    imports: [],
    definitions: [],
    importedTypes: [],
    container: null,
    siblings: [],
    seen: [],
    declaration: '',
    docstring: null,
    intent: null,
    criteria: [],
    body: null,
    retry: prompt.retry.map(({ gate, rule, message }) => ({ gate, rule, message })),
  };
  const { user } = renderJuniorPrompt(ofTools, '');
  if (withoutPaths(user, files) === user) return;
  throw new CouplerError({
    code: 'prompt-leak',
    what: 'A prompt for a body was not sent.',
    why: 'It would have told where files of the project lie, outside of what the plan says and the file holds.',
    next: 'Tell the author of a body nothing that has a path: see withoutPaths.',
  });
}
