import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { socketRoot, stateRoot, stopSession } from '@ticket-circuit/sandbox';
import { projectIdOf } from './project-id.ts';

/** What a repository that is gone has left outside it. */
export interface GoneProject {
  readonly id: string;
  /** Where its records lay. */
  readonly commonDir: string;
  readonly folders: readonly string[];
}

const noteName = 'repository.json';

/** Writes down whose folder this is: its name cannot tell, and the repository may be deleted before it. */
export async function noteRepository(workDir: string, commonDir: string): Promise<void> {
  const text = JSON.stringify({ commonDir });
  const file = join(workDir, noteName);
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text);
}

/** Returns what repositories have left that were deleted, moved, or made anew at their place. A folder whose owner is not written down is not named. */
export async function goneProjects(): Promise<GoneProject[]> {
  const [state, sockets] = [stateRoot(), socketRoot()];
  const found: GoneProject[] = [];
  for (const id of await namesIn(state)) {
    const commonDir = await ownerOf(join(state, id));
    if (commonDir === null || !(await isGone(id, commonDir))) continue;
    const socketDir = join(sockets, id);
    found.push({ id, commonDir, folders: [join(state, id), ...((await exists(socketDir)) ? [socketDir] : [])] });
  }
  return found;
}

/** Ends what still runs there and removes the folders. */
export async function removeGone({ folders }: GoneProject): Promise<void> {
  for (const folder of folders) {
    for (const session of await namesIn(join(folder, 'sessions'))) await stopSession(join(folder, 'sessions', session, 'shim'));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function ownerOf(workDir: string): Promise<string | null> {
  const text = await readFile(join(workDir, noteName), 'utf8').catch(() => null);
  try {
    const note = JSON.parse(text ?? 'null') as { commonDir?: unknown } | null;
    return typeof note?.commonDir === 'string' ? note.commonDir : null;
  } catch {
    return null;
  }
}

async function isGone(id: string, commonDir: string): Promise<boolean> {
  try {
    const present = await projectIdOf(join(commonDir, 'circuit'), commonDir);
    return present !== id;
  } catch (error) {
    // A place that may not be looked into is not gone.
    return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}
