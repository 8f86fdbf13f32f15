import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRecording, type CommonRoleName, type Recording } from '@ticket-circuit/schemas';
import { EnginesError } from './engines-error.ts';

/** Returns where a session's recording lies: `<role>/<session without ticket>.json` below the folder. */
export function recordingPath(dir: string, role: CommonRoleName, session: string): string {
  return join(dir, role, `${session}.json`);
}

/**
 * Reads a recording; null when there is none.
 *
 * @throws {EnginesError} broken-recording when the file is there and is not a recording of that role and session.
 */
export async function readRecording(dir: string, role: CommonRoleName, session: string): Promise<Recording | null> {
  const path = recordingPath(dir, role, session);
  const text = await readIfThere(path);
  if (text === null) return null;
  const parsed = parseRecording(parseJson(path, text));
  if (parsed.kind === 'invalid') throw broken(path, parsed.errors.map((fault) => `${fault.path || '/'} ${fault.message}`).join('; '));
  if (parsed.value.role !== role || parsed.value.session !== session) {
    throw broken(path, `It says role ${parsed.value.role}, session ${parsed.value.session}.`);
  }
  return parsed.value;
}

/**
 * Writes a recording in the place of any older one; a reader sees the old file or the new one, never a part.
 *
 * @throws {EnginesError} broken-recording when the session's name is not one path segment.
 */
export async function writeRecording(dir: string, recording: Recording): Promise<void> {
  const path = recordingPath(dir, recording.role, recording.session);
  if (!/^[A-Za-z0-9][A-Za-z0-9.-]*$/.test(recording.session))
    throw broken(path, `The session ${JSON.stringify(recording.session)} is no file name.`);
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify(recording, null, 2)}\n`);
  await rename(part, path);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw broken(path, `It cannot be read: ${String(cause)}.`, cause);
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw broken(path, `It is not JSON: ${String(cause)}.`, cause);
  }
}

function broken(path: string, why: string, cause?: unknown): EnginesError {
  return new EnginesError({
    code: 'broken-recording',
    what: `The recording ${path} cannot be used.`,
    why,
    next: 'Record it again, or restore the file.',
    ...(cause === undefined ? {} : { cause }),
  });
}
