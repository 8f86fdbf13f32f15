import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One CPython process that decides whether two sources have the same tree, and tells how long that took inside of it. */
export interface CpythonClock {
  decide(a: string, b: string): Promise<{ readonly us: number; readonly equal: boolean }>;
  close(): void;
}

export function startCpythonClock(python: string): CpythonClock {
  const child = spawn(python, ['-I', join(import.meta.dirname, 'cpython_clock.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    decide: async (a, b) => {
      child.stdin.write(`${JSON.stringify([a, b])}\n`);
      const { value } = (await lines.next()) as { value?: string };
      if (value === undefined) throw new Error('CPython ended before it answered.');
      const [ns, equal] = JSON.parse(value) as [number, boolean];
      return { us: ns / 1000, equal };
    },
    close: () => void child.stdin.end(),
  };
}
