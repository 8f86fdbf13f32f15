/** One thing that the doctor looked at. Only `mend` stands in the way of a run. */
export type Finding =
  | { readonly kind: 'good'; readonly part: string; readonly says: string }
  | { readonly kind: 'notice' | 'mend'; readonly part: string; readonly says: string; readonly next: string };

/** Returns a finding as lines: what was looked at, what it says, and the command that mends it. */
export function findingText(finding: Finding): string {
  const mark = { good: 'ok  ', notice: 'note', mend: 'MEND' }[finding.kind];
  const below = `\n      ${''.padEnd(12)} `;
  const [says, ...next] = finding.kind === 'good' ? [finding.says] : [finding.says, finding.next];
  return [`${mark}  ${finding.part.padEnd(12)} ${says}`, ...next].join('\n').trimEnd().replaceAll('\n', below);
}

/** Returns a finding that must be mended, from an error that says what, why and next. */
export function toMend(part: string, error: { readonly what: string; readonly why: string; readonly next: string }): Finding {
  return { kind: 'mend', part, says: `${error.what} ${error.why}`, next: error.next };
}
