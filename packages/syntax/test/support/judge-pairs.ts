import type { Equality } from '../../src/index.ts';

export type Label = 'equal' | 'different' | 'refused';

/** What the critic said of pairs, by what is true of them. */
export interface Tally {
  pairs: number;
  /** True labels. */
  readonly labels: Record<Label, number>;
  /** Called equal and are different: a defect of the first order. */
  falseEqual: number;
  /** Called different and are equal. */
  falseDifferent: number;
  /** Taken for code though the language refuses it. */
  falseAccepted: number;
  /** Refused though the language takes it. */
  falseRefused: number;
  /** The first few of each fault, to look at. */
  readonly examples: { readonly fault: string; readonly kind: string; readonly source: string; readonly text: string }[];
  readonly kinds: Map<string, number>;
}

const MOST_EXAMPLES = 12;

export function emptyTally(): Tally {
  return {
    pairs: 0,
    labels: { equal: 0, different: 0, refused: 0 },
    falseEqual: 0,
    falseDifferent: 0,
    falseAccepted: 0,
    falseRefused: 0,
    examples: [],
    kinds: new Map(),
  };
}

/** Counts one verdict. */
export function count(tally: Tally, pair: { kind: string; label: Label; source: string; text: string }, verdict: Equality): void {
  tally.pairs += 1;
  tally.labels[pair.label] += 1;
  tally.kinds.set(pair.kind, (tally.kinds.get(pair.kind) ?? 0) + 1);
  const fault = faultOf(pair.label, verdict);
  if (fault === null) return;
  tally[fault] += 1;
  if (tally.examples.filter((one) => one.fault === fault).length < MOST_EXAMPLES)
    tally.examples.push({ fault, kind: pair.kind, source: pair.source, text: pair.text });
}

function faultOf(label: Label, verdict: Equality): 'falseEqual' | 'falseDifferent' | 'falseAccepted' | 'falseRefused' | null {
  const isEqual = verdict === 'identical' || verdict === 'ast-equal';
  if (verdict === 'unparsable') return label === 'refused' ? null : 'falseRefused';
  if (label === 'refused') return isEqual ? 'falseEqual' : 'falseAccepted';
  if (label === 'different') return isEqual ? 'falseEqual' : null;
  return isEqual ? null : 'falseDifferent';
}

/** Returns how often the critic was wrong. */
export function faultsOf({ falseEqual, falseDifferent, falseAccepted, falseRefused }: Tally): number {
  return falseEqual + falseDifferent + falseAccepted + falseRefused;
}
