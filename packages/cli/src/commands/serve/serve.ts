import { CliError, usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { logOf } from '../../host/log-of.ts';
import { withProject } from '../../host/with-project.ts';
import { stopSignal } from '../run/stop-signal.ts';

/** Serves the dashboard until a person stops it. The address is printed as soon as it answers. */
export async function serve(call: VerbCall): Promise<Reply> {
  const { dir, options, json, terminal } = call;
  const port = portOf(options['port']);
  const log = await logOf(call, 'circuit serve');
  return await withProject(
    dir,
    async (project) => {
      const { serveDashboard } = await import('@ticket-circuit/dashboard');
      // The first time a long journal takes a while.
      if (!json) terminal.err('Reading the journal …\n');
      using stop = stopSignal(() => terminal.err('\nStopping: what runs is ended cleanly. Press Ctrl-C again to end at once.\n'));
      const dashboard = await serveDashboard({ project, port, signal: stop.signal }).catch((error: unknown) => {
        throw asTaken(error, port) ?? error;
      });
      const { url } = dashboard;
      terminal.out(
        json ? `${JSON.stringify({ url })}\n` : `${url}\nWhoever has this address may answer questions in your name. Ctrl-C ends it.\n`,
      );
      await new Promise<void>((resolve) => {
        if (stop.signal.aborted) resolve();
        else stop.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      await dashboard.close();
      return { exit: exitCodes.done, text: '', document: { ended: true } };
    },
    log,
  );
}

function portOf(text: string | true | undefined): number {
  if (text === undefined) return 0;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw usageError('circuit serve', 'The port was not understood.', `${JSON.stringify(text)} is no number from 0 to 65535.`);
}

function asTaken(error: unknown, port: number): CliError | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return null;
  return new CliError({
    code: 'port-taken',
    what: `Nothing is served on port ${port}.`,
    why: code === 'EACCES' ? 'This user may not listen on it.' : 'Another program listens on it.',
    next: 'Run: circuit serve',
    cause: error,
  });
}
