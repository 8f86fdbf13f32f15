import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxIdentity, stateRoot } from '@ticket-circuit/sandbox';
import { type CommonRoleName, parseRole, type Role } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';

/** Where this installation lies: above packages/circuit/src/session, or above a bundle. */
export const installationRoot: string = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  for (let at = from; at !== join(at, '..'); at = join(at, '..'))
    if (existsSync(join(at, 'roles')) && existsSync(join(at, 'sandbox', 'profiles'))) return at;
  return from;
}

/** Folder of the roles' definitions, prompts and rules. */
export const rolesDir: string = join(installationRoot, 'roles');

/**
 * Returns a role's definition.
 *
 * @throws {CircuitHostError} not-built when roles/<role>/role.json is absent or invalid.
 */
export async function readRole(name: CommonRoleName): Promise<Role> {
  return parseRoleText(name, await readFile(join(rolesDir, name, 'role.json'), 'utf8').catch(() => ''));
}

/** Returns the definition that a text holds. */
export function parseRoleText(name: string, text: string): Role {
  const parsed = parseRole(jsonOf(text));
  if (parsed.kind === 'valid') return parsed.value;
  throw new CircuitHostError({
    code: 'not-built',
    what: `roles/${name}/role.json is absent or invalid.`,
    why: parsed.errors.map((error) => `${error.path || '/'}: ${error.message}`).join('; '),
    next: 'Restore the file from the installation.',
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const installed = new Map<string, Promise<string>>();

/** Returns the program that holds a session's sandbox. It runs on the host, so nobody else must be able to read it. */
export function shimProgram(): string {
  return join(present(join(installationRoot, 'dist', 'roles', 'shim')), 'main.cjs');
}

/** Returns the folder of a role's program as a sandbox can read it: `main.cjs` and its parsers. */
export async function roleProgramDir(name: CommonRoleName): Promise<string> {
  return await reachable(present(join(installationRoot, 'dist', 'roles', name)));
}

/** Returns the folder of a role's definition and prompt as a sandbox can read it. */
export async function roleDataDir(name: CommonRoleName): Promise<string> {
  return await reachable(present(join(rolesDir, name)));
}

function present(dir: string): string {
  if (existsSync(dir)) return dir;
  throw new CircuitHostError({
    code: 'not-built',
    what: `${dir} does not exist.`,
    why: 'The role programs are bundled by the set-up.',
    next: 'Run: npm run bundle',
  });
}

/** A sandbox that dropped to another user cannot read below a private home: then it gets a copy in the state folder, named by its digest. */
async function reachable(dir: string): Promise<string> {
  if (sandboxIdentity() === null) return dir;
  const known = installed.get(dir) ?? copyToState(dir);
  installed.set(dir, known);
  return await known;
}

async function copyToState(dir: string): Promise<string> {
  const target = join(stateRoot(), 'programs', (await digestOfFolder(dir)).slice(0, 16));
  if (existsSync(target)) return target;
  const part = `${target}.${process.pid}.part`;
  await mkdir(join(target, '..'), { recursive: true });
  await cp(dir, part, { recursive: true, dereference: true });
  await rename(part, target).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

async function digestOfFolder(dir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries
    .filter((each) => each.isFile())
    .toSorted((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1))) {
    const path = join(entry.parentPath, entry.name);
    hash.update(`\0${path.slice(dir.length)}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}
