import { assertNever } from '@ticket-circuit/schemas';
import type { BenchEngine } from './bench-answers.ts';
import type { Totals } from './totals-of.ts';

/** What a run of an engine that is no model must show, if the bench measures what it says. */
export interface Law {
  readonly says: string;
  readonly holds: boolean;
}

/**
 * Returns the laws of a run: the original always comes out again; a mutant never does, and works no more often than mutants survive the tests; a
 * body that only fails never works. Whether a body works is judged only where tests were run, and only on functions that they reach.
 */
export function lawsOf(engine: BenchEngine, totals: Totals): Law[] {
  const { functions, reproduced, works, mutation } = totals;
  const share = (count: number, of: number) => `${count} of ${of}`;
  const isTested = mutation !== null;
  switch (engine) {
    case 'oracle':
      return [{ says: `all are reproduced: ${share(reproduced, functions)}`, holds: reproduced === functions }];
    case 'wrong':
      return [
        { says: `none is reproduced: ${share(reproduced, functions)}`, holds: reproduced === 0 },
        ...(isTested
          ? [{ says: `no more work than mutants survive: ${works}, and ${mutation.survived} survived`, holds: works <= mutation.survived }]
          : []),
      ];
    case 'raise':
      return [
        { says: `none is reproduced: ${share(reproduced, functions)}`, holds: reproduced === 0 },
        ...(isTested ? [{ says: `none works: ${share(works, totals.counted)}`, holds: works === 0 }] : []),
      ];
    default:
      return assertNever(engine);
  }
}
