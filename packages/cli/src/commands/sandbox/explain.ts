import { describeBwrapArgs, layoutFor } from '@ticket-circuit/sandbox';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { roleName } from '../role/read-brief.ts';

/** Prints with which arguments the sandbox of a role would be started on this repository. Nothing is started. */
export async function explainSandbox({ dir, words }: VerbCall): Promise<Reply> {
  const role = roleName(words[0] ?? '');
  return await withProject(dir, async (project, host) => {
    const spec = await host.roleSandbox(role, { tree: project.repo.topLevel, socket: project.socketDir });
    const text = describeBwrapArgs(spec, layoutFor(spec)).trimEnd();
    return { exit: exitCodes.done, text, document: { role, spec, launch: text.split('\n') } };
  });
}
