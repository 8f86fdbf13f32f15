import { mkdirSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const COMMANDS = ['circuit', 'coupler'];

/**
 * Makes the commands of this repository stand among the workspace's tools. They are no dependency of the root package: then every package
 * would count as depending on them, and the check of import directions would be void.
 *
 * @param {string} root
 */
export function linkCommands(root) {
  const folder = join(root, 'node_modules', '.bin');
  mkdirSync(folder, { recursive: true });
  for (const command of COMMANDS) {
    const link = join(folder, command);
    const target = join('..', '..', 'packages', 'cli', 'bin', command);
    if (targetOf(link) === target) continue;
    const fresh = `${link}.${process.pid}`;
    symlinkSync(target, fresh);
    renameSync(fresh, link);
  }
}

/** @param {string} link */
function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
