import picomatch from 'picomatch';
import { ChecksError } from './checks-error.ts';

/**
 * Returns a command with its `{files}` argument replaced by the files, one argument each.
 *
 * @throws {ChecksError} `bad-config` when the command has no such argument, since it would then play something else.
 */
export function expandFiles(argv: readonly string[], files: readonly string[]): string[] {
  if (argv.includes('{files}')) return argv.flatMap((word) => (word === '{files}' ? files : [word]));
  throw new ChecksError({
    code: 'bad-config',
    what: `The command ${argv.join(' ')} was not run.`,
    why: 'It is to play given files, and none of its arguments is {files}.',
    next: 'Add the argument "{files}" to the command in circuit.json.',
  });
}

/** Returns a command with each argument that is a glob replaced by the tree's files that it fits, sorted; one that fits none stays. */
export function expandGlobs(argv: readonly string[], treeFiles: readonly string[]): string[] {
  return argv.flatMap((word, index) => {
    if (index === 0 || word.startsWith('-') || !word.includes('*')) return [word];
    const fits = picomatch(word.replace(/^\.\//u, ''));
    const files = treeFiles.filter((file) => fits(file)).toSorted();
    return files.length === 0 ? [word] : files;
  });
}
