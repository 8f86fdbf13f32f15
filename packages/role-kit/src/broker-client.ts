import { setTimeout as wait } from 'node:timers/promises';
import { RoleKitError } from './role-kit-error.ts';

/** An answer of the broker: its status and its JSON body. */
export interface BrokerAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface BrokerClient {
  /**
   * Asks the broker and waits for its answer, however long that takes. A host that is away is asked again until it listens.
   *
   * @throws {RoleKitError} broker-unreachable when nobody listened for the whole of `giveUpMs`.
   */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<BrokerAnswer>;
}

export interface BrokerClientOptions {
  readonly socketPath: string;
  /** How long a host may be away before the role gives up. */
  readonly giveUpMs?: number;
  /** First wait before asking again; doubled each time, at most two seconds. */
  readonly firstWaitMs?: number;
  readonly log?: (line: string) => void;
}

// An import statement would read every export of the module, and one of them loads all of Node's own fetch: a third of a role's start.
const { request } = process.getBuiltinModule('node:http');

/** A person may restart the circuit by hand. */
const GIVE_UP_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 2000;

/**
 * Returns a client of the broker behind a Unix socket. Every request may be asked twice when the connection was cut: the host answers a known
 * call id from its journal, an equal sheet again, and a write that was already done is told by its digest.
 */
export function brokerClient(options: BrokerClientOptions): BrokerClient {
  const { socketPath, giveUpMs = GIVE_UP_MS, firstWaitMs = 50, log = () => {} } = options;
  return {
    async ask(method, path, body) {
      const giveUpAt = performance.now() + giveUpMs;
      for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
        const asked = await askOnce(socketPath, method, path, body);
        if (asked.kind === 'answer') return asked.answer;
        if (performance.now() + waitMs > giveUpAt) throw unreachable(socketPath, path, giveUpMs, asked.error);
        log(`the broker is away (${asked.error.message}); asking again in ${waitMs} ms`);
        await wait(waitMs);
      }
    },
  };
}

type Asked = { readonly kind: 'answer'; readonly answer: BrokerAnswer } | { readonly kind: 'cut'; readonly error: Error };

async function askOnce(socketPath: string, method: string, path: string, body: unknown): Promise<Asked> {
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers = payload === null ? {} : { 'content-type': 'application/json', 'content-length': payload.length };
  return await new Promise((resolve) => {
    const cut = (error: Error): void => resolve({ kind: 'cut', error });
    // No agent: a kept connection of a host that died would cost one failure more.
    const asked = request({ socketPath, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', cut);
      response.on('close', () => {
        if (!response.complete) return cut(new Error('the answer was cut'));
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ kind: 'answer', answer: { status: response.statusCode ?? 0, body: parseJson(text) } });
      });
    });
    asked.on('error', cut);
    if (payload === null) asked.end();
    else asked.end(payload);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function unreachable(socketPath: string, path: string, giveUpMs: number, cause: Error): RoleKitError {
  return new RoleKitError({
    code: 'broker-unreachable',
    what: `The broker did not answer ${path}.`,
    why: `Nobody answered on ${socketPath} for ${Math.round(giveUpMs / 1000)} s (${cause.message}).`,
    next: 'Start the circuit again: it takes up the ticket where its journal ends.',
    retry: 'safe',
    cause,
  });
}
