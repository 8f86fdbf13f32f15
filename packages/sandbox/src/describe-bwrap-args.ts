import { buildBwrapArgs, dataFilesOf, descriptors, type LaunchLayout } from './build-bwrap-args.ts';
import { prlimitArgs } from './command-of.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

/**
 * Returns the launch for people to read: one option a line, small files with their size instead of their text, then the
 * command. For `--dry-run`; nothing reads it back.
 */
export function describeBwrapArgs(spec: SandboxSpec, layout: LaunchLayout): string {
  const lines: string[] = [];
  for (const word of buildBwrapArgs(spec, layout)) {
    if (word.startsWith('--')) lines.push(`  ${word}`);
    else lines.push(`${lines.pop() ?? ' '} ${shown(word)}`);
  }
  const data = dataFilesOf(spec, layout).map(
    ({ to, text }, index) => `  descriptor ${descriptors.firstData + index}: ${Buffer.byteLength(text)} bytes for ${to}`,
  );
  return [
    `prlimit ${prlimitArgs(spec.limits, 0).join(' ')}`,
    'bwrap',
    ...lines,
    ...data,
    `command: ${spec.argv.map(shown).join(' ')}`,
    '',
  ].join('\n');
}

function shown(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : JSON.stringify(word);
}
