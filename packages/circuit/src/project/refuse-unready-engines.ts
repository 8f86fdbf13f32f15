import { paymentOf } from '@ticket-circuit/engines';
import type { CommonRoleName } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';
import type { TicketRun } from '../ticket-run.ts';
import { budgetOf } from './budget-of.ts';

const roles: readonly CommonRoleName[] = ['explorer', 'questioner', 'testwriter', 'developer', 'reviewer'];

/**
 * Refuses a run in which some role could not be answered: nothing is begun that would only find this out in its first session.
 *
 * @throws {CircuitHostError} no-engine, not-payable.
 */
export async function refuseUnreadyEngines(run: TicketRun): Promise<void> {
  const decides: readonly CommonRoleName[] = run.config.engines?.supervisor === undefined ? [] : ['supervisor'];
  for (const role of [...roles, ...decides]) await refuseUnreadyEngine(run, role, '');
}

/**
 * Refuses where a role's engine, or the one that it escalates to, cannot be opened or cannot be paid. Nothing is sent.
 *
 * @throws {CircuitHostError} no-engine, not-payable.
 */
export async function refuseUnreadyEngine(run: TicketRun, role: CommonRoleName, pinned: string): Promise<void> {
  for (const tier of ['default', 'strong'] as const) {
    const opened = await run.engines.open(role, tier, () => pinned);
    if (opened.kind === 'refused')
      throw new CircuitHostError({ code: 'no-engine', what: `No engine answers the ${role}.`, why: opened.why, next: opened.next });
    const { name } = opened.engine;
    const payment = paymentOf({ engine: name, model: opened.definition.model ?? name, budget: budgetOf(run) });
    if (payment.kind === 'refused')
      throw new CircuitHostError({
        code: 'not-payable',
        what: `The engine of the ${role} was not asked, and nothing was started.`,
        why: payment.why,
        next: payment.next,
      });
  }
}
