import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openJournal, type Journal } from '@ticket-circuit/journal';

/**
 * Opens the journal of the repository that holds a folder, uses it to read, and closes it however the use ends. Where it lies is found without git and
 * nothing is swept, so that a command that only reads answers at once; wherever that is not plainly right, the project is opened as for any other command.
 */
export async function withJournal<T>(dir: string, use: (journal: Journal) => Promise<T> | T): Promise<T> {
  const file = journalNear(dir);
  if (file === null) {
    const { withProject } = await import('./with-project.ts');
    return await withProject(dir, async ({ journal }) => await use(journal));
  }
  const journal = openJournal(file);
  try {
    return await use(journal);
  } finally {
    journal.close();
  }
}

/** Returns the journal of the nearest repository; null when there is none yet, or when only git can tell. */
function journalNear(dir: string): string | null {
  for (let folder = resolve(dir); ; folder = dirname(folder)) {
    const dotGit = join(folder, '.git');
    const facts = statSync(dotGit, { throwIfNoEntry: false });
    if (facts !== undefined) {
      // Somebody else's repository: whether it is to be trusted is git's to say.
      if (facts.uid !== process.getuid?.()) return null;
      const file = join(facts.isDirectory() ? dotGit : commonDirOf(folder, dotGit), 'circuit/journal.db');
      return existsSync(file) ? file : null;
    }
    if (dirname(folder) === folder) return null;
  }
}

/** A linked work tree's `.git` is a file that names its own folder, and a file in there the common one. */
function commonDirOf(folder: string, dotGit: string): string {
  const gitDir = resolve(
    folder,
    readFileSync(dotGit, 'utf8')
      .replace(/^gitdir: /u, '')
      .trimEnd(),
  );
  const common = join(gitDir, 'commondir');
  return existsSync(common) ? resolve(gitDir, readFileSync(common, 'utf8').trimEnd()) : gitDir;
}
