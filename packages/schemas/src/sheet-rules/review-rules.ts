import type { ReviewerBrief, ReviewSheet } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, listOf, oneEach } from './fault.ts';

/** Rules that a line may always cite. */
export const builtInRules = ['correct', 'secure', 'needed', 'tested', 'readable'] as const;

/** Returns how lines contradict the list of elements, and lines that cite a rule that there is not. */
export function checkReview({ lines }: ReviewSheet, { elements, plan, rules }: ReviewerBrief, at: string): SchemaFault[] {
  const citable = [...plan.criteria.map(({ id }) => id), ...rules.map(({ id }) => id), ...builtInRules];
  const expected = elements.map(({ id }) => id);
  const uncited = lines.flatMap((line, index) => {
    if (line.conform === 'yes' || citable.includes(line.rule)) return [];
    const message = `${line.rule} is no rule; cite one of ${listOf(new Set(citable))}, and hand in anything else as a discovery`;
    return [fault(`${at}/lines/${index}/rule`, 'known', message, line.rule)];
  });
  return [...oneEach(`${at}/lines`, lines, ({ element }) => element, expected, 'element'), ...uncited];
}
