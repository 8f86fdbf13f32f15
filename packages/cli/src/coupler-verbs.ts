import type { Verb } from './frame/verb.ts';

/** The verbs of `coupler`. */
export const couplerVerbs: readonly Verb[] = [];
