import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Project } from '@ticket-circuit/circuit';
import { dashboardApp } from './http/app.ts';
import { keepModel } from './model/keep-model.ts';
import { readAhead } from './model/read-ahead.ts';
import { PageRuns } from './page-runs.ts';

export interface DashboardOptions {
  readonly project: Project;
  /** 0: one that is free. */
  readonly port: number;
  /** Ends the runs that were ordered from a page. */
  readonly signal: AbortSignal;
}

/** A dashboard that answers. */
export interface Dashboard {
  readonly port: number;
  /** The address with its token: whoever has it may answer questions in the owner's name. */
  readonly url: string;
  close(): Promise<void>;
}

/** The only address that it listens on. */
const loopback = '127.0.0.1';

/**
 * Reads the journal, and answers its pages on this machine alone until it is closed.
 *
 * @throws {Error} EADDRINUSE, EACCES … when the port cannot be had.
 */
export async function serveDashboard({ project, port: asked, signal }: DashboardOptions): Promise<Dashboard> {
  const { journal } = project;
  const kept = join(project.repo.commonDir, 'circuit', 'board.cache');
  const model = await readAhead(kept, journal);
  const keptUpTo = model.seq;
  model.catchUp();
  const runs = new PageRuns(project, signal);
  const closing = new AbortController();
  // The port is part of what the door knows, and the system chooses it.
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request) => answer(request) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(asked, loopback, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const keys = { port, token: newKey(), session: newKey() };
  const app = dashboardApp({ project, model, runs, keys, signal: closing.signal });
  answer = (request) => app.fetch(request);
  project.log.info({ port, seq: model.seq }, 'the page answers');
  return {
    port,
    url: `http://${loopback}:${port}/?token=${keys.token}`,
    close: async () => {
      closing.abort();
      keepModel(kept, journal, model, keptUpTo);
      await runs.ended();
      project.log.info({ port }, 'the page ends');
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

function newKey(): string {
  return randomBytes(24).toString('base64url');
}
