// oxlint-disable-next-line no-restricted-imports -- A trap in the parser must not end the process, and only another thread can be thrown away.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import type { SyntaxFault } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { ruffPath } from './ruff-path.ts';
import { ANSWERS, REQUESTS, RUFF_WORKER_SOURCE } from './ruff-worker-source.ts';

/** What a Python parser has to offer. Sources hold no lone surrogates and are within the limits of `limitFaults`. */
export interface PyEngine {
  /** Returns the faults that keep each source from compiling; empty when there are none. */
  check(sources: readonly string[]): Promise<(readonly SyntaxFault[])[]>;
  /** Returns the tokens in Ruff's debug text. */
  tokens(source: string): Promise<string>;
  /** Returns the tree in Ruff's debug text; only to be asked for a source without faults. */
  ast(source: string): Promise<string>;
  /** Returns each source's tree in Ruff's debug text, or null where there is a fault. */
  read(sources: readonly string[]): Promise<(string | null)[]>;
}

// Errors that CPython's compiler finds behind its parser. Source: COUPLER.md 1.
const COMPILE_RULES = [
  'F404',
  'F406',
  'F621',
  'F622',
  'F701',
  'F702',
  'F704',
  'F706',
  'F707',
  'PLE0115',
  'PLE0116',
  'PLE0117',
  'PLE0118',
  'PLE1142',
  'PLE1700',
];

// Ruff is ten megabytes of WebAssembly. The optimising compiler would spend seconds on it beside the work, and the process would wait for them at its
// end; a short session never earns them back. Each flag is named, because after the start none implies another. They hold for the whole process.
const COMPILER_FLAGS = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

type Method = 'check' | 'tokens' | 'parse' | 'read';

interface RuffFault {
  readonly message: string;
  readonly start_location: { readonly row: number; readonly column: number };
}

interface Answer {
  readonly values?: readonly unknown[];
  readonly error?: string;
}

/** What holds Ruff. Requests and answers are counted beside the messages, so that each side can sleep until the other has written one. */
interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly counts: Int32Array<SharedArrayBuffer>;
}

// Most answers take less than waking a loop of events does. Whoever waits longer lets the rest of the process go on.
const SLEEP_MS = 2;

/**
 * Ruff in a worker thread. Requests run one after the other. After any failure the worker is thrown away, because a trap leaves its
 * memory in an unknown state; the next request starts a fresh one. An idle worker does not keep the process alive.
 */
export class RuffEngine implements PyEngine {
  #thread: Thread | null = null;
  /** Resolves when the latest request is done; null when none is under way. */
  #last: Promise<void> | null = null;
  /** The one request that the thread works on. */
  #asked: PromiseWithResolvers<Answer> | null = null;
  readonly #target: string;
  readonly #longestMs: number;

  /** `longestMs` bounds one request. Ruff writes deep trees in a time that grows with the cube of their depth. */
  constructor(target: string, longestMs = 60_000) {
    this.#target = target;
    this.#longestMs = longestMs;
  }

  async check(sources: readonly string[]): Promise<(readonly SyntaxFault[])[]> {
    const found = (await this.#queue('check', sources)) as readonly RuffFault[][];
    return found.map((faults) => faults.map(({ message, start_location: { row, column } }) => ({ line: row, column, message })));
  }

  async tokens(source: string): Promise<string> {
    return (await this.#queue('tokens', [source]))[0] as string;
  }

  async ast(source: string): Promise<string> {
    return (await this.#queue('parse', [source]))[0] as string;
  }

  async read(sources: readonly string[]): Promise<(string | null)[]> {
    const found = (await this.#queue('read', sources)) as readonly { readonly faults: readonly RuffFault[]; readonly text: string }[];
    return found.map(({ faults, text }) => (faults.length > 0 ? null : text));
  }

  #queue(method: Method, sources: readonly string[]): Promise<readonly unknown[]> {
    // Sent within this very call where nothing is before it, so that the caller can work on while the thread does.
    const turn = this.#last === null ? this.#request(method, sources) : this.#last.then(() => this.#request(method, sources));
    const end = turn
      .catch(() => undefined)
      .then(() => {
        if (this.#last === end) this.#last = null;
      });
    this.#last = end;
    return turn;
  }

  async #request(method: Method, sources: readonly string[]): Promise<readonly unknown[]> {
    const thread = (this.#thread ??= await this.#start());
    thread.worker.ref();
    try {
      const answer = await this.#ask(thread, method, sources);
      if (answer.values === undefined) throw new Error(answer.error);
      return answer.values;
    } catch (cause) {
      this.#thread = null;
      // Nothing waits for the end: whatever the old thread still does, nobody listens to it.
      thread.port.removeAllListeners();
      thread.worker.removeAllListeners().on('error', () => undefined);
      void thread.worker.terminate();
      throw engineFailed(cause);
    } finally {
      thread.worker.unref();
    }
  }

  async #start(): Promise<Thread> {
    for (const flag of COMPILER_FLAGS) setFlagsFromString(flag);
    const counts = new Int32Array(new SharedArrayBuffer(8));
    const { port1: port, port2 } = new MessageChannel();
    const worker = new Worker(RUFF_WORKER_SOURCE, {
      eval: true,
      execArgv: [],
      workerData: { ruffPath: await ruffPath(), rules: COMPILE_RULES, port: port2, counts },
      transferList: [port2],
    });
    worker.on('error', (error: Error) => this.#asked?.reject(error));
    worker.on('exit', (code: number) => this.#asked?.reject(new Error(`the worker ended with status ${code}`)));
    port.on('message', (answer: Answer) => this.#asked?.resolve(answer));
    // The worker alone says how long the process has to stay.
    port.unref();
    return { worker, port, counts };
  }

  async #ask({ port, counts }: Thread, method: Method, sources: readonly string[]): Promise<Answer> {
    const asked = (this.#asked = Promise.withResolvers<Answer>());
    const answered = Atomics.load(counts, ANSWERS);
    port.postMessage({ method, sources, target: this.#target });
    Atomics.add(counts, REQUESTS, 1);
    Atomics.notify(counts, REQUESTS);
    try {
      // Whoever asks works on until it waits itself.
      await Promise.resolve();
      Atomics.wait(counts, ANSWERS, answered, SLEEP_MS);
      return (receiveMessageOnPort(port)?.message as Answer | undefined) ?? (await this.#within(asked));
    } finally {
      this.#asked = null;
    }
  }

  async #within(asked: PromiseWithResolvers<Answer>): Promise<Answer> {
    // oxlint-disable-next-line no-restricted-globals -- Nothing else ends a thread that computes without end; no result depends on the time.
    const timer = setTimeout(() => asked.reject(new Error(`no answer within ${this.#longestMs} ms`)), this.#longestMs);
    try {
      return await asked.promise;
    } finally {
      clearTimeout(timer);
    }
  }
}

function engineFailed(cause: unknown): SyntaxEditError {
  return new SyntaxEditError({
    code: 'engine-failed',
    what: 'A Python source was not read.',
    why: `The parser failed: ${cause instanceof Error ? cause.message : String(cause)}.`,
    next: 'Treat the source as refused; the parser was started anew.',
    cause,
  });
}
