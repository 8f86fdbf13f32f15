import { insideCase, type InsideCase } from './inside-case.ts';

const readOnly: Pick<InsideCase, 'appliesTo'> = { appliesTo: ({ tree }) => tree === 'read-only' };

/** What nobody inside may do to the work tree. */
export const treeCases: readonly InsideCase[] = [
  insideCase({
    ...readOnly,
    id: 'tree-write',
    holds: 'Nothing in the work tree can be written, made, removed, renamed or changed.',
    attempt({ fs, can, which }) {
      if (fs.readFileSync('/ws/file.txt', 'utf8') !== 'text') return 'could not be tried: the tree is another';
      const acts: Record<string, () => unknown> = {
        append: () => fs.appendFileSync('/ws/file.txt', 'x'),
        truncate: () => fs.truncateSync('/ws/file.txt', 0),
        replace: () => fs.writeFileSync('/ws/file.txt', 'x'),
        create: () => fs.writeFileSync('/ws/new.txt', ''),
        'create below': () => fs.writeFileSync('/ws/folder/new.txt', ''),
        mkdir: () => fs.mkdirSync('/ws/new-folder'),
        link: () => fs.symlinkSync('file.txt', '/ws/new-link'),
        unlink: () => fs.unlinkSync('/ws/file.txt'),
        rename: () => fs.renameSync('/ws/file.txt', '/ws/other.txt'),
        'rename folder': () => fs.renameSync('/ws/folder', '/ws/other'),
        chmod: () => fs.chmodSync('/ws/file.txt', 0o777),
        utimes: () => fs.utimesSync('/ws/file.txt', 1, 1),
        'write .git': () => fs.appendFileSync('/ws/.git', 'x'),
        'remove .git': () => fs.rmSync('/ws/.git', { recursive: true }),
      };
      return which('did', Object.keys(acts), (name) => can(acts[name] ?? (() => {})));
    },
  }),
  insideCase({
    ...readOnly,
    id: 'link-write',
    holds: 'A link from a writable place leads to nothing that can be written.',
    attempt({ fs, opens, which }) {
      const targets = ['/ws/file.txt', '/ws/new.txt', '/etc/passwd', '/tmp/link-0', '/proc/self/cwd/file.txt', '/proc/1/root/ws/file.txt'];
      for (const [index, target] of targets.entries()) fs.symlinkSync(target, `/tmp/link-${index}`);
      fs.symlinkSync('../ws', '/tmp/link-tree');
      const links = [...targets.keys()].map((index) => `/tmp/link-${index}`).concat('/tmp/link-tree/file.txt', '/tmp/link-tree/new.txt');
      const found = which('wrote through', links, (path) => opens(path, 'a'));
      for (const link of [...targets.keys()].map((index) => `/tmp/link-${index}`).concat('/tmp/link-tree')) fs.unlinkSync(link);
      return found;
    },
  }),
  insideCase({
    ...readOnly,
    id: 'link-race',
    holds: 'A folder that is swapped for a link while a file below it is written leads to nothing that can be written.',
    isFast: false,
    attempt({ fs, start, facts, opens }) {
      fs.mkdirSync('/tmp/race-real');
      const swap = 'while :; do ln -sfn /ws /tmp/race; ln -sfn /tmp/race-real /tmp/race; done';
      const swapper = start(['/bin/sh', '-c', swap]);
      const started = performance.now();
      let reached = 0;
      // On a busy machine the swapper may be late; without it there is no race.
      while (performance.now() - started < (reached > 0 ? 1 : 20) * facts.raceMs) {
        if (opens('/tmp/race/raced.txt', 'a')) reached += 1;
      }
      swapper.kill('SIGKILL');
      if (reached === 0) return 'could not be tried: no write reached the real folder';
      return fs.existsSync('/ws/raced.txt') ? 'wrote into the work tree' : null;
    },
  }),
  insideCase({
    ...readOnly,
    id: 'hard-link',
    holds: 'A file of the work tree gets no second name in a writable place, nor in the tree.',
    attempt: ({ fs, can, which }) =>
      which('made', ['/tmp/second', '/ws/second', '/dev/shm/second'], (path) => can(() => fs.linkSync('/ws/file.txt', path))),
  }),
  insideCase({
    ...readOnly,
    id: 'second-name',
    holds: 'A file of the work tree that has a second name outside is not written through.',
    attempt: ({ opens, which }) => which('wrote', ['/ws/second-name.txt'], (path) => opens(path, 'a')),
  }),
  insideCase({
    id: 'mount-point',
    holds: 'Where something is mounted can be neither moved nor removed.',
    attempt({ fs, can, which }) {
      const moves = ['/ws', '/etc', '/usr', '/opt/node', '/tmp'].filter((path) => fs.existsSync(path));
      return (
        which('moved', moves, (path) => can(() => fs.renameSync(path, `${path}-moved`))) ??
        which('removed', moves, (path) => can(() => fs.rmdirSync(path)))
      );
    },
  }),
  insideCase({
    id: 'git-pointer',
    holds: 'The repository behind the work tree cannot be found.',
    attempt({ fs }) {
      const status = fs.lstatSync('/ws/.git', { throwIfNoEntry: false });
      if (status === undefined) return null;
      if (status.isDirectory()) return fs.readdirSync('/ws/.git').length > 0 ? 'saw the repository' : null;
      return fs.readFileSync('/ws/.git').length > 0 ? 'read the pointer to the repository' : null;
    },
  }),
  insideCase({
    id: 'held-files',
    holds: 'In a throwaway tree the files that are held can be neither written nor replaced, nor the folders above them moved.',
    appliesTo: ({ tree }) => tree === 'throwaway',
    attempt({ fs, can, opens, which }) {
      if (!opens('/ws/free.txt', 'a')) return 'could not be tried: the throwaway tree cannot be written';
      return (
        which('wrote', ['/ws/folder/held.test.ts'], (path) => opens(path, 'a')) ??
        which('removed', ['/ws/folder/held.test.ts'], (path) => can(() => fs.unlinkSync(path))) ??
        which('moved', ['/ws/folder/held.test.ts', '/ws/folder'], (path) => can(() => fs.renameSync(path, `${path}-moved`)))
      );
    },
  }),
];
