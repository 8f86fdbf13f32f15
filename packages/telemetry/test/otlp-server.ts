import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A span as OTLP writes it in JSON, as far as the tests read it. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number; readonly message?: string };
}

interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An OTLP/HTTP endpoint of this machine that keeps what it is sent; it goes with the test. */
export interface OtlpServer {
  readonly url: string;
  readonly taken: Taken[];
  /** The spans of all requests, as JSON. */
  spans(): SentSpan[];
  /** Words of the resource that every request names. */
  service(): string;
}

/** @param answer Status of the nth request, from 1; null lets it hang for ever. */
export async function otlpServer(answer: (request: number) => number | null = () => 200): Promise<OtlpServer> {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      const status = answer(taken.length);
      if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  interface Body {
    readonly resourceSpans: readonly { readonly resource: unknown; readonly scopeSpans: readonly { readonly spans: SentSpan[] }[] }[];
  }
  const bodies = (): Body[] => taken.map(({ body }) => JSON.parse(body.toString()) as Body);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    spans: () =>
      bodies().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
    service: () => JSON.stringify(bodies().flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource))),
  };
}
