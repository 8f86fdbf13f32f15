import { randomBytes } from 'node:crypto';
import { access, chmod, constants, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { hooksFolder, takePushOptions } from '@ticket-circuit/git';
import {
  hookBefore,
  hookMark,
  hookNames,
  postReceive,
  preReceive,
  referenceTransaction,
  type HookGuard,
  type HookName,
} from './hook-script.ts';

/** A bare repository that receives pushes, and what its hooks are for. */
export interface HookPlace {
  readonly repoDir: string;
  /** Absolute path of the folder in which word of pushes is left. */
  readonly spool: string;
  /** Full name of the branch that only the queue may move; absent when everybody may. */
  readonly guarded?: string;
}

export type HookState =
  | { readonly kind: 'installed'; readonly chained: boolean }
  | { readonly kind: 'missing' }
  /** A hook of somebody else's stands there. */
  | { readonly kind: 'other' }
  /** It is ours, of another version, for another spool or branch, or edited. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-executable' }
  /** `core.hooksPath` leads to a folder that does not exist: git runs no hook at all. */
  | { readonly kind: 'nowhere'; readonly folder: string };

/** Says whether a hook stands where git will run it. Without post-receive nothing is lost: tickets close by the scan. */
export async function hookState(place: HookPlace, name: HookName = 'post-receive'): Promise<HookState> {
  const folder = await hooksFolder(place.repoDir);
  const path = join(folder, name);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    return (await exists(folder)) || folder === join(place.repoDir, 'hooks') ? { kind: 'missing' } : { kind: 'nowhere', folder };
  if (!isOurs(text)) return { kind: 'other' };
  if (text !== scriptOf(place, name)) return { kind: 'changed' };
  const isExecutable = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isExecutable ? { kind: 'installed', chained: await exists(join(folder, hookBefore(name))) } : { kind: 'not-executable' };
}

export type HookInstallation =
  | { readonly kind: 'installed'; readonly chained: boolean }
  | { readonly kind: 'refused'; readonly why: string };

/** Lets only the queue move the branch that the place names: by a push that shows its token, and by nothing else. */
export async function installGuard(place: HookPlace & { readonly guarded: string }): Promise<HookInstallation> {
  await makeToken(place.repoDir);
  await takePushOptions(place.repoDir);
  // The message first: the other hook alone would only hang up.
  const first = await installHook(place, 'pre-receive');
  return first.kind === 'refused' ? first : await installHook(place, 'reference-transaction');
}

/** Puts a hook in place, or brings it up to date; one that stands there is kept and run too. */
export async function installHook(place: HookPlace, name: HookName = 'post-receive'): Promise<HookInstallation> {
  if (!isAbsolute(place.spool)) return { kind: 'refused', why: `The spool folder ${place.spool} is not an absolute path.` };
  const script = scriptOf(place, name);
  if (script === null) return { kind: 'refused', why: `${name} guards a branch, and none is named.` };
  const state = await hookState(place, name);
  if (state.kind === 'nowhere') return { kind: 'refused', why: `core.hooksPath leads to ${state.folder}, which does not exist.` };
  const folder = await hooksFolder(place.repoDir);
  const before = join(folder, hookBefore(name));
  if (state.kind === 'other') {
    if (await exists(before)) return { kind: 'refused', why: `${before} exists already. Move one of the two hooks away.` };
    await rename(join(folder, name), before);
  }
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, `.${name}.${process.pid}`);
  await writeFile(fresh, script);
  await chmod(fresh, 0o755);
  await rename(fresh, join(folder, name));
  return { kind: 'installed', chained: await exists(before) };
}

/** Takes our hooks away, or those named, and puts back what stood there before; does nothing where ours is not. */
export async function removeHook(repoDir: string, names: readonly HookName[] = hookNames): Promise<void> {
  const folder = await hooksFolder(repoDir);
  for (const name of names) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null || !isOurs(text)) continue;
    if (await exists(join(folder, hookBefore(name)))) await rename(join(folder, hookBefore(name)), path);
    else await rm(path);
  }
}

/** Makes the token by which the hooks of a repository know the queue, readable by its owner alone; one that is there stays. */
async function makeToken(repoDir: string): Promise<void> {
  if ((await readToken(repoDir)) !== null) return;
  const { folder } = guardOf({ repoDir, guarded: '' });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'token'), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
}

/** Returns the token of a repository; null when it has none, or keeps it from us. */
export async function readToken(repoDir: string): Promise<string | null> {
  const text = await readFile(join(guardOf({ repoDir, guarded: '' }).folder, 'token'), 'utf8').catch(() => '');
  return text.trim() || null;
}

function guardOf({ repoDir, guarded = '' }: Pick<HookPlace, 'repoDir' | 'guarded'>): HookGuard {
  return { ref: guarded, folder: join(repoDir, 'ticket-circuit') };
}

function scriptOf(place: HookPlace, name: HookName): string | null {
  if (name === 'post-receive') return postReceive(place.spool);
  if (place.guarded === undefined) return null;
  return name === 'pre-receive' ? preReceive(guardOf(place)) : referenceTransaction(guardOf(place));
}

function isOurs(text: string): boolean {
  return text.split('\n', 2)[1]?.startsWith(hookMark.replace(/\d+$/u, '')) === true;
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
