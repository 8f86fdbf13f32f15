import { loadProfile, type SandboxSpec } from '@ticket-circuit/sandbox';
import type { CommonRoleName } from '@ticket-circuit/schemas';
import { readRole, roleDataDir, roleProgramDir } from './role-program.ts';

/** Returns the sandbox of a role's session: its program and its definition, the work tree read only, and the folder of its broker's socket. */
export async function roleSandbox(name: CommonRoleName, places: { readonly tree: string; readonly socket: string }): Promise<SandboxSpec> {
  const role = await readRole(name);
  const profile = loadProfile(role.profile);
  return {
    binds: [
      { from: await roleProgramDir(role.name), to: '/opt/circuit/role' },
      { from: await roleDataDir(role.name), to: `/opt/circuit/roles/${role.name}` },
    ],
    tree: { path: places.tree, mode: 'read-only' },
    socketDir: places.socket,
    network: 'none',
    argv: ['node', '/opt/circuit/role/main.cjs'],
    cwd: '/ws',
    env: {},
    limits: { ...profile.limits, wallMs: Math.min(profile.limits.wallMs, role.limits.wallMs) },
  };
}
