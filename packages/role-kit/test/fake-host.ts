import { rm, mkdtemp } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompleteReply, CompleteRequest, ToolReply } from '@ticket-circuit/schemas';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** How the host answers: with a status and a body, or by cutting the connection. */
export type HostAnswer = { readonly status: number; readonly body: unknown } | 'cut';

/** A host on a Unix socket in a folder of its own, for roles under test. */
export interface FakeHost {
  readonly socketPath: string;
  readonly asked: Asked[];
  listen(): Promise<void>;
  /** Stops as a killed process does: connections are cut, the socket file may stay. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Returns a host that is not listening yet. */
export async function fakeHost(answer: (asked: Asked, count: number) => HostAnswer | Promise<HostAnswer>): Promise<FakeHost> {
  const dir = await mkdtemp(join(tmpdir(), 'h-'));
  const socketPath = join(dir, 'broker.sock');
  const asked: Asked[] = [];
  let server: Server | null = null;
  const stop = async (): Promise<void> => {
    const closing = server;
    server = null;
    if (closing === null) return;
    await new Promise<void>((resolve) => {
      closing.close(() => resolve());
      closing.closeAllConnections();
    });
  };
  return {
    socketPath,
    asked,
    async listen() {
      const listening = createServer((request, response) => {
        let text = '';
        request.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        request.on('end', () => {
          const one: Asked = { method: request.method ?? '', path: request.url ?? '', body: text === '' ? null : JSON.parse(text) };
          asked.push(one);
          void Promise.resolve(answer(one, asked.length)).then((given) => give(response, given));
        });
      });
      server = listening;
      await rm(socketPath, { force: true });
      await new Promise<void>((resolve) => {
        listening.listen(socketPath, resolve);
      });
    },
    stop,
    async remove() {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function give(response: ServerResponse, given: HostAnswer): void {
  if (given === 'cut') {
    response.socket?.destroy();
    return;
  }
  response.writeHead(given.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(given.body));
}

/** What a model says next: a text, calls, or another stop. */
export interface Said {
  readonly text?: string;
  readonly calls?: readonly { readonly name: string; readonly input: unknown }[];
  readonly stop?: CompleteReply['stop'];
}

/** Returns the reply that some words are. */
export function replyOf(said: Said): CompleteReply {
  const calls = (said.calls ?? []).map((call, index) => ({
    id: `c${index}`,
    name: call.name,
    input: call.input as Record<string, unknown>,
  }));
  return {
    text: said.text ?? '',
    toolCalls: calls,
    stop: said.stop ?? (calls.length > 0 ? 'tool-calls' : 'end'),
    usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    model: 'm',
  };
}

/** A host whose model says the given things in order, and whose sheets are judged by the given function. */
export function modelHost(options: {
  readonly brief: unknown;
  readonly says: readonly Said[];
  readonly sheet?: (body: unknown, count: number) => HostAnswer;
  readonly tool?: (request: unknown) => ToolReply;
}): (asked: Asked) => HostAnswer {
  const counts = { complete: 0, sheet: 0 };
  return ({ path, body }) => {
    switch (path) {
      case '/v1/brief':
        return { status: 200, body: options.brief };
      case '/v1/complete':
        counts.complete += 1;
        return { status: 200, body: { kind: 'reply', reply: replyOf(options.says[counts.complete - 1] ?? options.says.at(-1) ?? {}) } };
      case '/v1/sheet':
        counts.sheet += 1;
        return options.sheet?.((body as { body: unknown }).body, counts.sheet) ?? { status: 200, body: { kind: 'accepted' } };
      case '/v1/tool':
        return { status: 200, body: options.tool?.(body) ?? { kind: 'failed', why: 'no tools' } };
      default:
        return { status: 200, body: { kind: 'noted' } };
    }
  };
}

/** The conversation of the last model call. */
export function lastRequest(host: FakeHost): CompleteRequest {
  return host.asked.filter((each) => each.path === '/v1/complete').at(-1)?.body as CompleteRequest;
}
