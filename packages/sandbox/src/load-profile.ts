import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseProfile, type Profile } from '@ticket-circuit/schemas';
import { SandboxError } from './sandbox-error.ts';

/**
 * Returns the profile of this name: what the sandbox of a role, a shell, a test run or a preparation may touch.
 *
 * @throws {SandboxError} `bad-profile` when there is none, or when it is not what its schema describes.
 * Source: `sandbox/profiles/<name>.json`.
 */
export function loadProfile(name: string): Profile {
  const path = /^[a-z][a-z-]*$/.test(name) ? profilePath(name) : null;
  if (path === null) throw badProfile(name, 'There is no file for it in sandbox/profiles.', 'Name one that is there.');
  const parsed = parseProfile(readJson(name, path));
  if (parsed.kind === 'invalid') {
    const faults = parsed.errors.map((fault) => `${fault.path || '/'} ${fault.message}`).join('; ');
    throw badProfile(name, `${path} breaks its schema: ${faults}.`, 'Mend the file.');
  }
  if (parsed.value.name !== name) throw badProfile(name, `${path} calls itself ${parsed.value.name}.`, 'Mend the name.');
  return parsed.value;
}

/** Profiles lie at the top of the repository, or beside the bundle, so they are looked for upwards from here. */
function profilePath(name: string): string | null {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const path = join(folder, 'sandbox', 'profiles', `${name}.json`);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) return null;
  }
}

function readJson(name: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw badProfile(name, `${path} is not JSON: ${String(cause)}.`, 'Mend the file.');
  }
}

function badProfile(name: string, why: string, next: string): SandboxError {
  return new SandboxError({ code: 'bad-profile', what: `The profile ${JSON.stringify(name)} was not loaded.`, why, next });
}
