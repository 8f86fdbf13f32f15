import { posix } from 'node:path';
import type { PlanSheet } from '@ticket-circuit/schemas';

/** Returns the test and support files, the superseded ones first, then those whose name or folder is nearest to a planned file. */
export function nearbyTests(plan: PlanSheet, files: readonly { path: string; pathClass: string }[]): string[] {
  const superseded = plan.supersedes.map((entry) => entry.target.file);
  const planned = plan.elements.map((element) => element.file);
  const candidates = files
    .filter(({ pathClass }) => pathClass === 'test' || pathClass === 'support')
    .map(({ path }) => ({ path, score: Math.max(0, ...planned.map((file) => nearness(file, path))) }));
  const nearest = candidates.toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  return [...new Set([...superseded, ...nearest.map(({ path }) => path)])];
}

function nearness(source: string, test: string): number {
  const stem = posix.basename(source).split('.')[0] ?? '';
  const named = stem.length > 2 && posix.basename(test).includes(stem) ? 10 : 0;
  const shared = posix
    .dirname(source)
    .split('/')
    .filter((part, index) => part === posix.dirname(test).split('/')[index]).length;
  return named + shared;
}
