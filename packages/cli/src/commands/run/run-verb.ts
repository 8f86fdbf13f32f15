import type { ProgressEvent } from '@ticket-circuit/circuit';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { logOf } from '../../host/log-of.ts';
import { readGraph } from '../../host/read-graph.ts';
import { notRunnable, recordedTicket } from '../../host/recorded-ticket.ts';
import { withProject } from '../../host/with-project.ts';
import { runCommand } from './run-command.ts';
import { runReply } from './run-end.ts';
import { engineOptions } from './run-options.ts';
import { progressFor } from './show-progress.ts';
import { stopSignal } from './stop-signal.ts';

/** Runs the circuit on a ticket, with live progress. */
export async function runVerb(call: VerbCall): Promise<Reply> {
  const { dir, words, json, terminal } = call;
  const [ticket = ''] = words;
  const engines = engineOptions(call, 'circuit run');
  const log = await logOf(call, 'circuit run');
  return await withProject(
    dir,
    async (project, host) => {
      if (project.journal.read(ticket).length === 0) throw notRunnable(recordedTicket(await readGraph(project.journal, ticket, dir)));
      const progress = await progressFor(terminal, json);
      const notes: string[] = [];
      const watch = (event: ProgressEvent): void => {
        if (event.kind === 'note') notes.push(event.text);
        progress.event(event);
      };
      using stop = stopSignal(() => terminal.err('\nStopping: what runs is ended cleanly. Press Ctrl-C again to end at once.\n'));
      try {
        const end = await host.runTicket({ project, ticket, signal: stop.signal, progress: watch, ...engines });
        const given = host.givenEngines(engines);
        // A run that found nothing to answer may have been told nothing: then it counts what the one before was told.
        const known = Object.keys(given).length > 0 ? given : host.lastGiven(project, ticket);
        return runReply(ticket, end, { dir, again: runCommand(dir, ticket, known), notes });
      } catch (error) {
        await progress.end();
        // What fails after a landing does not take back what became of the branch.
        if (!json) for (const note of notes) terminal.err(`${note}\n`);
        throw error;
      } finally {
        await progress.end();
      }
    },
    log,
  );
}
