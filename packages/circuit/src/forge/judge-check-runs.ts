/** A run of a check, as the forge tells of it. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  readonly status: string;
  /** Null until it is completed. */
  readonly conclusion: string | null;
  readonly html_url: string | null;
}

/** What a forge says of a commit. */
export type ForgeAnswer =
  | { readonly kind: 'green'; readonly run: CheckRun }
  | { readonly kind: 'red'; readonly run: CheckRun }
  /** No verdict yet; `why` in one sentence. */
  | { readonly kind: 'none'; readonly why: string };

const reds: readonly string[] = ['failure', 'timed_out'];

/**
 * Judges a commit by the newest run of one check, whatever others say. Only success is green. What came to no verdict (cancelled, skipped,
 * neutral, stale, an action required) is no answer: somebody may run it again. Never throws.
 *
 * @param runs In any order, of any name and commit.
 */
export function judgeCheckRuns(
  runs: readonly CheckRun[],
  { check, commit }: { readonly check: string; readonly commit: string },
): ForgeAnswer {
  const [run] = runs.filter(({ name, head_sha: sha }) => name === check && sha === commit).toSorted((a, b) => b.id - a.id);
  if (run === undefined) return { kind: 'none', why: `It shows no run of "${check}" for ${commit}.` };
  const { status, conclusion } = run;
  if (status !== 'completed' || conclusion === null)
    return { kind: 'none', why: `"${check}" is ${status} ${linkOf(run)}`.trimEnd().concat('.') };
  if (conclusion === 'success') return { kind: 'green', run };
  return reds.includes(conclusion)
    ? { kind: 'red', run }
    : { kind: 'none', why: `"${check}" ended as ${conclusion} ${linkOf(run)}`.trimEnd().concat('.') };
}

/** Returns where a person sees the run, in brackets; empty where the forge does not say. */
export function linkOf({ html_url: url }: CheckRun): string {
  return url === null || url === '' ? '' : `(${url})`;
}
