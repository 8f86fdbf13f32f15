/** A set of timings in milliseconds. */
export interface Summary {
  readonly median: number;
  readonly p90: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the summary of timings; there must be one at least. */
export function summary(timings: readonly number[]): Summary {
  const sorted = timings.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  const middle = ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
  return { median: round(middle), p90: at(0.9), min: at(0), max: at(1) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
