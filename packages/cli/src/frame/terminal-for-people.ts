import { seen, withUnseen } from '@ticket-circuit/schemas';
import type { Terminal } from './terminal.ts';

/**
 * Returns a terminal on which no text acts: models, titles and names of files may hold what clears a screen or writes a clipboard, and it is shown
 * instead. Bytes are a file, and pass as they are.
 */
export function terminalForPeople(terminal: Terminal): Terminal {
  return {
    ...terminal,
    out: (text) => terminal.out(typeof text === 'string' ? seen(text) : text),
    err: (text, heading) => terminal.err(seen(text), heading),
  };
}

/** Returns a document as JSON in which nothing acts on a terminal either: JSON lets some such characters stand, and reads them escaped as the same. */
export function jsonText(document: unknown, indent = 0): string {
  return withUnseen(JSON.stringify(document, null, indent), (code) => (code === 0x0a ? '\n' : `\\u${code.toString(16).padStart(4, '0')}`));
}
