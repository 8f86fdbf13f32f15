import type { PlanSheet } from '@ticket-circuit/schemas';
import { fillTasks } from '../fill-tasks.ts';
import { layPlan, type LayOptions } from '../lay/lay-plan.ts';
import { readThrough } from '../read-text.ts';
import type { Senior } from './skeleton.ts';

/** Returns the senior that lays what a plan declares; its blanks are the bodies that the plan adds or changes. */
export function planSenior(plan: PlanSheet, options: LayOptions): Senior {
  return async (read) => {
    const laid = await layPlan(read, plan, options);
    const faults = laid.faults.map(({ message }) => message);
    if (faults.length > 0) return { changes: laid.changes, blanks: [], faults };
    const { bodies } = await fillTasks(readThrough(read, laid.changes), plan);
    return { changes: laid.changes, blanks: bodies.map((body) => ({ plan, ...body })), faults };
  };
}
