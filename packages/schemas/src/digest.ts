import { createHash } from 'node:crypto';

/** Returns `sha256:` and the 64 hexadecimal digits of the bytes' hash; a text is hashed as UTF-8. */
export function digestOf(content: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}
