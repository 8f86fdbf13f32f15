import { readdirSync, readFileSync, statSync } from 'node:fs';

/** What the processes of one sandbox use together. */
export interface ProcessUse {
  readonly processes: number;
  /** Private and shared memory in use; programs' own files are left out, as all processes share them. */
  readonly memoryBytes: number;
}

/**
 * Returns what a process and all its descendants use. A process left behind inside belongs to the namespace's first process,
 * so it is always a descendant. Stops counting above `maxProcesses`. A process that ends meanwhile is left out.
 */
export function measureProcesses(first: number, maxProcesses: number): ProcessUse {
  const waiting = [first];
  let processes = 0;
  let memoryBytes = 0;
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    processes += 1;
    if (processes > maxProcesses) break;
    memoryBytes += memoryOf(pid);
    waiting.push(...childrenOf(pid));
  }
  return { processes, memoryBytes };
}

const countLastsMs = 1000;
let lastCount: { readonly uid: number; readonly at: number; readonly tasks: number } | null = null;

/**
 * Returns how many tasks (threads) a user runs on this host, or ran a second ago at most, since all of /proc must be looked
 * at for it; what cannot be read counts as none.
 */
export function countTasks(uid: number): number {
  const now = performance.now();
  if (lastCount?.uid === uid && now - lastCount.at < countLastsMs) return lastCount.tasks;
  const tasks = countTasksNow(uid);
  lastCount = { uid, at: now, tasks };
  return tasks;
}

function countTasksNow(uid: number): number {
  let tasks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^[0-9]+$/.test(name)) continue;
    if (statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid !== uid) continue;
    tasks += Number(/^Threads:\s*([0-9]+)/m.exec(readOrEmpty(`/proc/${name}/status`))?.[1] ?? 0);
  }
  return tasks;
}

function memoryOf(pid: number): number {
  const status = readOrEmpty(`/proc/${pid}/status`);
  const kibibytes = (name: string): number => Number(new RegExp(`^${name}:\\s*([0-9]+) kB`, 'm').exec(status)?.[1] ?? 0);
  return (kibibytes('RssAnon') + kibibytes('RssShmem')) * 1024;
}

function childrenOf(pid: number): number[] {
  let tasks: string[];
  try {
    tasks = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  return tasks.flatMap((task) =>
    readOrEmpty(`/proc/${pid}/task/${task}/children`)
      .split(' ')
      .filter((word) => word !== '')
      .map(Number),
  );
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
