import { driverFor, type Module, type SyntaxFault } from '@ticket-circuit/syntax';
import type { ReadText } from './read-text.ts';

/** A file as the coupler meets it. */
export type Opened =
  | { readonly kind: 'module'; readonly module: Module }
  | { readonly kind: 'unparsable'; readonly faults: readonly SyntaxFault[] }
  | { readonly kind: 'driverless'; readonly text: string }
  | { readonly kind: 'absent' };

/** Reads and parses a file. A file that is not there is `absent`, whatever its language. Never throws for bad code. */
export async function openModule(read: ReadText, path: string): Promise<Opened> {
  const text = await read(path);
  if (text === null) return { kind: 'absent' };
  return parseText(text, path);
}

/** Parses a text as the file at a path. */
export async function parseText(text: string, path: string): Promise<Exclude<Opened, { kind: 'absent' }>> {
  const driver = driverFor(path);
  if (driver === null) return { kind: 'driverless', text };
  const result = await driver.parse(text, path);
  return result.kind === 'module' ? result : { kind: 'unparsable', faults: result.faults };
}

/** Returns the module at a path, or null when there is none that parses. */
export async function moduleAt(read: ReadText, path: string): Promise<Module | null> {
  const opened = await openModule(read, path);
  return opened.kind === 'module' ? opened.module : null;
}
