import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '..');
const job = (name: string, ...argv: string[]) =>
  spawnSync(process.execPath, [join(scripts, `${name}.ts`), ...argv], { encoding: 'utf8', timeout: 60_000 });

test.each(['demo', 'bench', 'record', 'torture', 'conform'])('%s tells how it is used, and runs nothing', (name) => {
  const { status, stdout, stderr } = job(name, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name} -- `, 'u'));
});

test.each(['bench', 'record', 'torture', 'conform'])('%s tells of an option that it does not know in one sentence', (name) => {
  const { status, stderr } = job(name, '--no-such-option');
  expect(status).toBe(2);
  expect(stderr).toMatch(new RegExp(`^Unknown option '--no-such-option'\\.\\nUsage: npm run ${name} -- `, 'u'));
});
