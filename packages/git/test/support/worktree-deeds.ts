import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { git, type Scratch } from '../scratch.ts';

/** Something that can happen in a work tree before it is removed. */
export type Deed =
  | { readonly kind: 'write' | 'remove' | 'link' | 'executable' | 'stage' | 'forget'; readonly path: string }
  | {
      readonly kind:
        | 'stage-all'
        | 'commit'
        | 'reset-soft'
        | 'reset-hard'
        | 'orphan'
        | 'branch'
        | 'detach'
        | 'delete-branch'
        | 'merge'
        | 'prune';
    };

/** Tracked, new, ignored, odd, and such as stand in each other's way. */
const paths = ['a', 'b', 'deep/c', 'new', 'new/below', 'a/below', 'x.ignored', 'folder.ignored/y', 'ü mit\nline', '-dash'];

export const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write'), path: fc.constantFrom(...paths) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('stage', 'forget', 'remove'), path: fc.constantFrom(...paths) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('link', 'executable'), path: fc.constantFrom(...paths) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'stage-all',
        'commit',
        'reset-soft',
        'reset-hard',
        'orphan',
        'branch',
        'detach',
        'delete-branch',
        'merge',
        'prune',
      ),
    }),
  },
) as fc.Arbitrary<Deed>;

export const removalWorld = (scratch: Scratch): string => {
  const folder = scratch.repository('r', { a: 'one\n', b: 'two\n', 'deep/c': 'three\n', '.gitignore': '*.ignored\n' });
  git(folder, 'checkout', '-q', '-b', 'other');
  scratch.commit(folder, { a: 'other one\n', other: 'x\n' }, 'other');
  git(folder, 'checkout', '-q', 'main');
  return folder;
};

/** Does it as somebody would who does not care; returns the text that came into being. What git refuses has no effect. */
export function doIn(tree: string, deed: Deed, number: number): string | null {
  try {
    return doOne(tree, deed, number);
  } catch {
    return null;
  }
}

function doOne(tree: string, deed: Deed, number: number): string | null {
  const text = `text ${number}\n`;
  switch (deed.kind) {
    case 'write':
      mkdirSync(dirname(join(tree, deed.path)), { recursive: true });
      writeFileSync(join(tree, deed.path), text);
      return text;
    case 'link':
      mkdirSync(dirname(join(tree, deed.path)), { recursive: true });
      symlinkSync(text, join(tree, deed.path));
      return text;
    case 'remove':
      rmSync(join(tree, deed.path), { recursive: true });
      return null;
    case 'executable':
      chmodSync(join(tree, deed.path), 0o755);
      return null;
    case 'stage':
      git(tree, 'add', '--force', '--', deed.path);
      return null;
    case 'forget':
      git(tree, 'rm', '-q', '-r', '--cached', '--', deed.path);
      return null;
    default:
      git(tree, ...commands[deed.kind].map((word) => word.replace('N', `${number}`)));
      return null;
  }
}

const commands = {
  'stage-all': ['add', '--all'],
  commit: ['commit', '-q', '--allow-empty', '-m', 'commit N'],
  'reset-soft': ['reset', '-q', '--soft', 'HEAD~1'],
  'reset-hard': ['reset', '-q', '--hard', 'HEAD~1'],
  orphan: ['checkout', '-q', '--orphan', 'orphan-N'],
  branch: ['checkout', '-q', '-b', 'branch'],
  detach: ['checkout', '-q', '--detach'],
  'delete-branch': ['branch', '-q', '-D', 'branch'],
  merge: ['merge', '-q', 'other'],
  prune: ['worktree', 'prune', '--expire=now'],
} as const;
