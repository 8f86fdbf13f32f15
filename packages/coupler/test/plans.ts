import {
  emptyPlan,
  type PlanSheetAddElement,
  type PlanSheetPlainPlan,
  type PlanSheetChangeElement,
  type PlanSheetElement,
} from '@ticket-circuit/schemas';
import type { ReadText } from '../src/read-text.ts';

/** A reader of a tree that is given as an object. */
export function tree(files: Readonly<Record<string, string>>): ReadText {
  return async (path) => files[path] ?? null;
}

export function plan(elements: readonly PlanSheetElement[], more: Partial<PlanSheetPlainPlan> = {}): PlanSheetPlainPlan {
  return {
    ...emptyPlan,
    criteria: [{ id: 'C1', kind: 'new', statement: 'Titles become words joined by dashes.', clause: 'make slugs' }],
    elements: [...elements],
    ...more,
  };
}

export function add(file: string, symbol: string, more: Partial<PlanSheetAddElement> = {}): PlanSheetAddElement {
  return {
    id: symbol.replace(/\W/g, '-').replace(/^-+|-+$/g, '') || 'file',
    file,
    symbol,
    action: 'add',
    criteria: ['C1'],
    intent: 'Does what the criterion says.',
    ...more,
  };
}

export function change(file: string, symbol: string, more: Partial<PlanSheetChangeElement> = {}): PlanSheetChangeElement {
  return {
    id: symbol.replace(/\W/g, '-').replace(/^-+|-+$/g, '') || 'file',
    file,
    symbol,
    action: 'change',
    criteria: ['C1'],
    intent: 'Does what the criterion says.',
    ...more,
  };
}
