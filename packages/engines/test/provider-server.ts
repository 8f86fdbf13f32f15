import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>> & { readonly messages: readonly { readonly role: string; readonly content: unknown }[] };
  readonly atMs: number;
}

/** How the server answers one request. */
export type Answer =
  | { readonly json: unknown; readonly status?: number; readonly headers?: Record<string, string> }
  /** Server-sent events; `cut` breaks the connection after them. */
  | { readonly events: readonly { readonly event?: string; readonly data: unknown }[]; readonly cut?: true }
  | { readonly hangUp: true }
  /** Headers and half of a JSON body, then nothing more. */
  | { readonly half: string }
  | { readonly silent: true };

export interface ProviderServer {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/** Starts a server that gives the answers in order, and the last one for ever. */
export async function providerServer(answers: readonly Answer[]): Promise<ProviderServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text) as Received['body'],
        atMs: performance.now(),
      });
      give(response, answers[received.length - 1] ?? answers.at(-1)!);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close: async () => await stop(server) };
}

function give(response: ServerResponse, answer: Answer): void {
  if ('json' in answer) {
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.json));
  } else if ('events' in answer) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const { event, data } of answer.events) {
      response.write(
        `${event === undefined ? '' : `event: ${event}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
      );
    }
    if (answer.cut) response.socket?.end();
    else response.end();
  } else if ('half' in answer) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.half.length * 2 });
    response.write(answer.half, () => response.socket?.end());
  } else if ('hangUp' in answer) {
    response.socket?.destroy();
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeAllConnections();
  await closed;
}
