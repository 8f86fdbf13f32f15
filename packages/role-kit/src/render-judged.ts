import type { ReviewerBriefJudged } from '@ticket-circuit/schemas';
import { fenced } from './fenced.ts';

/** Returns the elements that a reviewer judges, each under its id, with its texts as they stand in their files. */
export function renderJudged(elements: readonly ReviewerBriefJudged[]): string {
  return elements.map((element) => `### ${headOf(element)}\n${textsOf(element)}`).join('\n\n');
}

function headOf({ id, change, origin, symbol, file, planned, criteria }: ReviewerBriefJudged): string {
  const name = symbol === '*' ? file : `${symbol} in ${file}`;
  const told = [
    planned === undefined ? origin : `element ${planned} of the plan`,
    ...(criteria === undefined || criteria.length === 0 ? [] : [`criteria ${criteria.join(', ')}`]),
  ];
  return `${id}: ${change} ${name} (${told.join('; ')})`;
}

function textsOf(element: ReviewerBriefJudged): string {
  if (element.kind === 'hunks') return fenced(element.hunks, 'diff');
  const { before, after } = element;
  if (before === after) return `Text:\n${fenced(after)}`;
  return [['Before', before] as const, ['After', after] as const]
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}:\n${fenced(text)}`)
    .join('\n');
}
