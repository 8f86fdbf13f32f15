import type { Decision } from '@ticket-circuit/schemas';

/** How each decision is typed after the question, and what it means. */
export const decisions: Readonly<Record<Decision['kind'], { readonly typed: string; readonly means: string }>> = {
  choose: { typed: 'choose "option"', means: 'take one of the options, by its exact text' },
  amend: { typed: 'amend "instruction"', means: 'the explorer changes the plan so' },
  'extend-plan': { typed: 'extend-plan', means: 'the plan grows by what was asked for' },
  refuse: { typed: 'refuse', means: 'no; the role goes on within its bounds' },
  retry: { typed: 'retry', means: 'one more try of the asking step' },
  'accept-uncovered': { typed: 'accept-uncovered', means: 'the criterion stays without a test' },
  'accept-dependency': { typed: 'accept-dependency', means: 'the dependency is taken' },
  migrate: { typed: 'migrate', means: 'go on under the present rules of the circuit' },
  'raise-budget': { typed: 'raise-budget USD', means: 'the ticket may cost this in all' },
  abandon: { typed: 'abandon', means: 'the ticket ends without landing' },
  'to-owner': { typed: 'to-owner', means: 'the owner of the project is asked instead' },
};

const width = Math.max(...Object.values(decisions).map(({ typed }) => typed.length));

/** Returns decisions as lines, each with what it means. */
export function decisionLines(kinds: readonly Decision['kind'][], start = ''): string[] {
  return kinds.map((kind) => `  ${start}${decisions[kind].typed.padEnd(width)}  ${decisions[kind].means}`);
}
