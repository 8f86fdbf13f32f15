import { styleText } from 'node:util';

/** Where a command writes, and what can be shown there. */
export interface Terminal {
  readonly isTty: boolean;
  /** Whether what `out` writes is shown, whatever becomes of `err`; otherwise a file or a pipe gets it. */
  readonly isOutShown: boolean;
  readonly columns: number;
  /** Writes the answer of the command; bytes where it is a file in an encoding of its own. */
  out(text: string | Uint8Array): void;
  /** Writes what is not the answer: progress, hints and errors; before it a heading, in red where colours are wanted. */
  err(text: string, heading?: string): void;
  /** Returns what stands on standard input. */
  readInput(): Promise<Uint8Array>;
}

/** Returns the terminal of a process. No colour is used when NO_COLOR is set or the stream is no terminal. */
export function terminalOf({ stdout, stderr, stdin }: NodeJS.Process): Terminal {
  return {
    isTty: stdout.isTTY && stderr.isTTY,
    isOutShown: stdout.isTTY,
    columns: stdout.columns || 100,
    out: (text) => void stdout.write(text),
    err: (text, heading) => void stderr.write(heading === undefined ? text : `${styleText('red', heading, { stream: stderr })}${text}`),
    readInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of stdin) chunks.push(Buffer.from(chunk as Uint8Array));
      return Buffer.concat(chunks);
    },
  };
}
