import type { ProgressEvent } from '@ticket-circuit/circuit';
import { below } from '../../frame/below.ts';
import type { Terminal } from '../../frame/terminal.ts';
import { jsonText } from '../../frame/terminal-for-people.ts';
import { progressLine } from './progress-line.ts';

/** Shows what happens while a ticket runs. */
export interface Progress {
  event(event: ProgressEvent): void;
  /** Ends the display; what follows is written below it. */
  end(): Promise<void>;
}

/** Returns the display that fits: events as JSON lines, a task tree on a terminal, plain lines without one. */
export async function progressFor(terminal: Terminal, json: boolean): Promise<Progress> {
  if (json) return { event: (event) => terminal.out(`${jsonText(event)}\n`), end: async () => {} };
  if (terminal.isTty) return (await import('./task-tree.ts')).taskTree(terminal);
  return plainLines(terminal);
}

function plainLines(terminal: Terminal): Progress {
  return {
    event: (event) => {
      const line = progressLine(event);
      if (line !== null) terminal.err(`${below(line)}\n`);
    },
    end: async () => {},
  };
}
