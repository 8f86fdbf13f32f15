import { rename, writeFile } from 'node:fs/promises';

/** Writes a file so that a reader sees the old content or the new one, never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, text);
  await rename(part, file);
}
