import type { PlanSheet, PlanSheetAddElement } from '@ticket-circuit/schemas';
import type { Language } from '@ticket-circuit/syntax';
import { preservePlan } from '../senior/preserve-plan.ts';

/** A synthetic module, what is planned for it, and bodies to answer with. */
export interface Sample {
  readonly language: Language;
  readonly file: string;
  readonly source: string;
  /** Adds two functions; the first one calls the second. */
  readonly plan: PlanSheet;
  /** A function that stands already. */
  readonly present: string;
  /** For the first planned function. */
  readonly good: string;
  /** For the same; a fault in its second line. */
  readonly unparsable: string;
  /** For the present function: the same program in other white space and comments, and another program. */
  readonly same: string;
  readonly different: string;
  /** Texts of the module that no prompt may hold. */
  readonly hidden: readonly string[];
}

function planned(file: string, declarations: Readonly<Record<string, string>>): PlanSheet {
  const elements = Object.entries(declarations).map(([symbol, declaration]): PlanSheetAddElement => ({
    id: symbol,
    file,
    symbol,
    action: 'add',
    criteria: [],
    declaration,
    intent: 'Does what its name says.',
  }));
  return { ...preservePlan(elements), nature: 'behaviour' };
}

const python: Sample = {
  language: 'python',
  file: 'deep/shop/basket.py',
  source: `"""A basket."""
import math

LIMIT = 10


def total(prices):
    """Sums prices up."""
    # seen in /home/ada/deep/shop/basket.py
    result = 0
    for price in prices:
        result += price * 2 if price < LIMIT else price
    return result


def rounded(price):
    canary_of_a_body = math.floor(price)
    return canary_of_a_body
`,
  plan: planned('deep/shop/basket.py', { cheapest: 'def cheapest(prices):', ordered: 'def ordered(prices):' }),
  present: 'total',
  good: 'first, *_ = ordered(prices)\nreturn rounded(first)',
  unparsable: 'first = ordered(prices)\nreturn first[0\n',
  same: 'result = 0  # starts empty\nfor price in prices:\n\n    result += (price * 2 if price < LIMIT else price)\nreturn result',
  different: 'result = 0\nfor price in prices:\n    result += price * 2 if price <= LIMIT else price\nreturn result',
  hidden: ['canary_of_a_body', 'price < LIMIT', 'basket.py', '/home/ada', 'CIRCUIT-STUB'],
};

const typescript: Sample = {
  language: 'typescript',
  file: 'deep/shop/basket.ts',
  source: `import { floor } from './numbers.ts';

const LIMIT = 10;

/** Sums prices up. */
export function total(prices: readonly number[]): number {
  // seen in /home/ada/deep/shop/basket.ts
  let result = 0;
  for (const price of prices) result += price < LIMIT ? price * 2 : price;
  return result;
}

export function rounded(price: number): number {
  const canaryOfABody = floor(price);
  return canaryOfABody;
}
`,
  plan: planned('deep/shop/basket.ts', {
    cheapest: 'export function cheapest(prices: readonly number[]): number',
    ordered: 'export function ordered(prices: readonly number[]): number[]',
  }),
  present: 'total',
  good: 'const [first = 0] = ordered(prices);\nreturn rounded(first);',
  unparsable: 'const first = ordered(prices);\nreturn first[0;\n',
  same: 'let result = 0; // starts empty\n\nfor (const price of prices) result += (price < LIMIT) ? price * 2 : price;\nreturn (result);',
  different: 'let result = 0;\nfor (const price of prices) result += price <= LIMIT ? price * 2 : price;\nreturn result;',
  hidden: ['canaryOfABody', 'price < LIMIT', 'basket.ts', '/home/ada', 'CIRCUIT-STUB'],
};

/** One synthetic module in each language. */
export const samples: readonly Sample[] = [python, typescript];
