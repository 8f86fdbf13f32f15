// oxlint-disable-next-line no-restricted-imports -- A trap in the parser must not end the process, and only another thread can be thrown away.
import { Worker } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import type { SyntaxFault } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { ruffPath } from './ruff-path.ts';
import { RUFF_WORKER_SOURCE } from './ruff-worker-source.ts';

/** What a Python parser has to offer. Sources hold no lone surrogates and are within the limits of `limitFaults`. */
export interface PyEngine {
  /** Returns the faults that keep a source from compiling; empty when there are none. */
  check(source: string): Promise<readonly SyntaxFault[]>;
  /** Returns the tokens in Ruff's debug text. */
  tokens(source: string): Promise<string>;
  /** Returns the tree in Ruff's debug text; only to be asked for a source without faults. */
  ast(source: string): Promise<string>;
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
  'PLE0100',
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

type Method = 'check' | 'tokens' | 'parse';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Ruff in a worker thread. Requests run one after the other. After any failure the worker is thrown away, because a trap leaves its
 * memory in an unknown state; the next request starts a fresh one. An idle worker does not keep the process alive.
 */
export class RuffEngine implements PyEngine {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;
  readonly #target: string;
  readonly #longestMs: number;

  /** `longestMs` bounds one request. Ruff writes deep trees in a time that grows with the cube of their depth. */
  constructor(target: string, longestMs = 60_000) {
    this.#target = target;
    this.#longestMs = longestMs;
  }

  async check(source: string): Promise<readonly SyntaxFault[]> {
    const found = (await this.#queue('check', source)) as { message: string; start_location: { row: number; column: number } }[];
    return found.map(({ message, start_location: { row, column } }) => ({ line: row, column, message }));
  }

  async tokens(source: string): Promise<string> {
    return (await this.#queue('tokens', source)) as string;
  }

  async ast(source: string): Promise<string> {
    return (await this.#queue('parse', source)) as string;
  }

  #queue(method: Method, source: string): Promise<unknown> {
    const turn = this.#last.then(() => this.#request(method, source));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #request(method: Method, source: string): Promise<unknown> {
    const worker = (this.#worker ??= await this.#start());
    worker.ref();
    try {
      const answer = await this.#ask(worker, method, source);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    } catch (cause) {
      this.#worker = null;
      // Nothing waits for the end: whatever the old thread still does, nobody listens to it.
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
    worker.on('error', () => undefined);
    return worker;
  }

  #ask(worker: Worker, method: Method, source: string): Promise<Answer> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line no-restricted-globals -- Nothing else ends a thread that computes without end; no result depends on the time.
      const timer = setTimeout(() => settle(() => reject(new Error(`no answer within ${this.#longestMs} ms`))), this.#longestMs);
      const onMessage = (answer: Answer) => {
        if (answer.id === id) settle(() => resolve(answer));
      };
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = (code: number) => settle(() => reject(new Error(`the worker ended with status ${code}`)));
      const settle = (end: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        end();
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker thread has no origin.
      worker.postMessage({ id, method, source, target: this.#target });
    });
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
