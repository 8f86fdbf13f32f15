import { buildBwrapArgs, dataFilesOf, descriptors, inside, type LaunchLayout } from './build-bwrap-args.ts';
import { commandOf, prlimitArgs } from './command-of.ts';
import { groupArgs } from './group-args.ts';
import { launchProtections, optionProtections, protectionKey, type Protection } from './protections.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

const widest = 60;

/**
 * Returns the launch for people to read: the command as it is typed, then each option of bubblewrap on its own line with what
 * it keeps out and the cases of the battery that fail without it, then the small files with their size instead of their text.
 * For `--dry-run`; nothing reads it back.
 */
export function describeBwrapArgs(spec: SandboxSpec, layout: LaunchLayout): string {
  const data = dataFilesOf(spec, layout).map(
    ({ to, text }, index) => `  descriptor ${descriptors.firstData + index}: ${Buffer.byteLength(text)} bytes for ${to}`,
  );
  const limits = `prlimit ${prlimitArgs(spec.limits, 0).join(' ')} --`;
  return [
    `env -i PATH=/usr/bin:/bin ${limits} bwrap --args ${descriptors.args} -- ${commandOf(spec).map(shown).join(' ')}`,
    '',
    'beside bubblewrap:',
    ...Object.entries(launchProtections).map(([name, protection]) => line(name, protection)),
    '',
    `descriptor ${descriptors.args}: bubblewrap's options, each word ended by a zero byte`,
    ...groupArgs(buildBwrapArgs(spec, layout)).map((group) =>
      line(group.map(shown).join(' '), optionProtections[protectionKey(group, inside.git)]),
    ),
    `  descriptor ${descriptors.status}: how it ended, for the host`,
    ...((spec.outputs ?? []).length > 0 ? [`  descriptor ${descriptors.outputs}: files handed back, for the host`] : []),
    `  descriptor ${descriptors.seccomp}: the filter of system calls`,
    ...data,
    '',
  ].join('\n');
}

function line(words: string, protection: Protection | undefined): string {
  if (protection === undefined) return `  ${words}`;
  const { says, missedBy, only } = protection;
  const cases = missedBy.length === 0 ? '' : ` [${missedBy.join(' ')}${only === undefined ? '' : `, ${only}`}]`;
  return `  ${words.padEnd(widest)}  # ${says}${cases}`;
}

function shown(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : JSON.stringify(word);
}
