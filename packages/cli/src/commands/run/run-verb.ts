import { resolve } from 'node:path';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { runReply } from './run-end.ts';
import { engineOptions } from './run-options.ts';
import { progressFor } from './show-progress.ts';
import { stopSignal } from './stop-signal.ts';

/** Runs the circuit on a ticket, with live progress. */
export async function runVerb(call: VerbCall): Promise<Reply> {
  const { dir, words, json, terminal } = call;
  const [ticket = ''] = words;
  const engines = engineOptions(call, 'circuit run');
  const end = await withProject(dir, async (project, host) => {
    host.viewTicket(project, ticket);
    const progress = await progressFor(terminal, json);
    using stop = stopSignal(() => terminal.err('\nStopping: what runs is ended cleanly. Press Ctrl-C again to end at once.\n'));
    try {
      return await host.runTicket({ project, ticket, signal: stop.signal, progress: (event) => progress.event(event), ...engines });
    } finally {
      await progress.end();
    }
  });
  return runReply(ticket, end, resolve(dir));
}
