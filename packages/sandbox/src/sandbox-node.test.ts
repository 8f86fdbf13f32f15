import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../test/fixture.ts';
import { sandboxNode } from './sandbox-node.ts';

afterEach(() => vi.unstubAllEnvs());

describe('sandboxNode', () => {
  it('returns the real path of a binary that the user of the sandbox can read', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'node'), 'program', { mode: 0o755 });
    symlinkSync('node', join(folder, 'link'));
    expect(sandboxNode(join(folder, 'link'))).toBe(join(folder, 'node'));
  });

  it('copies a binary that only its owner can read into the state folder, once for each version', () => {
    const [closed, state] = [tempFolder(), tempFolder()];
    vi.stubEnv('CIRCUIT_STATE_DIR', state);
    mkdirSync(join(closed, 'home'));
    const program = join(closed, 'home/node');
    writeFileSync(program, 'one', { mode: 0o755 });
    chmodSync(join(closed, 'home'), 0o700);
    const copy = sandboxNode(program);
    // An ordinary user's sandboxes run as that user, to whom the home is open.
    if (process.getuid?.() !== 0) return expect(copy).toBe(program);
    expect(readFileSync(copy, 'utf8')).toBe('one');
    expect(sandboxNode(program)).toBe(copy);
    writeFileSync(program, 'two!', { mode: 0o755 });
    expect(readFileSync(sandboxNode(program), 'utf8')).toBe('two!');
    expect(readdirSync(join(state, 'bin'))).toHaveLength(2);
  });
});
