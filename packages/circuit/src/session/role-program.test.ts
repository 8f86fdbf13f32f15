import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadProfile } from '@ticket-circuit/sandbox';
import type { CommonRoleName } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { installationRoot, parseRoleText, readRole, rolesDir } from './role-program.ts';

const names: CommonRoleName[] = ['explorer', 'questioner', 'testwriter', 'developer', 'reviewer', 'supervisor'];

test.each(names)('the %s of this installation has a definition, a prompt and a profile', async (name) => {
  const role = await readRole(name);
  expect(role.name).toBe(name);
  expect(existsSync(join(rolesDir, name, role.prompt))).toBe(true);
  expect(existsSync(join(installationRoot, role.program))).toBe(true);
  expect(loadProfile(role.profile).limits.wallMs).toBeGreaterThan(0);
});

test.each([
  ['', '/'],
  ['{', '/'],
  ['{"name":"cook"}', 'name'],
])('a definition %j is refused with what is wrong in it', (text, why) => {
  expect(() => parseRoleText('cook', text)).toThrow(
    expect.objectContaining({ code: 'not-built', why: expect.stringContaining(why) as string }) as Error,
  );
});
