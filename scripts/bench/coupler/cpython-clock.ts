import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What CPython said, and how long that took: inside of it, and from the question to the answer. */
interface CpythonDecision {
  readonly equal: boolean;
  readonly insideUs: number;
  readonly askedUs: number;
}

/** One CPython process that decides whether two sources have the same tree. */
export interface CpythonClock {
  decide(a: string, b: string): Promise<CpythonDecision>;
  close(): void;
}

export function startCpythonClock(python: string): CpythonClock {
  const child = spawn(python, ['-I', join(import.meta.dirname, 'cpython_clock.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    decide: async (a, b) => {
      const started = performance.now();
      child.stdin.write(`${JSON.stringify([a, b])}\n`);
      const { value } = (await lines.next()) as { value?: string };
      if (value === undefined) throw new Error('CPython ended before it answered.');
      const [ns, equal] = JSON.parse(value) as [number, boolean];
      return { equal, insideUs: ns / 1000, askedUs: (performance.now() - started) * 1000 };
    },
    close: () => void child.stdin.end(),
  };
}
