import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { commandOf, type Said } from './scratch.ts';

/** What a test does with a request: answer it, or end the command. */
type OnRequest = (kill: (signal: NodeJS.Signals) => void, reply: (text: string) => void) => void;

/** Runs a command of `coupler` with a model server of this machine, and acts on each of its requests. */
export async function withModel(folder: string, argv: readonly string[], onRequest: OnRequest): Promise<Said> {
  const server = createServer((request, response) => {
    const reply = (text: string): void => {
      const message = { role: 'assistant', content: text };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'r', model: 'm', choices: [{ index: 0, finish_reason: 'stop', message }], usage: {} }));
    };
    request.resume().on('end', () => onRequest((signal) => child.kill(signal), reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const engine = ['--engine', 'openai', '--model', 'm', '--price', '0/0', '--base-url', url];
  const child = spawn(process.execPath, commandOf('coupler', [...argv, ...engine]), { cwd: folder, stdio: 'pipe' });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1)));
  return { code, out, err };
}
