import { admitCall, priceOf, type PriceOverrides } from '@ticket-circuit/engines';
import type { CircuitBudget, CommonUsage, CompleteRequest } from '@ticket-circuit/schemas';
import { CliError } from '../../../frame/cli-error.ts';

/** What a run may spend, and has spent. */
export interface Purse {
  /**
   * Sets aside the most that a call can cost.
   *
   * @throws {CliError} `budget-unset`, `price-unknown` or `budget-spent`: the call is not to be made.
   */
  admit(engine: string, model: string, request: CompleteRequest): { settle(usage: CommonUsage | null): number };
}

/** More tokens than any run uses: a run is bounded by money. */
const NO_TOKEN_LIMIT = Number.MAX_SAFE_INTEGER;

/** Returns a purse that holds a budget in US dollars; without one only an engine that costs nothing is asked. */
export function openPurse(budgetUsd: number | undefined, pricesPerMTok: PriceOverrides): Purse {
  const budget: CircuitBudget = {
    perTicketTokens: NO_TOKEN_LIMIT,
    ...(budgetUsd === undefined ? {} : { perTicketUsd: budgetUsd }),
    pricesPerMTok,
  };
  let [spentUsd, heldUsd] = [0, 0];
  return {
    admit: (engine, model, request) => {
      const spent = { usdSpent: spentUsd + heldUsd, tokensSpent: 0, usdSpentToday: 0, usdSpentInProject: 0 };
      const admission = admitCall({ engine, model, request, budget, spent });
      if (admission.kind === 'refused') throw refusal(admission.reason, admission.why);
      const { usd } = admission.ceiling;
      heldUsd += usd;
      return {
        settle: (usage) => {
          heldUsd -= usd;
          const priced = usage === null ? null : priceOf(engine, model, usage, pricesPerMTok);
          const cost = priced?.kind === 'price' ? priced.usd : 0;
          spentUsd += cost;
          return cost;
        },
      };
    },
  };
}

const NEXT = {
  'budget-unset': 'Say what the run may cost: --budget 1 (US dollars).',
  'price-unknown': 'Say what the model costs in US dollars a million tokens, read and written: --price 3/15, or --price 0/0.',
  'budget-spent': 'Raise --budget, or play fewer functions: --sample 20.',
} as const;

function refusal(code: keyof typeof NEXT, why: string): CliError {
  const plain = why
    .replace(/^The call was not made[.:] /u, '')
    .replace('budget.perTicketUsd', '--budget')
    .replaceAll('the ticket', 'the run');
  return new CliError({ code, what: 'The model was not asked.', why: plain.charAt(0).toUpperCase() + plain.slice(1), next: NEXT[code] });
}
