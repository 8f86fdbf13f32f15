import type { Detail, InsideFacts, InsideKit } from './inside-kit.ts';

/**
 * One thing that a program inside must not be able to do. `attempt` is shipped as text and runs inside, so it is written
 * without imports and without names of its module: everything comes from the kit.
 */
export interface InsideCase {
  readonly id: string;
  /** What must hold, as a sentence. */
  readonly holds: string;
  /** False for a case that takes time: it is left out at the start of a program. */
  readonly isFast: boolean;
  /** Whether the case says anything about such a sandbox. */
  readonly appliesTo: (facts: InsideFacts) => boolean;
  readonly attempt: (kit: InsideKit, wanted: RefusedCalls) => Detail | Promise<Detail>;
  /** What `attempt` gets as its second argument; empty for most. */
  readonly wanted: RefusedCalls;
}

/** Raw calls by a pattern of their names, and the answers with which the kernel may refuse them. */
export interface RefusedCalls {
  readonly names: string;
  readonly answers: readonly number[];
}

/** Returns a case that is quick and says something about every sandbox, with what is given changed. */
export function insideCase(facts: Pick<InsideCase, 'id' | 'holds' | 'attempt'> & Partial<InsideCase>): InsideCase {
  return { isFast: true, appliesTo: () => true, wanted: { names: '^$', answers: [] }, ...facts };
}

/** Returns a case that holds when the kernel refuses each of the raw calls so named: not permitted, if nothing else is said. */
export function refusedCase(id: string, holds: string, names: RegExp, answers: readonly number[] = [-1]): InsideCase {
  return insideCase({
    id,
    holds,
    wanted: { names: names.source, answers },
    attempt(kit, wanted) {
      const made = [...kit.answers()].filter(([name]) => new RegExp(wanted.names).test(name));
      if (made.length === 0) return 'could not be tried: there is no such call';
      const through = made.filter(([, answer]) => !wanted.answers.includes(answer));
      return through.length === 0 ? null : `got ${through.map(([name, answer]) => `${answer} from ${name}`).join(', ')}`;
    },
  });
}
