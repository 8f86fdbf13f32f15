const everyMs = 30_000;

/** Tells how far a run is: all the time in one line of a terminal, and elsewhere a line now and then. */
export class ProgressTeller {
  readonly #out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  readonly #now: () => number;
  #toldAt = -Infinity;

  constructor(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
  }

  tell(line: string): void {
    if (this.#out.isTTY) {
      this.#out.write(`\r\u001B[K${line}`);
      return;
    }
    if (this.#now() - this.#toldAt < everyMs) return;
    this.#toldAt = this.#now();
    this.#out.write(`${line}\n`);
  }

  /** Takes the line away, so that what follows begins on one of its own. */
  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001B[K');
  }
}
