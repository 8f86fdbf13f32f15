import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('loads nothing of the fetch that Node brings, which a role never uses and every start would pay for', () => {
  const program = `import(${JSON.stringify(join(import.meta.dirname, 'broker-client.ts'))}).then(() => console.log(process.moduleLoadList.join('\\n')));`;
  const { status, stdout } = spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8' });
  expect(status).toBe(0);
  const loaded = stdout.split('\n');
  expect(loaded).toContain('NativeModule http');
  expect(loaded.filter((name) => name.includes('undici/undici'))).toEqual([]);
});
