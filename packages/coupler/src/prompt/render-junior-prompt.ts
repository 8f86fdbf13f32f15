import type { GateFinding } from '../gates/finding.ts';
import type { JuniorPrompt } from './junior-prompt.ts';
import { indented, shownElement } from './shown-element.ts';

/** What a model is sent: one text that does not change between bodies, and one for this body. */
export interface RenderedPrompt {
  readonly system: string;
  readonly user: string;
}

/**
 * Returns the prompt as text: each part between tags of its own name, what bodies of one module share first, so that a cache can hold it.
 * `instructions` are the role's words for this surface; parts without content are left out.
 */
export function renderJuniorPrompt(prompt: JuniorPrompt, instructions: string): RenderedPrompt {
  const { language } = prompt;
  const step = language === 'python' ? '    ' : '  ';
  const parts: readonly (readonly [string, string])[] = [
    ['language', prompt.dialect.join(', ')],
    ['imports', prompt.imports.join('\n')],
    ['definitions', prompt.definitions.join('\n\n')],
    ['imported-types', prompt.importedTypes.join('\n\n')],
    ['siblings', prompt.siblings.map((sibling) => shownElement(language, sibling)).join('\n')],
    [
      'class',
      prompt.container ? [prompt.container.header, ...prompt.container.fields.map((field) => indented(field, step))].join('\n') : '',
    ],
    ['read-these', prompt.seen.map((seen) => shownElement(language, seen)).join('\n\n')],
    ['mode', prompt.mode],
    ['declaration', prompt.declaration],
    ['docstring', prompt.docstring ?? ''],
    ['intent', prompt.intent ?? ''],
    ['criteria', prompt.criteria.map((statement) => `- ${statement}`).join('\n')],
    ['body', prompt.body ?? ''],
    ['answer', prompt.answer],
    ['refused', prompt.retry.map((finding) => findingText(finding)).join('\n\n')],
  ];
  const user = parts.filter(([, text]) => text !== '').map(([tag, text]) => `<${tag}>\n${text}\n</${tag}>`);
  return { system: instructions.trim(), user: user.join('\n') };
}

function findingText(finding: GateFinding): string {
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    ['gate', `${finding.gate}: ${finding.rule}`],
    ['line', finding.line],
    ['source', finding.source],
    ['test', finding.test],
    ['asserted', finding.asserted],
    ['expected', finding.expected],
    ['actual', finding.actual],
    ['message', finding.message],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join('\n');
}
