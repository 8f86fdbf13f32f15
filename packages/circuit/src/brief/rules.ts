import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReviewerBrief } from '@ticket-circuit/schemas';

type Rule = ReviewerBrief['rules'][number];

/** Returns the rules that a reviewer may cite beside the plan's criteria: each heading of the project's rule files, and the built-in ones. */
export async function rulesFor(
  read: (path: string) => Promise<string | null>,
  files: readonly string[],
  rolesDir: string,
): Promise<Rule[]> {
  const own = await Promise.all(
    files.map(async (file) => headings((await read(file)) ?? '').map((rule) => ({ id: `${file}#${rule.id}`, text: rule.text }))),
  );
  return [...own.flat(), ...headings(await readFile(join(rolesDir, 'reviewer', 'rules.md'), 'utf8'))];
}

/** Returns each second-level heading of a markdown text with the text below it. */
export function headings(markdown: string): Rule[] {
  return markdown
    .split(/^##\s+/mu)
    .slice(1)
    .map((section) => {
      const [title = '', ...body] = section.split('\n');
      return { id: title.trim(), text: body.join('\n').trim() };
    })
    .filter((rule) => rule.id !== '' && rule.text !== '');
}
