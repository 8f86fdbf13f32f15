import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { canonicalJson } from '@ticket-circuit/schemas';
import pLimit from 'p-limit';
import type { BrokerOptions, SheetAnswer } from './broker-options.ts';
import { brokerRoutes } from './broker-routes.ts';
import { closeSocketToOthers, prepareSocketFolder } from './socket-file.ts';

/** A role has no reason for more; the next ones wait. */
const CALLS_AT_ONCE = 4;

export interface Broker {
  readonly socketPath: string;
  /** Stops listening, cuts what is open and removes the socket. */
  close(): Promise<void>;
}

/**
 * Serves one session over a Unix socket and nothing else. The socket is the identity: it lies in a folder that only this session's sandbox
 * sees, so no request carries a name or a key. After a crash of the host the same call on the same folder listens again.
 *
 * @throws {CircuitError} broker-in-use when a living host serves this folder.
 */
export async function serveBroker(options: BrokerOptions): Promise<Broker> {
  const owner = options.owner ?? null;
  const socketPath = join(options.dir, 'broker.sock');
  await prepareSocketFolder(options.dir, socketPath, owner);
  const app = brokerRoutes({
    ...options,
    complete: once(limited(CALLS_AT_ONCE, options.complete), (request) => request.callId),
    tool: limited(1, options.tool),
    sheet: onceAccepted(options.sheet),
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  await closeSocketToOthers(socketPath, owner);
  return { socketPath, close: async () => await closeServer(server) };
}

function limited<Input, Output>(atOnce: number, call: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  const limit = pLimit(atOnce);
  return async (input) => await limit(async () => await call(input));
}

/** Makes equal calls under way share one answer: a role that reconnects asks again while its first call still runs. */
function once<Input, Output>(call: (input: Input) => Promise<Output>, keyOf: (input: Input) => string): (input: Input) => Promise<Output> {
  const running = new Map<string, Promise<Output>>();
  return async (input) => {
    const key = keyOf(input);
    const known = running.get(key);
    if (known !== undefined) return await known;
    const answer = call(input);
    running.set(key, answer);
    try {
      return await answer;
    } finally {
      running.delete(key);
    }
  };
}

/** A session has one sheet: the accepted one may come again when its answer was lost, another one may not. */
function onceAccepted(judge: BrokerOptions['sheet']): BrokerOptions['sheet'] {
  const oneAtATime = pLimit(1);
  let accepted: string | null = null;
  return async (sheet) =>
    await oneAtATime(async (): Promise<SheetAnswer> => {
      const text = canonicalJson(sheet);
      if (accepted === text) return { kind: 'accepted' };
      if (accepted !== null)
        return { kind: 'refused', errors: [{ path: '', rule: 'one-sheet', message: 'this session has already handed in a sheet' }] };
      const answer = await judge(sheet);
      if (answer.kind === 'accepted') accepted = text;
      return answer;
    });
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeAllConnections();
  await closed;
}
