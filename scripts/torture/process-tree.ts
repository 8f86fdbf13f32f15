import { readdirSync, readFileSync } from 'node:fs';

/** Returns a process and all that it started, directly or through others, as the kernel lists them now. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    const parent = parentOf(Number(name));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []));
  return found;
}

/** Says whether a process runs: a dead one that nobody has asked for yet does not. */
export function isRunning(pid: number): boolean {
  const stat = statOf(pid);
  return stat !== null && !/^[ZX]/u.test(stat);
}

/** Returns the processes, other than this one, whose command line or environment holds a text. */
export function pidsNaming(text: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && Number(name) !== process.pid);
  return pids.filter((pid) => readProcess(pid, 'cmdline').includes(text) || readProcess(pid, 'environ').includes(text)).map(Number);
}

/** Returns what the kernel tells of a process, with spaces between its parts; empty when it tells us nothing. */
export function readProcess(pid: string | number, file: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number | null {
  const parent = statOf(pid)?.split(' ')[1];
  return parent === undefined ? null : Number(parent);
}

/** The fields behind the command's name, which may hold anything. */
function statOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return null;
  }
}
