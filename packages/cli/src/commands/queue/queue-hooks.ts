import {
  hookNames,
  hookState,
  installGuard,
  installHooks,
  removeHook,
  type HookInstallation,
  type HookPlace,
} from '@ticket-circuit/merge-queue';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { scannerCommand } from '../../host/scanner-command.ts';
import { withQueue, type QueueView } from './with-queue.ts';

/** Installs the hooks of the queue, or takes them away. */
export async function queueHooks({ dir, options }: VerbCall): Promise<Reply> {
  return await withQueue(dir, async (view) => {
    const place = await hookPlace(view);
    if (place === null)
      throw new CliError({
        code: 'no-hooks',
        what: 'No hook was installed.',
        why: 'Only a remote that is a bare repository on this machine has hooks that can be reached from here.',
        next: 'Beside a forge, let a rule of the forge keep main; the queue needs no hook.',
      });
    if (options['remove'] === true) await removeHook(place.repoDir);
    else refuse(await installHooks(place));
    if (options['guard'] === true && options['remove'] !== true) refuse(await installGuard(place));
    const states = Object.fromEntries(await Promise.all(hookNames.map(async (name) => [name, await hookState(place, name)] as const)));
    const lines = Object.entries(states).map(
      ([name, state]) =>
        `${name.padEnd(22)} ${state.kind}${state.kind === 'installed' && state.chained ? ', and the one that stood there' : ''}`,
    );
    return { exit: exitCodes.done, text: [place.repoDir, ...lines].join('\n'), document: { folder: place.repoDir, hooks: states } };
  });
}

/** Returns where the hooks of a queue belong; null where they cannot be reached. */
export async function hookPlace({ place, spool }: QueueView): Promise<HookPlace | null> {
  const repoDir = place.remote === null ? null : await place.repo.remoteFolder(place.remote);
  return repoDir === null ? null : { repoDir, spool, ref: `refs/heads/${place.branch}`, scanner: scannerCommand(place.repo) };
}

function refuse(installation: HookInstallation): void {
  if (installation.kind === 'installed') return;
  throw new CliError({
    code: 'no-hooks',
    what: 'A hook was not installed.',
    why: installation.why,
    next: 'Mend that, then run: circuit queue hooks',
  });
}
