import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model says to one call. A tool's arguments are text, as a provider sends them. */
export interface Said {
  readonly text?: string;
  readonly call?: { readonly name: string; readonly args: string };
  /** The provider refuses the call by this status. */
  readonly status?: number;
  readonly finish?: 'stop' | 'length' | 'tool_calls';
}

export interface ModelServer extends AsyncDisposable {
  readonly url: string;
  /** How many calls came. */
  calls(): number;
}

/** Starts a server with OpenAI's streamed Chat Completions on this machine; `say` answers the n-th call, counted from 1. */
export async function modelServer(say: (call: number) => Said): Promise<ModelServer> {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls += 1;
      const said = say(calls);
      if (said.status !== undefined) {
        response.writeHead(said.status, { 'content-type': 'application/json' }).end('{"error":{"message":"Wrong key."}}');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const data of eventsOf(said, calls)) response.write(`data: ${data}\n\n`);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, calls: () => calls, [Symbol.asyncDispose]: async () => await stop(server) };
}

function eventsOf({ text, call, finish }: Said, number: number): string[] {
  const chunk = (delta: object, finishReason: string | null): string =>
    JSON.stringify({
      id: `c${number}`,
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test-model',
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    });
  const tool = call && [{ index: 0, id: `call_${number}`, type: 'function', function: { name: call.name, arguments: call.args } }];
  const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };
  return [
    chunk({ role: 'assistant', ...(text === undefined ? {} : { content: text }), ...(tool ? { tool_calls: tool } : {}) }, null),
    chunk({}, finish ?? (call ? 'tool_calls' : 'stop')),
    JSON.stringify({ id: `c${number}`, object: 'chat.completion.chunk', created: 1, model: 'test-model', choices: [], usage }),
    '[DONE]',
  ];
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeAllConnections();
  await closed;
}
