import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../test/fixture.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import { socketRoot, socketRootIn, stateRoot } from './state-root.ts';

afterEach(() => vi.unstubAllEnvs());

describe('stateRoot', () => {
  it('makes the folder that the environment names, open to the user of the sandbox', () => {
    const path = join(tempFolder(), 'a/state');
    vi.stubEnv('CIRCUIT_STATE_DIR', path);
    expect(stateRoot()).toBe(path);
    expect(statSync(path).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o755 : 0o700);
    expect(stateRoot()).toBe(path);
  });

  it('returns the real path behind a link', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync('real', join(folder, 'link'));
    vi.stubEnv('CIRCUIT_STATE_DIR', join(folder, 'link'));
    expect(stateRoot()).toBe(join(folder, 'real'));
  });

  it('refuses a relative path, and one below a file', () => {
    for (const path of ['state', '/proc/version/state']) {
      vi.stubEnv('CIRCUIT_STATE_DIR', path);
      expect(() => stateRoot()).toThrow(expect.objectContaining({ code: 'bad-state-root' }));
    }
  });
});

describe('socketRoot', () => {
  it('is short, ours, and closed to the writes of others', () => {
    const path = socketRoot();
    const status = statSync(path);
    expect(path.length).toBeLessThan(40);
    expect(status.uid).toBe(process.getuid?.());
    expect(status.mode & 0o022).toBe(0);
    expect(socketRoot()).toBe(path);
  });

  it('refuses a link and a file that somebody put in its place', () => {
    for (const put of [(place: string) => symlinkSync('/etc', place), (place: string) => writeFileSync(place, '')]) {
      const folder = tempFolder();
      put(join(folder, `circuit-${process.getuid?.() ?? 0}`));
      expect(() => socketRootIn(folder)).toThrow(expect.objectContaining({ code: 'bad-socket-root' }));
    }
    expect(statSync('/etc').mode & 0o777).toBe(0o755);
  });
});

describe('sandboxIdentity', () => {
  it('drops root to a user that the environment may name, and leaves a user alone', () => {
    const isRoot = process.getuid?.() === 0;
    expect(sandboxIdentity()).toEqual(isRoot ? { uid: 65534, gid: 65534 } : null);
    vi.stubEnv('CIRCUIT_SANDBOX_UID', '1234');
    expect(sandboxIdentity()).toEqual(isRoot ? { uid: 1234, gid: 1234 } : null);
  });

  it.each(['0', '-1', '12x', '99999999999'])('never drops root to %j', (uid) => {
    vi.stubEnv('CIRCUIT_SANDBOX_UID', uid);
    if (process.getuid?.() === 0) expect(() => sandboxIdentity()).toThrow(expect.objectContaining({ code: 'bad-spec' }));
    else expect(sandboxIdentity()).toBeNull();
  });
});
