import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { probeSandbox, runBattery, runCanary, type SandboxSpec } from '../src/index.ts';
import { runCanaryWith } from '../src/run-canary.ts';
import { limits } from './fixture.ts';

describe('the canary', () => {
  it('holds with the real list of options', async () => {
    expect(await runCanary()).toEqual({ kind: 'held' });
  });

  it('breaks when the host is shown, and names what was seen', async () => {
    const verdict = await runCanaryWith({ args: (args) => args.toSpliced(args.indexOf('--remount-ro'), 0, '--ro-bind', '/', '/oldroot') });
    expect(verdict).toMatchObject({
      kind: 'broken',
      cases: expect.arrayContaining([{ id: 'host-root', detail: expect.stringContaining('/oldroot/') }]),
    });
  });

  it('breaks, and does not hold, when the sandbox cannot be built', async () => {
    const verdict = await runCanaryWith({ args: (args) => ['--ro-bind', '/absent', '/absent', ...args] });
    expect(verdict).toMatchObject({ kind: 'broken', cases: [{ id: 'launch', detail: expect.stringContaining('/absent') }] });
  });
});

it('leaves nothing behind for good when its program is killed: the next one removes it', async () => {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'canary-killed-')));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const world = new URL('../src/canary/canary-world.ts', import.meta.url).href;
  const program = `const { makeCanaryWorld } = await import(${JSON.stringify(world)}); await makeCanaryWorld(); `;
  const start = (then: string): ReturnType<typeof spawnSync> =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program + then], { env: { ...process.env, TMPDIR: base }, encoding: 'utf8' });
  start("process.kill(process.pid, 'SIGKILL');");
  const [killed] = readdirSync(base);
  expect(killed).toMatch(/^circuit-canary-\d+-/u);
  const second = start("console.log((await import('node:fs')).readdirSync(process.env.TMPDIR).join()); process.exit(0);");
  expect(second.stdout).toMatch(/^circuit-canary-\d+-[^,]+\n$/u);
  expect(second.stdout).not.toContain(killed);
});

describe('the battery', () => {
  const plain = { binds: [], network: 'none', argv: ['true'], cwd: '/ws', env: {}, limits } as const;
  const broken = async (specFor: (places: { tree: string; socket: string }) => SandboxSpec): Promise<string[]> => {
    const results = await runBattery({ role: 'one', specFor });
    expect(results.length).toBeGreaterThan(40);
    return results.filter(({ held }) => !held).map(({ id, detail }) => `${id}: ${detail}`);
  };

  it('holds for a role, for a command, and for a command in a throwaway tree', async () => {
    expect(await broken(({ tree, socket }) => ({ ...plain, tree: { path: tree, mode: 'read-only' }, socketDir: socket }))).toEqual([]);
    expect(await broken(({ tree }) => ({ ...plain, tree: { path: tree, mode: 'read-only', writes: ['cache/deep'] } }))).toEqual([]);
    const overlays = ['folder/held.test.ts'];
    expect(await broken(({ tree }) => ({ ...plain, tree: { path: tree, mode: 'throwaway', overlays } }))).toEqual([]);
  });

  it('finds a throwaway tree whose tests are not held', async () => {
    const found = await broken(({ tree }) => ({ ...plain, tree: { path: tree, mode: 'throwaway' } }));
    expect(found).toEqual(['held-files: wrote /ws/folder/held.test.ts']);
  });

  it('finds a role that was given a folder of the host', async () => {
    const found = await broken(({ tree }) => ({
      ...plain,
      binds: [{ from: '/var', to: '/var' }],
      tree: { path: tree, mode: 'read-only' },
    }));
    expect(found).toContain('home: saw /var');
  });
});

describe('probeSandbox', () => {
  it('finds this host ready and says the version', async () => {
    expect(await probeSandbox()).toEqual({ kind: 'ready', version: expect.stringMatching(/^\d+\.\d+/) });
  });
});
