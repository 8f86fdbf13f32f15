import { DeveloperError } from './developer-error.ts';

const NAMES = ['body', 'text', 'skeleton', 'diagnose'] as const;

export type PromptSections = Readonly<Record<(typeof NAMES)[number], string>>;

/**
 * Returns the parts of the role's prompt, each without its heading.
 *
 * @throws {DeveloperError} `no-section` when a part is missing or empty.
 */
export function promptSections(prompt: string): PromptSections {
  const parts = new Map<string, string>();
  for (const part of prompt.split(/^## /m).slice(1)) {
    const lineEnd = part.indexOf('\n');
    parts.set(part.slice(0, lineEnd).trim(), part.slice(lineEnd + 1).trim());
  }
  const section = (name: string): string => parts.get(name) || throwNoSection(name);
  return { body: section('body'), text: section('text'), skeleton: section('skeleton'), diagnose: section('diagnose') };
}

function throwNoSection(name: string): never {
  throw new DeveloperError({
    code: 'no-section',
    what: 'The developer has no words for its work.',
    why: `The prompt has no text below the heading "## ${name}".`,
    next: 'Mend prompt.md of the role.',
  });
}
