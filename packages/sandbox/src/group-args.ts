/** How many words follow each option of bubblewrap that is used here. */
const operands: Readonly<Record<string, number>> = {
  '--unshare-all': 0,
  '--unshare-user': 0,
  '--disable-userns': 0,
  '--share-net': 0,
  '--die-with-parent': 0,
  '--new-session': 0,
  '--uid': 1,
  '--gid': 1,
  '--cap-drop': 1,
  '--hostname': 1,
  '--seccomp': 1,
  '--json-status-fd': 1,
  '--proc': 1,
  '--dev': 1,
  '--size': 1,
  '--tmpfs': 1,
  '--perms': 1,
  '--remount-ro': 1,
  '--chdir': 1,
  '--ro-bind': 2,
  '--bind': 2,
  '--symlink': 2,
  '--ro-bind-data': 2,
  '--setenv': 2,
};

/** Options that only say how the next one is done. */
const modifiers = new Set(['--size', '--perms']);

/**
 * Returns bubblewrap's options one by one, each with its operands and with what modifies it before.
 *
 * @throws {RangeError} for an option that is not in the table above: a fault of whoever added it.
 */
export function groupArgs(args: readonly string[]): string[][] {
  const groups: string[][] = [];
  let modifier: string[] = [];
  for (let at = 0; at < args.length;) {
    const option = args[at] ?? '';
    const count = operands[option];
    if (count === undefined) throw new RangeError(`${option} is not an option that the sandbox uses.`);
    const group = [...modifier, ...args.slice(at, at + 1 + count)];
    at += 1 + count;
    if (modifiers.has(option)) modifier = group;
    else {
      groups.push(group);
      modifier = [];
    }
  }
  return groups;
}
