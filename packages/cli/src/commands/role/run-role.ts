import { resolve } from 'node:path';
import { assertNever, type SessionOutcome } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { usageError } from '../../frame/cli-error.ts';
import { exitCodes, type ExitCode } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { jsonText } from '../../frame/terminal-for-people.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { outcomeText } from '@ticket-circuit/provenance';
import { engineOptions } from '../run/run-options.ts';
import { progressFor } from '../run/show-progress.ts';
import { stopSignal } from '../run/stop-signal.ts';
import { readBrief } from './read-brief.ts';

/** Runs one role alone on a brief, on the tree of a commit, in its sandbox and with its broker. Nothing is journalled and nothing lands. */
export async function runRole(call: VerbCall): Promise<Reply> {
  const { dir, words, json, options, terminal } = call;
  const [name = ''] = words;
  if (typeof options['brief'] !== 'string') throw usageError('circuit role', 'There is no brief.', '--brief names the file of one.');
  const { brief, role } = await readBrief(resolve(dir, options['brief']), name);
  const engines = engineOptions(call, 'circuit role');
  return await withProject(dir, async (project, host) => {
    const rev = typeof options['commit'] === 'string' ? options['commit'] : 'HEAD';
    const commit = await project.repo.resolve(rev);
    if (commit === null) throw usageError('circuit role', `There is no commit ${rev}.`, 'The role sees the tree of a commit.');
    const config = await host.readConfig(project.repo, commit);
    const progress = await progressFor(terminal, json);
    using stop = stopSignal(() => terminal.err('\nStopping the role.\n'));
    const end = await host.runRoleAlone({
      project,
      config,
      brief,
      role,
      commit,
      signal: stop.signal,
      progress: (event) => progress.event(event),
      ...engines,
    });
    await progress.end();
    if (end.outcome === null) return { exit: exitCodes.stopped, text: 'The role was stopped.', document: { role, ...end } };
    const text =
      end.outcome.kind === 'sheet' ? jsonText(end.outcome.sheet, 2) : `The ${role} handed in nothing: ${below(outcomeText(end.outcome))}`;
    return { exit: exitOf(end.outcome), text, document: { role, ...end } };
  });
}

function exitOf(outcome: SessionOutcome): ExitCode {
  switch (outcome.kind) {
    case 'sheet':
      return exitCodes.done;
    case 'invalid-sheet':
    case 'out-of-plan':
    case 'breach':
    case 'refused-by-model':
      return exitCodes.refused;
    case 'infrastructure':
    case 'budget-spent':
    case 'engine-down':
      return exitCodes.unknown;
    case 'stopped':
      return exitCodes.stopped;
    default:
      return assertNever(outcome);
  }
}
