import type { Propose } from '@ticket-circuit/coupler';
import type { Kit } from '@ticket-circuit/role-kit';

/** Calls that are kept back, so that the session can still say why it ends. */
const KEPT_CALLS = 3;

/**
 * Returns the way in which the coupler asks this session's model: one system text, one user text, no tools. When the role's calls are nearly
 * spent there is no tier left.
 */
export function proposeWith(kit: Kit, purpose: 'body' | 'text'): Propose {
  const most = kit.role.limits.outputTokensPerCall;
  return async ({ system, user }, tier, room) => {
    if (kit.callsLeft() <= KEPT_CALLS) return { stop: 'no-such-tier' };
    const maxOutputTokens = room === 'more' ? most : Math.max(1, Math.floor(most / 2));
    const reply = await kit.complete({ purpose, tier, system, messages: [{ role: 'user', text: user }], maxOutputTokens });
    return { text: reply.text, stop: reply.stop };
  };
}
