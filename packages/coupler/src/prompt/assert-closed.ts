import { CouplerError } from '../coupler-error.ts';
import type { JuniorPrompt } from './junior-prompt.ts';
import type { RenderedPrompt } from './render-junior-prompt.ts';

const ROOTS = [/(?<![\w.])\/ws\//, /\bfile:\/\//];

/**
 * Throws when a rendered prompt tells where anything lies. Import specifiers aside, no path of the plan, of a test or of the workspace may
 * stand in it. Paths without a folder are too plain to be told from words and are left to the prompt's type.
 *
 * @throws {CouplerError} `prompt-leak`, naming the path.
 */
export function assertClosed(rendered: RenderedPrompt, prompt: JuniorPrompt, paths: readonly string[]): void {
  const imports = prompt.imports.join('\n');
  const text = rendered.user.replace(imports, '');
  const leaked = paths.find((path) => path.includes('/') && text.includes(path)) ?? ROOTS.find((root) => root.test(text))?.source;
  if (leaked === undefined) return;
  throw new CouplerError({
    code: 'prompt-leak',
    what: 'A prompt for a body was not sent.',
    why: `It would have told the path ${leaked}.`,
    next: 'Take the path out of the texts of the plan, or of the declarations and constants that the body refers to.',
  });
}
