import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';
import { jobEnvironment, originalEnvironment } from './job-environment.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-jobs-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('the environment of a job', () => {
  const env = {
    PATH: ['/clone/node_modules/.bin', '/node_modules/.bin', '/usr/lib/node_modules/npm/node-gyp-bin', '/usr/local/bin', '/usr/bin'].join(
      delimiter,
    ),
    HOME: '/home/user',
    npm_lifecycle_event: 'test',
    npm_package_json: '/clone/package.json',
    npm_config_prefix: '/elsewhere',
    npm_config_registry: 'kept',
    npm_execpath: '/npm',
    INIT_CWD: '/clone',
  };

  test('is the one in which npm was called, without what npm added', () => {
    expect(originalEnvironment(env)).toStrictEqual({
      PATH: `/usr/local/bin${delimiter}/usr/bin`,
      HOME: '/home/user',
      npm_config_registry: 'kept',
    });
  });

  test('has the tools of the workspace first and reports to nobody', () => {
    const job = jobEnvironment(env, '/clone');
    expect(job['PATH']?.split(delimiter)).toStrictEqual(['/clone/node_modules/.bin', '/usr/local/bin', '/usr/bin']);
    expect(job).toMatchObject({ DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' });
  });
});

describe('the lock folder', () => {
  test('lets one action in at a time and goes away afterwards', async () => {
    const lock = join(folder, 'deep/one.lock');
    let inside = 0;
    let most = 0;
    const enter = async (): Promise<void> =>
      await withFolderLock(lock, {}, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await readdir(folder);
        inside -= 1;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  test('is released when the action fails', async () => {
    const lock = join(folder, 'failing.lock');
    const failing = withFolderLock(lock, {}, async () => await Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  test('of a dead process is taken over', async () => {
    const lock = join(folder, 'dead.lock');
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('close', resolve));
    await mkdir(lock);
    await writeFile(join(lock, 'owner'), String(child.pid));
    expect(await withFolderLock(lock, {}, async () => await readFile(join(lock, 'owner'), 'utf8'))).toBe(String(process.pid));
  });

  test('that names no owner is taken over once it is old', async () => {
    const lock = join(folder, 'nameless.lock');
    await mkdir(lock);
    await utimes(lock, 0, 0);
    expect(await withFolderLock(lock, {}, async () => await Promise.resolve('in'))).toBe('in');
  });
});

describe('a job', () => {
  let clone: string;
  let log: string;

  /** A clone in miniature whose npm only notes how it was called, and makes the folder that an install would make. */
  beforeEach(async () => {
    clone = await mkdtemp(join(folder, 'clone-'));
    log = join(clone, 'npm.log');
    for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) await cp(join(root, name), join(clone, name));
    await mkdir(join(clone, 'packages'));
    await mkdir(join(clone, 'bin'));
    await cp(join(root, 'scripts/run'), join(clone, 'scripts/run'), { recursive: true });
    await cp(join(root, 'scripts/run.mjs'), join(clone, 'scripts/run.mjs'));
    await writeFile(join(clone, 'scripts/generate-types.ts'), 'console.log(JSON.stringify({ args: process.argv.slice(2) }));\n');
    await writeProgram('npm', `echo "$PWD $pnpm_config_minimum_release_age $*" >> ${log}\necho "installing"\nmkdir -p node_modules/.bin`);
  });

  async function writeProgram(name: string, body: string): Promise<void> {
    await writeFile(join(clone, 'bin', name), `#!/bin/sh\n${body}\n`);
    await chmod(join(clone, 'bin', name), 0o755);
  }

  async function runJob(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const env = { ...process.env, PATH: `${join(clone, 'bin')}${delimiter}/usr/bin${delimiter}/bin` };
    try {
      const { stdout, stderr } = await run(process.execPath, [join(clone, 'scripts/run.mjs'), ...args], { env });
      return { code: 0, stdout, stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, stdout, stderr };
    }
  }

  test('installs once, exactly what the lockfile says, and keeps standard output for the job', async () => {
    expect(await runJob('generate', '--json')).toMatchObject({ code: 0, stdout: '{"args":["--json"]}\n' });
    expect(await runJob('generate')).toMatchObject({ code: 0, stderr: '' });
    const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { packageManager: string };
    const call = `exec --yes --prefer-offline --package=${packageManager} -- pnpm install --frozen-lockfile --prefer-offline`;
    expect(await readFile(log, 'utf8')).toBe(`${clone} 0 ${call}\n`);
  });

  test('installs again when the lockfile has changed', async () => {
    await runJob('generate');
    await writeFile(join(clone, 'pnpm-lock.yaml'), 'changed');
    await runJob('generate');
    expect((await readFile(log, 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  test('started twice at once installs once', async () => {
    const both = await Promise.all([runJob('generate'), runJob('generate')]);
    expect(both.map(({ code }) => code)).toStrictEqual([0, 0]);
    expect((await readFile(log, 'utf8')).trim().split('\n')).toHaveLength(1);
  });

  test('could not tell when the packages cannot be installed, and shows why', async () => {
    await writeProgram('npm', 'echo "no such version"; exit 1');
    const { code, stdout, stderr } = await runJob('generate');
    expect({ code, stdout }).toStrictEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('no such version');
    expect((await runJob('generate')).code).toBe(2);
  });

  test('makes both commands stand among the tools', async () => {
    await runJob('generate');
    expect((await readdir(join(clone, 'node_modules/.bin'))).toSorted()).toStrictEqual(['circuit', 'coupler']);
  });

  test('ends with the exit status of its program', async () => {
    await writeFile(join(clone, 'scripts/generate-types.ts'), 'process.exitCode = 4;\n');
    expect((await runJob('generate')).code).toBe(4);
  });

  test.runIf(process.platform === 'linux')('ends when what started it is killed', async () => {
    const wait = { timeout: 120_000, interval: 50 };
    const pidFile = join(clone, 'pid');
    const text = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(pidFile)}, String(process.pid));\nsetTimeout(() => {}, 300_000);\n`;
    await writeFile(join(clone, 'scripts/generate-types.ts'), text);
    const env = { ...process.env, PATH: `${join(clone, 'bin')}${delimiter}/usr/bin${delimiter}/bin` };
    const child = spawn(process.execPath, [join(clone, 'scripts/run.mjs'), 'generate'], { env, stdio: 'ignore' });
    const pid = await vi.waitFor(async () => {
      const written = await readFile(pidFile, 'utf8');
      expect(written).toMatch(/^\d+$/u);
      return written;
    }, wait);
    child.kill('SIGKILL');
    // One that nobody has asked for its end yet is still there, with no command line.
    const commandLine = async (): Promise<string> => await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    await vi.waitFor(async () => expect(await commandLine()).toBe(''), wait);
  });

  test.each([
    ['a name that is no job', 'toString', 'The jobs are:'],
    ['a job whose script is not there', 'bench', 'scripts/bench.ts does not exist'],
  ])('refuses %s before it installs anything', async (_title, name, message) => {
    const { code, stderr } = await runJob(name);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(log)).toBe(false);
  });
});
