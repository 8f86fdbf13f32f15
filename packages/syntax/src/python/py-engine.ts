// oxlint-disable-next-line no-restricted-imports -- A trap in the parser must not end the process, and only another thread can be thrown away.
import { Worker } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import type { SyntaxFault } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { ruffPath } from './ruff-path.ts';
import { RUFF_WORKER_SOURCE } from './ruff-worker-source.ts';

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

/**
 * Ruff in a worker thread. Requests run one after the other. After any failure the worker is thrown away, because a trap leaves its
 * memory in an unknown state; the next request starts a fresh one. An idle worker does not keep the process alive.
 */
export class RuffEngine implements PyEngine {
  #worker: Worker | null = null;
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
    const worker = (this.#worker ??= await this.#start());
    worker.ref();
    try {
      const answer = await this.#ask(worker, method, sources);
      if (answer.values === undefined) throw new Error(answer.error);
      return answer.values;
    } catch (cause) {
      this.#worker = null;
      // Nothing waits for the end: whatever the old thread still does, nobody listens to it.
      worker.removeAllListeners().on('error', () => undefined);
      void worker.terminate();
      throw engineFailed(cause);
    } finally {
      worker.unref();
    }
  }

  async #start(): Promise<Worker> {
    for (const flag of COMPILER_FLAGS) setFlagsFromString(flag);
    const worker = new Worker(RUFF_WORKER_SOURCE, {
      eval: true,
      execArgv: [],
      workerData: { ruffPath: await ruffPath(), rules: COMPILE_RULES },
    });
    worker.on('message', (answer: Answer) => this.#asked?.resolve(answer));
    worker.on('error', (error: Error) => this.#asked?.reject(error));
    worker.on('exit', (code: number) => this.#asked?.reject(new Error(`the worker ended with status ${code}`)));
    return worker;
  }

  async #ask(worker: Worker, method: Method, sources: readonly string[]): Promise<Answer> {
    const asked = (this.#asked = Promise.withResolvers<Answer>());
    // oxlint-disable-next-line no-restricted-globals -- Nothing else ends a thread that computes without end; no result depends on the time.
    const timer = setTimeout(() => asked.reject(new Error(`no answer within ${this.#longestMs} ms`)), this.#longestMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker thread has no origin.
    worker.postMessage({ method, sources, target: this.#target });
    try {
      return await asked.promise;
    } finally {
      clearTimeout(timer);
      this.#asked = null;
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
