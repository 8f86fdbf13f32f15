import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRole, type CommonRoleName, type Role } from '@ticket-circuit/schemas';
import { RoleKitError } from './role-kit-error.ts';

export interface LoadedRole {
  readonly role: Role;
  /** The whole prompt file, every part. */
  readonly promptFile: string;
}

/**
 * Loads `role.json` and the prompt beside it: from the folder given, else from `role/` beside the program, else from `roles/<name>/` in the
 * nearest folder above the program that has one.
 *
 * @throws {RoleKitError} no-role when there is none, or when it is not a role of that name.
 */
export async function loadRole(name: CommonRoleName, programDir: string, given?: string): Promise<LoadedRole> {
  const folder = given ?? findRoleFolder(name, programDir);
  if (folder === null) throw noRole(name, `Neither ${join(programDir, 'role')} nor roles/${name} above it holds a role.json.`);
  const parsed = parseRole(await readJson(name, join(folder, 'role.json')));
  if (parsed.kind === 'invalid') throw noRole(name, `${join(folder, 'role.json')} is invalid: ${JSON.stringify(parsed.errors[0])}.`);
  if (parsed.value.name !== name) throw noRole(name, `${join(folder, 'role.json')} is the role ${parsed.value.name}.`);
  return { role: parsed.value, promptFile: await readText(name, join(folder, parsed.value.prompt)) };
}

function findRoleFolder(name: string, programDir: string): string | null {
  const beside = join(programDir, 'role');
  if (existsSync(join(beside, 'role.json'))) return beside;
  for (let folder = programDir; ; folder = dirname(folder)) {
    const found = join(folder, 'roles', name);
    if (existsSync(join(found, 'role.json'))) return found;
    if (folder === dirname(folder)) return null;
  }
}

async function readJson(name: string, path: string): Promise<unknown> {
  const text = await readText(name, path);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw noRole(name, `${path} is not JSON.`, cause);
  }
}

async function readText(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw noRole(name, `${path} cannot be read.`, cause);
  }
}

function noRole(name: string, why: string, cause?: unknown): RoleKitError {
  return new RoleKitError({
    code: 'no-role',
    what: `The role ${name} cannot be loaded.`,
    why,
    next: 'Set CIRCUIT_ROLE_DIR to the folder that holds its role.json and prompt.md.',
    ...(cause === undefined ? {} : { cause }),
  });
}
