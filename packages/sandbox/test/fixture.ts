import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Limits, SandboxSpec } from '../src/sandbox-spec.ts';

/** Bounds that no passing test comes near. */
export const limits: Limits = {
  wallMs: 30_000,
  cpuS: 20,
  memoryBytes: 1024 ** 3,
  processes: 64,
  fileBytes: 16 * 1024 * 1024,
  outputBytes: 64 * 1024,
  tmpBytes: 16 * 1024 * 1024,
};

/** A temp folder that the sandbox's user can enter, removed after the test. */
export function tempFolder(): string {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-test-'));
  chmodSync(path, 0o755);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A tree with these files, below a temp folder of its own. */
export function treeWith(files: Readonly<Record<string, string>>): string {
  const path = join(tempFolder(), 'tree');
  mkdirSync(path);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

/** A specification without network that runs a shell script. */
export function shellSpec(script: string, more: Partial<SandboxSpec> = {}): SandboxSpec {
  return {
    binds: [],
    network: 'none',
    argv: ['sh', '-c', script],
    cwd: more.tree === undefined ? '/tmp' : '/ws',
    env: {},
    limits,
    ...more,
  };
}
