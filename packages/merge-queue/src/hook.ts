import { randomBytes } from 'node:crypto';
import { access, chmod, constants, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { hooksFolder, isRouted, route, takePushOptions, unroute } from '@ticket-circuit/git';
import { assertNever } from '@ticket-circuit/schemas';
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
import { procReceive } from './intake-script.ts';

/** A bare repository that receives pushes, and what its hooks are for. */
export interface HookPlace {
  readonly repoDir: string;
  /** Absolute path of the folder in which word of pushes is left. */
  readonly spool: string;
  /** Full name of the branch on which the queue lands. */
  readonly ref: string;
  /** What looks at main where nobody works on the queue, with its arguments; absent: nothing is started. */
  readonly scanner?: readonly string[];
}

export type HookState =
  | { readonly kind: 'installed'; readonly chained: boolean }
  | { readonly kind: 'missing' }
  /** A hook of somebody else's stands there. */
  | { readonly kind: 'other' }
  /** It is ours, of another version, for another spool or branch, or edited. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-executable' }
  /** `receive.procReceiveRefs` does not say what is to be handed to it. */
  | { readonly kind: 'unrouted' }
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
  if (!isExecutable) return { kind: 'not-executable' };
  if (name === 'proc-receive' && !(await isRouted(place.repoDir, routed))) return { kind: 'unrouted' };
  return { kind: 'installed', chained: await exists(join(folder, hookBefore(name))) };
}

export type HookInstallation =
  | { readonly kind: 'installed'; readonly chained: boolean }
  | { readonly kind: 'refused'; readonly why: string };

/** What git hands to proc-receive. */
const routed = 'refs/for';

/** Lets people push commits for the queue, and tells it of every push. */
export async function installHooks(place: HookPlace): Promise<HookInstallation> {
  const first = await installHook(place, 'post-receive');
  return first.kind === 'refused' ? first : await installHook(place, 'proc-receive');
}

/** Lets only the queue move its branch: by a push that shows its token, and by nothing else. */
export async function installGuard(place: HookPlace): Promise<HookInstallation> {
  await makeToken(place.repoDir);
  await takePushOptions(place.repoDir);
  // The message first: the other hook alone would only hang up.
  const first = await installHook(place, 'pre-receive');
  return first.kind === 'refused' ? first : await installHook(place, 'reference-transaction');
}

/** Puts a hook in place, or brings it up to date; one that stands there is kept and run too. */
export async function installHook(place: HookPlace, name: HookName = 'post-receive'): Promise<HookInstallation> {
  if (!isAbsolute(place.spool)) return { kind: 'refused', why: `The spool folder ${place.spool} is not an absolute path.` };
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
  await writeFile(fresh, scriptOf(place, name));
  await chmod(fresh, 0o755);
  await rename(fresh, join(folder, name));
  // The hook first: without it, git refuses what it is to hand to it.
  if (name === 'proc-receive') await route(place.repoDir, routed);
  return { kind: 'installed', chained: await exists(before) };
}

/** Takes our hooks away, or those named, and puts back what stood there before; does nothing where ours is not. */
export async function removeHook(repoDir: string, names: readonly HookName[] = hookNames): Promise<void> {
  const folder = await hooksFolder(repoDir);
  for (const name of names) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null || !isOurs(text)) continue;
    if (name === 'proc-receive') await unroute(repoDir, routed);
    if (await exists(join(folder, hookBefore(name)))) await rename(join(folder, hookBefore(name)), path);
    else await rm(path);
  }
}

/** Makes the token by which the hooks of a repository know the queue, readable by its owner alone; one that is there stays. */
async function makeToken(repoDir: string): Promise<void> {
  if ((await readToken(repoDir)) !== null) return;
  const folder = guardFolder(repoDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'token'), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
}

/** Returns the token of a repository; null when it has none, or keeps it from us. */
export async function readToken(repoDir: string): Promise<string | null> {
  const text = await readFile(join(guardFolder(repoDir), 'token'), 'utf8').catch(() => '');
  return text.trim() || null;
}

const guardFolder = (repoDir: string): string => join(repoDir, 'ticket-circuit');

function scriptOf({ repoDir, ref, ...teller }: HookPlace, name: HookName): string {
  const guard: HookGuard = { ref, folder: guardFolder(repoDir) };
  switch (name) {
    case 'pre-receive':
      return preReceive(guard);
    case 'proc-receive':
      return procReceive(ref);
    case 'reference-transaction':
      return referenceTransaction(guard);
    case 'post-receive':
      return postReceive({ ...teller, ref });
    default:
      return assertNever(name);
  }
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
