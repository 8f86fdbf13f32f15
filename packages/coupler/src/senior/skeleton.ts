import type { PlanSheet } from '@ticket-circuit/schemas';
import type { FillableElement } from '../fill-tasks.ts';
import type { FillMode } from '../prompt/junior-prompt.ts';
import type { ReadText, TextChange } from '../read-text.ts';

/** A body that is left to write: what `fillElement` needs to know of it. */
export interface Blank {
  readonly plan: PlanSheet;
  readonly element: FillableElement;
  readonly mode: FillMode;
}

/** A tree whose declarations all stand, and the bodies that are left to write. */
export interface Skeleton {
  readonly changes: readonly TextChange[];
  /** In the order of the file, or of the plan; any order of filling is right, since every declaration stands already. */
  readonly blanks: readonly Blank[];
  /** One sentence each; empty when the skeleton may be used. */
  readonly faults: readonly string[];
}

/**
 * Lays every declaration before any body is written. There are three: `mechanicalSenior` lowers a source that exists, `planSenior` lays a plan,
 * `modelSenior` lays a model's typed proposal.
 *
 * Contract: it writes nothing; what it lays is in `changes`.
 */
export type Senior = (read: ReadText) => Promise<Skeleton>;
