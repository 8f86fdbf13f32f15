import { closeSync, fsyncSync, linkSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { uniqueWord } from './unique-word.ts';

/** Writes a small file so that after a crash it is either whole or absent. Replaces an older one. */
export function writeDurably(path: string, text: string): void {
  const partial = writePartial(path, text);
  renameSync(partial, path);
  syncFolder(path);
}

/** Writes a small file only if the name is free; returns whether it was. Of many who try at once, one succeeds. */
export function claimDurably(path: string, text: string): boolean {
  const partial = writePartial(path, text);
  try {
    linkSync(partial, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(partial);
  }
  syncFolder(path);
  return true;
}

function writePartial(path: string, text: string): string {
  const partial = `${path}.${uniqueWord()}`;
  const fd = openSync(partial, 'wx', 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.byteLength;) done += writeSync(fd, bytes, done);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  return partial;
}

/** A new name is durable only when its folder is. */
function syncFolder(path: string): void {
  const fd = openSync(dirname(path), 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
