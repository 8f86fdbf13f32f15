import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTicket } from '../src/index.ts';

/** A folder that goes with the test. */
export class Scratch implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'circuit-journal-'));
  readonly file = join(this.root, 'state/journal.db');

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export function opened(title: string): NewTicket {
  return { kind: 'ticket-opened', title, goal: `Goal of ${title} — ü`, origin: { kind: 'owner' }, table: `sha256:${'a'.repeat(64)}` };
}

export const at = '2026-01-02T03:04:05.678Z';
