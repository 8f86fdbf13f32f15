import { stripVTControlCharacters } from 'node:util';
import type { SandboxRun } from '@ticket-circuit/sandbox';

const longest = 6_000;

/** Returns the end of what a run printed, for reading; empty when it printed nothing. Escape sequences and the ends of long lines are taken out. */
export function excerptOf(run: Pick<SandboxRun, 'stdout' | 'stderr'>): string {
  const text = stripVTControlCharacters([run.stdout, run.stderr].join('\n'))
    .trim()
    .replace(/^(.{400})(.+)$/gmu, (_, start: string, rest: string) => `${start} [${rest.length} characters left out]`);
  return text.length <= longest ? text : `[${text.length - longest} characters left out]\n${text.slice(-longest)}`;
}
