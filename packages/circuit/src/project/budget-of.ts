import { fold } from '@ticket-circuit/router';
import type { CircuitBudget } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';

/** Returns the budget of a ticket as it is now: that of circuit.json, the limit of this run, and what the owner granted since. */
export function budgetOf(run: TicketRun): CircuitBudget {
  const configured = { ...run.config.budget, ...(run.engines.budgetUsd === undefined ? {} : { perTicketUsd: run.engines.budgetUsd }) };
  const { state } = fold(run.project.journal.read(run.ticket));
  const granted = state.kind === 'none' ? undefined : state.budget;
  if (granted === undefined) return configured;
  return { ...configured, perTicketUsd: granted.usd, ...(granted.tokens === undefined ? {} : { perTicketTokens: granted.tokens }) };
}
