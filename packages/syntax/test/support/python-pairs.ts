import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Two sources of which CPython said whether they are the same program; `refused`: it does not compile the second one. */
export interface Pair {
  readonly kind: string;
  readonly text: string;
  readonly label: 'equal' | 'different' | 'refused';
}

/** One Python process that makes pairs and labels them, asked one thing after the other. */
export class PairMaker {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: Interface;
  readonly #waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = [];

  constructor(python: string) {
    this.#child = spawn(python, ['-I', join(import.meta.dirname, 'python_pairs.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#lines.on('line', (line) => this.#waiting.shift()?.resolve(line));
    this.#child.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('Python ended before it answered.'));
    });
  }

  /** The outermost functions of a file of Python. */
  async functionsOf(path: string): Promise<string[]> {
    return (JSON.parse(await this.#ask({ functions: path })) as { functions: string[] }).functions;
  }

  /** The canonical text of Python's own tree of a source, and pairs of the source with other ones. */
  async pairsOf(source: string, seed: number, count: number): Promise<{ text: string; pairs: Pair[] }> {
    return JSON.parse(await this.#ask({ source, seed, count })) as { text: string; pairs: Pair[] };
  }

  close(): void {
    this.#lines.close();
    this.#child.stdin.end();
  }

  #ask(request: object): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }
}
