/**
 * The commands of git that the host may give. Each works on objects, refs, settings or a transfer, or on files that are named to it one by
 * one, so that none of them looks for repositories below a folder. Commands that do (status, add, commit, diff, stash, checkout, submodule
 * and their like) run what a nested repository configures, so they are not here, and a call with one of them does not compile.
 */
type PlumbingVerb =
  // Reads blobs and history only; its one program of somebody's choice, textconv, is switched off in the call.
  | 'blame'
  | 'cat-file'
  | 'commit-tree'
  | 'config'
  | 'diff-tree'
  | 'fetch'
  | 'for-each-ref'
  | 'hash-object'
  | 'init'
  // Reads history only: without a patch it opens no file.
  | 'log'
  | 'ls-files'
  | 'ls-tree'
  | 'merge-base'
  | 'merge-tree'
  | 'push'
  | 'read-tree'
  | 'rev-list'
  | 'rev-parse'
  | 'symbolic-ref'
  | 'update-index'
  | 'update-ref'
  | 'var'
  | 'version'
  | 'worktree'
  | 'write-tree';

/** A command of git and its arguments. */
export type GitArgs = readonly [verb: PlumbingVerb, ...rest: string[]];

/** What may be asked of a person's own checkout besides, which no role can write. */
export type CheckoutArgs = readonly [verb: 'status', ...rest: string[]];
