import { access, chmod, constants, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { hooksFolder } from '@ticket-circuit/git';
import { hookBefore, hookMark, hookScript } from './hook-script.ts';

const hookName = 'post-receive';

/** A bare repository that receives pushes, and the folder in which its hook leaves word of them. */
export interface HookPlace {
  readonly repoDir: string;
  /** Absolute path. */
  readonly spool: string;
}

export type HookState =
  | { readonly kind: 'installed'; readonly chained: boolean }
  | { readonly kind: 'missing' }
  /** A hook of somebody else's stands there. */
  | { readonly kind: 'other' }
  /** It is ours, of another version, for another spool, or edited. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-executable' }
  /** `core.hooksPath` leads to a folder that does not exist: git runs no hook at all. */
  | { readonly kind: 'nowhere'; readonly folder: string };

/** Says whether the hook stands where git will run it. Without it nothing is lost: tickets close by the scan. */
export async function hookState({ repoDir, spool }: HookPlace): Promise<HookState> {
  const folder = await hooksFolder(repoDir);
  const path = join(folder, hookName);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return (await exists(folder)) || folder === join(repoDir, 'hooks') ? { kind: 'missing' } : { kind: 'nowhere', folder };
  if (!isOurs(text)) return { kind: 'other' };
  if (text !== hookScript(spool)) return { kind: 'changed' };
  const isExecutable = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isExecutable ? { kind: 'installed', chained: await exists(join(folder, hookBefore)) } : { kind: 'not-executable' };
}

export type HookInstallation =
  | { readonly kind: 'installed'; readonly chained: boolean }
  | { readonly kind: 'refused'; readonly why: string };

/** Puts the hook in place, or brings it up to date; a hook that stands there is kept and run after ours. */
export async function installHook(place: HookPlace): Promise<HookInstallation> {
  if (!isAbsolute(place.spool)) return { kind: 'refused', why: `The spool folder ${place.spool} is not an absolute path.` };
  const state = await hookState(place);
  if (state.kind === 'nowhere') return { kind: 'refused', why: `core.hooksPath leads to ${state.folder}, which does not exist.` };
  const folder = await hooksFolder(place.repoDir);
  const before = join(folder, hookBefore);
  if (state.kind === 'other') {
    if (await exists(before)) return { kind: 'refused', why: `${before} exists already. Move one of the two hooks away.` };
    await rename(join(folder, hookName), before);
  }
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, `.${hookName}.${process.pid}`);
  await writeFile(fresh, hookScript(place.spool));
  await chmod(fresh, 0o755);
  await rename(fresh, join(folder, hookName));
  return { kind: 'installed', chained: await exists(before) };
}

/** Takes our hook away and puts back the one that stood there before; does nothing where ours is not. */
export async function removeHook(repoDir: string): Promise<void> {
  const folder = await hooksFolder(repoDir);
  const path = join(folder, hookName);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null || !isOurs(text)) return;
  if (await exists(join(folder, hookBefore))) await rename(join(folder, hookBefore), path);
  else await rm(path);
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
