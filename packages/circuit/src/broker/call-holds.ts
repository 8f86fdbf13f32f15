import type { Ceiling, Spent } from '@ticket-circuit/engines';

/** What calls under way may still cost, so that two calls at once cannot both spend the last dollar. */
export interface CallHolds {
  /** Returns what has been used with every held ceiling added. */
  with(spent: Spent): Spent;
  /** Holds a ceiling until the returned function is called. */
  hold(ceiling: Ceiling): () => void;
}

/** Returns holds for the calls of one ticket; nothing is held at first. */
export function callHolds(): CallHolds {
  const held = new Set<Ceiling>();
  return {
    with(spent) {
      const all = [...held];
      const usd = all.reduce((sum, each) => sum + each.usd, 0);
      const tokens = all.reduce((sum, each) => sum + each.tokens, 0);
      return { usdSpent: spent.usdSpent + usd, tokensSpent: spent.tokensSpent + tokens, usdSpentToday: spent.usdSpentToday + usd };
    },
    hold(ceiling) {
      const own = { ...ceiling };
      held.add(own);
      return () => {
        held.delete(own);
      };
    },
  };
}
