import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** An HTTP proxy between a browser and the server, whose connections can be cut. */
export class CuttableProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isCut = false;

  constructor() {
    this.#server = createServer((asked, answer) => {
      const { hostname, port, pathname, search } = new URL(asked.url ?? '');
      const passed = request({ hostname, port, path: pathname + search, method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    });
    this.#server.on('connection', (socket) => {
      if (this.#isCut) socket.destroy();
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends every connection, and every new one, until it is mended. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
